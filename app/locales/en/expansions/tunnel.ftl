# The Tunnel.

set-tunnel = The Tunnel
about-tunnel = Tunnels that join roads far apart
rule-tunnel-tokens = Pairs of tunnel tokens with two, three, and more seats
rule-tunnel-limit = One tunnel token in each part of a turn, or one in a turn
rule-tunnel-time = A tunnel token only after placing the tile, or before it, too
rule-tunnel-other_expansions = Roads under something on tiles of other sets have two mouths
rule-tunnel-own_road_only = Tunnel tokens go only to roads with an own follower, or with none at all
position-tunnel = { $who } has { $token } at { $cell }, { $place }
position-tunnels = In tunnels: { $tunnels }.
tile-road-mouth = { $count ->
    [1] a tunnel mouth
    [2] two tunnel mouths
   *[other] three tunnel mouths
 }
token-tunnel_a = a tunnel token of the first pair
token-tunnel_b = a tunnel token of the second pair
token-tunnel_c = a tunnel token of the third pair
action-tunnel = Put { $token } at { $cell } ({ $sides })
thing-tunnel = A tunnel token
action-pass-tunnel = No token
prompt-tunnel = Do you put down a tunnel token?
told-tunnel = { $who } places { $token } at { $cell }.
told-tunnel-linked = { $who } places { $token } at { $cell }: two roads are now one.
