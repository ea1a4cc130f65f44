# Der Tunnel.

set-tunnel = Der Tunnel
about-tunnel = Tunnel, die weit entfernte Straßen verbinden
rule-tunnel-tokens = Paare von Tunnelplättchen für zwei, drei und mehr Plätze
rule-tunnel-limit = Ein Tunnelplättchen in jedem Zugteil, oder eines im Zug
rule-tunnel-time = Tunnelplättchen erst, wenn die Karte liegt, oder auch vorher
rule-tunnel-other_expansions = Straßen, die auf Karten anderer Sets unter etwas durchführen, haben zwei Eingänge
rule-tunnel-own_road_only = Tunnelplättchen nur auf Straßen mit eigenem Gefolgsmann oder mit keinem
position-tunnel = { $who } hat { FORM($token, "acc") } auf { $cell }, { $place }
position-tunnels = In Tunneln: { $tunnels }.
tile-road-mouth = { $count ->
    [1] ein Tunneleingang
    [2] zwei Tunneleingänge
   *[other] drei Tunneleingänge
 }
    .bare = { $count ->
        [1] Tunneleingang
        [2] zwei Tunneleingänge
       *[other] drei Tunneleingänge
     }
    .acc = { $count ->
        [1] einen Tunneleingang
        [2] zwei Tunneleingänge
       *[other] drei Tunneleingänge
     }
    .dat = { $count ->
        [1] einem Tunneleingang
        [2] zwei Tunneleingängen
       *[other] drei Tunneleingängen
     }
token-tunnel_a = ein Tunnelplättchen des ersten Paares
token-tunnel_b = ein Tunnelplättchen des zweiten Paares
token-tunnel_c = ein Tunnelplättchen des dritten Paares
action-tunnel = { $token } auf { $cell } ({ $sides })
thing-tunnel = Ein Tunnelplättchen
action-pass-tunnel = Kein Plättchen
prompt-tunnel = Legst du ein Tunnelplättchen?
told-tunnel = { $who } legt { FORM($token, "acc") } auf { $cell }.
told-tunnel-linked = { $who } legt { FORM($token, "acc") } auf { $cell }: Zwei Straßen sind jetzt eine.
