# Mosty.

set-bridges = Mosty
about-bridges = Mosty, po których trakty biegną nad polami
rule-bridge-force = Płytka, która pasuje tylko z mostem: trzeba ułożyć albo można odrzucić
rule-bridge-deploy_on_neighbour = Podwładny na nowym moście nad sąsiednią płytką
rule-bridge-freestanding = Most nad ułożoną płytką także tam, gdzie nie dotyka innej
rule-bridge-to_abbey = Most może kończyć się przy opactwie
position-bridge = { $cell } { FORM($one, "from") } { FORM($other, "to") }
position-bridges = Mosty: { $bridges }.
token-bridge = most
action-bridge-north-south = Zbuduj most nad { $cell } z północy na południe
action-bridge-west-east = Zbuduj most nad { $cell } z zachodu na wschód
thing-bridge = Most
told-bridge = { $who } buduje most na { $cell }.
