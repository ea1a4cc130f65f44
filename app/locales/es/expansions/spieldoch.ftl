# Spiel Doch!

set-spieldoch = Spiel Doch!
about-spieldoch = Dos losetas que empiezan en la mesa una junto a otra
rule-sd-use = Las dos losetas empiezan en la mesa, o van al montón
rule-sd-start_tile = La loseta inicial se queda en la caja, o va al montón
