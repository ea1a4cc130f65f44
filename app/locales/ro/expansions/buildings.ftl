# Little Buildings.

set-buildings = Clădirile mici
about-buildings = Șoproane, case și turnulețe care fac un cartonaș mai valoros
rule-lb-supply = Clădiri mici în patru: se împart patru dintre cele șase rămase sau niciuna
rule-lb-values = Ce adaugă: câte 1, sau șopron 1, casă 2, turnuleț 3
rule-lb-abbot_range = Ce clădiri mici se numără pentru un abate culcat: cele din liniile lui sau din jur
rule-lb-recall = Abatelui retras i se numără clădirile mici din jur
token-shed = un șopron
token-house = o casă
token-little_tower = un turnuleț
action-building = Construiește { $token } pe acest cartonaș
thing-building = O clădire mică
told-building = { $who } construiește { $token } în { $cell }.
alt-sheds = Șoproane: { $cells }.
alt-houses = Case: { $cells }.
alt-little-towers = Turnulețe: { $cells }.
