# The Tunnel.

set-tunnel = Le Tunnel
about-tunnel = Des tunnels qui relient des routes éloignées
rule-tunnel-tokens = Paires de jetons tunnel à deux, trois joueurs, davantage
rule-tunnel-limit = Un jeton tunnel par partie de tour, ou par tour
rule-tunnel-time = Jeton tunnel une fois la tuile posée, ou avant aussi
rule-tunnel-other_expansions = Les routes couvertes d’autres extensions ont deux entrées
rule-tunnel-own_road_only = Jetons tunnel sur ses routes ou des routes libres seulement
position-tunnel = { $who } a { $token } en { $cell }, { $place }
position-tunnels = Dans les tunnels : { $tunnels }.
tile-road-mouth = { $count ->
    [1] une entrée de tunnel
    [2] deux entrées de tunnel
   *[other] trois entrées de tunnel
 }
token-tunnel_a = un jeton tunnel de la première paire
token-tunnel_b = un jeton tunnel de la deuxième paire
token-tunnel_c = un jeton tunnel de la troisième paire
action-tunnel = Mettre { $token } en { $cell } ({ $sides })
thing-tunnel = Un jeton tunnel
action-pass-tunnel = Pas de jeton
prompt-tunnel = Mets-tu un jeton tunnel ?
told-tunnel = { $who } met { $token } en { $cell }.
told-tunnel-linked = { $who } met { $token } en { $cell } : deux routes n’en font plus qu’une.
