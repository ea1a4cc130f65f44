# The Ferries.

set-ferries = Bacurile
about-ferries = Bacuri care duc drumurile peste lacuri
rule-ferries-place = Un lac nou primește mereu bacul său, sau doar cu un supus pe unul din drumuri
tile-ferry = un lac pentru bacuri
action-ferry = Bac: { $link }
action-pass-ferries = Nu muta niciun bac
prompt-ferry_place = Ce drumuri leagă noul bac?
prompt-ferry_change = Muți un bac?
told-ferry = { $who } pune un bac: { $link }.
told-ferry-moved = { $who } mută un bac: { $link }.
position-ferries = Bacuri: { $ferries }.
