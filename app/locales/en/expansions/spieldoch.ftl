# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Two start tiles side by side
rule-sd-use = The two tiles are the start, or are shuffled in
rule-sd-start_tile = The plain start tile stays in the box, or goes into the pile
