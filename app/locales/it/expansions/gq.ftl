# Games Quarterly 11.

set-gq = Games Quarterly 11
about-gq = Dieci tessere in più, e per i fiumi una sorgente con strada
rule-gq-spring = Con un fiume: la sorgente con strada sostituisce l’altra, o resta nella scatola
rule-gq-pig_herd = I maiali di Games Quarterly 11 danno più valore al loro campo
