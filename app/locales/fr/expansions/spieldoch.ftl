# Spiel Doch!

set-spieldoch = Spiel Doch !
about-spieldoch = Deux tuiles qui commencent le plateau côte à côte
rule-sd-use = Les deux tuiles commencent le plateau, ou vont dans la pioche
rule-sd-start_tile = La tuile de départ reste dans la boîte, ou va dans la pioche
