# Spiel Doch!

set-spieldoch = Spiel Doch !
about-spieldoch = Deux tuiles de départ côte à côte
rule-sd-use = Les deux tuiles servent de départ, ou vont dans la pioche
rule-sd-start_tile = La tuile de départ ordinaire reste dans la boîte, ou va dans la pioche
