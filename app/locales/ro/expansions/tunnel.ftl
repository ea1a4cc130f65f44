# The Tunnel.

set-tunnel = Tunelul
about-tunnel = Tuneluri care unesc drumuri îndepărtate
rule-tunnel-tokens = Perechi de jetoane de tunel la doi, trei sau mai mulți jucători
rule-tunnel-limit = Un jeton de tunel în fiecare parte a turei sau unul pe tură
rule-tunnel-time = Jeton de tunel numai după așezarea cartonașului sau și înainte
rule-tunnel-other_expansions = Drumurile acoperite de pe cartonașele altor seturi au două intrări
rule-tunnel-own_road_only = Jetoanele merg numai pe drumuri cu un supus propriu sau fără niciunul
position-tunnel = { $who } are { $token } în { $cell }, { $place }
position-tunnels = În tuneluri: { $tunnels }.
tile-road-mouth = { $count ->
    [1] o intrare de tunel
    [2] două intrări de tunel
   *[other] trei intrări de tunel
 }
token-tunnel_a = un jeton de tunel din prima pereche
token-tunnel_b = un jeton de tunel din a doua pereche
token-tunnel_c = un jeton de tunel din a treia pereche
action-tunnel = Pune { $token } în { $cell } ({ $sides })
thing-tunnel = Un jeton de tunel
action-pass-tunnel = Niciun jeton
prompt-tunnel = Pui un jeton de tunel?
told-tunnel = { $who } pune { $token } în { $cell }.
told-tunnel-linked = { $who } pune { $token } în { $cell }: două drumuri sunt acum unul.
