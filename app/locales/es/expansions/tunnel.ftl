# The Tunnel.

set-tunnel = El Túnel
about-tunnel = Túneles que unen caminos alejados
rule-tunnel-tokens = Pares de fichas de túnel con dos, tres y más jugadores
rule-tunnel-limit = Una ficha de túnel por parte del turno, o por turno
rule-tunnel-time = Ficha de túnel solo con la loseta puesta, o también antes
rule-tunnel-other_expansions = Los caminos cubiertos de otras expansiones tienen dos entradas
rule-tunnel-own_road_only = Fichas de túnel solo en caminos con un seguidor propio, o sin ninguno
position-tunnel = { $who } tiene { $token } en { $cell }, { $place }
position-tunnels = En túneles: { $tunnels }.
tile-road-mouth = { $count ->
    [1] una entrada de túnel
    [2] dos entradas de túnel
   *[other] tres entradas de túnel
 }
token-tunnel_a = una ficha de túnel del primer par
token-tunnel_b = una ficha de túnel del segundo par
token-tunnel_c = una ficha de túnel del tercer par
action-tunnel = Poner { $token } en { $cell } ({ $sides })
thing-tunnel = Una ficha de túnel
action-pass-tunnel = Ninguna ficha
prompt-tunnel = ¿Pones una ficha de túnel?
told-tunnel = { $who } pone { $token } en { $cell }.
told-tunnel-linked = { $who } pone { $token } en { $cell }: dos caminos son ahora uno.
