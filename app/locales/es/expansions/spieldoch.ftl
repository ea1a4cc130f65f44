# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Dos losetas iniciales, una junto a otra
rule-sd-use = Las dos losetas son iniciales, o van al montón
rule-sd-start_tile = La loseta inicial normal se queda en la caja, o va al montón
