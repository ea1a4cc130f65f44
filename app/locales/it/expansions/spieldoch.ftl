# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Due tessere che aprono la mappa una accanto all’altra
rule-sd-use = Le due tessere aprono la mappa, o si mescolano nel mazzo
rule-sd-start_tile = La normale tessera di partenza resta nella scatola, o va nel mazzo
