# The Tunnel.

set-tunnel = Il Tunnel
about-tunnel = Tunnel che uniscono strade lontane
rule-tunnel-tokens = Coppie di gettoni tunnel in due, tre o più giocatori
rule-tunnel-limit = Un gettone tunnel in ogni parte del turno, o uno per turno
rule-tunnel-time = Gettone tunnel solo a tessera posata, o anche prima
rule-tunnel-other_expansions = Le strade coperte sulle tessere di altri set hanno due entrate
rule-tunnel-own_road_only = Gettoni tunnel solo su strade con un proprio seguace, o senza nessuno
position-tunnel = { $who } ha { $token } in { $cell }, { $place }
position-tunnels = Nei tunnel: { $tunnels }.
tile-road-mouth = { $count ->
    [1] un’entrata di tunnel
    [2] due entrate di tunnel
   *[other] tre entrate di tunnel
 }
token-tunnel_a = un gettone tunnel della prima coppia
token-tunnel_b = un gettone tunnel della seconda coppia
token-tunnel_c = un gettone tunnel della terza coppia
action-tunnel = Metti { $token } in { $cell } ({ $sides })
thing-tunnel = Un gettone tunnel
action-pass-tunnel = Nessun gettone
prompt-tunnel = Metti un gettone tunnel?
told-tunnel = { $who } mette { $token } in { $cell }.
told-tunnel-linked = { $who } mette { $token } in { $cell }: due strade ora sono una sola.
