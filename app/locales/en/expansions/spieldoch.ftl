# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Two tiles that begin the table side by side
rule-sd-use = The two tiles begin the table, or are shuffled in
rule-sd-start_tile = The plain start tile stays in the box, or goes into the pile
