# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Dix tuiles de plus, et une source à route pour les rivières
rule-gq-spring = Avec une rivière : la source avec une route remplace l’autre, ou reste dans la boîte
rule-gq-pig_herd = Les cochons de Games Quarterly 11 valorisent leur pré
