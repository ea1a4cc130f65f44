# Watchtowers.

set-watchtowers = Watchtowers
about-watchtowers = Towers that pay for what can be seen around them
rule-wt-pay = A watchtower pays each player on its tile once, or once for every figure
rule-wt-builder_triggers = A builder alone on the tile of a watchtower is paid, too
tile-watchtower-city = a watchtower (cities)
tile-watchtower-road = a watchtower (roads)
tile-watchtower-meeple = a watchtower (meeples)
tile-watchtower-pennant = a watchtower (pennants)
tile-watchtower-cloister = a watchtower (cloisters)
source-watchtower = watchtower
part-watchtower = watchtowers
