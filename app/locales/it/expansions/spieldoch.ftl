# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Due tessere di partenza, una accanto all’altra
rule-sd-use = Le due tessere sono di partenza, o si mescolano nel mazzo
rule-sd-start_tile = La normale tessera di partenza resta nella scatola, o va nel mazzo
