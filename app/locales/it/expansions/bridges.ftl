# Bridges.

set-bridges = Ponti
about-bridges = Ponti che portano le strade sopra i campi
rule-bridge-force = Una tessera che va solo con un ponte si deve posare, o si può scartare
rule-bridge-deploy_on_neighbour = Un seguace può andare sul ponte nuovo sopra una tessera accanto
rule-bridge-freestanding = Un ponte sulla tessera posata anche dove non tocca altre tessere
rule-bridge-to_abbey = Un ponte può finire a un’abbazia
position-bridge = { $cell }, da { $one } a { $other }
position-bridges = Ponti: { $bridges }.
token-bridge = un ponte
action-bridge-north-south = Costruisci un ponte su { $cell }, da nord a sud
action-bridge-west-east = Costruisci un ponte su { $cell }, da ovest a est
thing-bridge = Un ponte
told-bridge = { $who } costruisce un ponte in { $cell }.
