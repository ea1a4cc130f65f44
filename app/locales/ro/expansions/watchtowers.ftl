# Turnurile de veghe.

set-watchtowers = Turnurile de veghe
about-watchtowers = Turnuri plătite pentru ce se vede în jurul lor
rule-wt-pay = Un turn de veghe plătește o dată fiecare jucător de pe cartonaș sau fiecare pion
rule-wt-builder_triggers = Este plătit și un constructor singur pe cartonașul unui turn de veghe
tile-watchtower-city = un turn de veghe (orașe)
tile-watchtower-road = un turn de veghe (drumuri)
tile-watchtower-meeple = un turn de veghe (supuși)
tile-watchtower-pennant = un turn de veghe (steme)
tile-watchtower-cloister = un turn de veghe (mănăstiri)
source-watchtower = turn de veghe
part-watchtower = turnuri de veghe
