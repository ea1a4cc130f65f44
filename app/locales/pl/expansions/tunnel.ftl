# Tunel.

set-tunnel = Tunel
about-tunnel = Tunele, które łączą odległe trakty
rule-tunnel-tokens = Pary żetonów tunelu przy dwóch, trzech i większej liczbie miejsc
rule-tunnel-limit = Jeden żeton tunelu w każdej części tury albo jeden w turze
rule-tunnel-time = Żeton tunelu dopiero po ułożeniu płytki albo także przed nim
rule-tunnel-other_expansions = Trakty pod czymś na płytkach innych zestawów mają dwa wjazdy
rule-tunnel-own_road_only = Żetony tunelu tylko na trakty z własnym podwładnym albo bez nikogo
position-tunnel = { $who } ma { FORM($token, "acc") } na { $cell }, { $place }
position-tunnels = W tunelach: { $tunnels }.
tile-road-mouth = { $count ->
    [1] wjazd do tunelu
    [2] dwa wjazdy do tunelu
   *[other] trzy wjazdy do tunelu
 }
    .with = { $count ->
        [1] z wjazdem do tunelu
        [2] z dwoma wjazdami do tunelu
       *[other] z trzema wjazdami do tunelu
     }
token-tunnel_a = żeton tunelu z pierwszej pary
token-tunnel_b = żeton tunelu z drugiej pary
token-tunnel_c = żeton tunelu z trzeciej pary
action-tunnel = Połóż na { $cell } { FORM($token, "acc") } ({ $sides })
thing-tunnel = Żeton tunelu
action-pass-tunnel = Bez żetonu
prompt-tunnel = Kładziesz żeton tunelu?
told-tunnel = { $who } kładzie na { $cell } { FORM($token, "acc") }.
told-tunnel-linked = { $who } kładzie na { $cell } { FORM($token, "acc") }: dwa trakty stają się jednym.
