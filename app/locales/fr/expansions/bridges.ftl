# Bridges.

set-bridges = Ponts
about-bridges = Des ponts qui font passer les routes par-dessus les prés
rule-bridge-force = Une tuile qui ne va qu’avec un pont : à poser, ou défaussable
rule-bridge-deploy_on_neighbour = Partisan permis sur le nouveau pont d’une tuile voisine
rule-bridge-freestanding = Pont permis sur la tuile posée, sans tuile aux deux bouts
rule-bridge-to_abbey = Un pont peut s’arrêter à un monastère
position-bridge = { $cell } { FORM($one, "from") } { FORM($other, "at") }
position-bridges = Ponts : { $bridges }.
token-bridge = un pont
action-bridge-north-south = Jeter un pont sur { $cell } du nord au sud
action-bridge-west-east = Jeter un pont sur { $cell } d’ouest en est
thing-bridge = Un pont
told-bridge = { $who } jette un pont en { $cell }.
