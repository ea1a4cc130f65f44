# The Ferries.

set-ferries = Les Bacs
about-ferries = Des bacs qui mènent les routes d’une rive à l’autre
rule-ferries-place = Un nouveau lac reçoit toujours son bac, ou seulement avec un partisan sur une route
tile-ferry = un lac à bac
action-ferry = Bac : { $link }
action-pass-ferries = Ne déplacer aucun bac
prompt-ferry_place = Quelles routes le nouveau bac relie-t-il ?
prompt-ferry_change = Déplaces-tu un bac ?
told-ferry = { $who } met un bac : { $link }.
told-ferry-moved = { $who } déplace un bac : { $link }.
position-ferries = Bacs : { $ferries }.
