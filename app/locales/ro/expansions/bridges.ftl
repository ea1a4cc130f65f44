# Bridges.

set-bridges = Poduri
about-bridges = Poduri care trec drumurile peste câmpuri
rule-bridge-force = Un cartonaș care merge numai cu pod trebuie așezat sau se poate scoate
rule-bridge-deploy_on_neighbour = Un supus poate merge pe podul nou de peste un cartonaș vecin
rule-bridge-freestanding = Pod peste cartonașul tău și unde acesta nu întâlnește altul
rule-bridge-to_abbey = Un pod se poate opri la o abație
position-bridge = { $cell }, dinspre { $one } spre { $other }
position-bridges = Poduri: { $bridges }.
token-bridge = un pod
action-bridge-north-south = Construiește un pod peste { $cell }, de la nord la sud
action-bridge-west-east = Construiește un pod peste { $cell }, de la vest la est
thing-bridge = Un pod
told-bridge = { $who } construiește un pod în { $cell }.
