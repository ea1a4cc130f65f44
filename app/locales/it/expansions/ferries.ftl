# The Ferries.

set-ferries = I Traghetti
about-ferries = Traghetti che portano le strade da una riva all’altra
rule-ferries-place = Un nuovo lago riceve sempre il traghetto, o solo con un seguace su una strada
tile-ferry = un lago per traghetti
action-ferry = Traghetto: { $link }
action-pass-ferries = Non spostare traghetti
prompt-ferry_place = Quali strade collega il nuovo traghetto?
prompt-ferry_change = Sposti un traghetto?
told-ferry = { $who } mette un traghetto: { $link }.
told-ferry-moved = { $who } sposta un traghetto: { $link }.
position-ferries = Traghetti: { $ferries }.
