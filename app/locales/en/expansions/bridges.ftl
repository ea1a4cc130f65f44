# Bridges.

set-bridges = Bridges
about-bridges = Bridges that carry roads across fields
rule-bridge-force = A tile that fits only with a bridge must be laid, or can be discarded
rule-bridge-deploy_on_neighbour = A follower may go on the new bridge over a neighbour of the tile just placed
rule-bridge-freestanding = A bridge may be built over the tile just placed where it meets no other tile
rule-bridge-to_abbey = A bridge may end at an abbey
position-bridge = { $cell } from { $one } to { $other }
position-bridges = Bridges: { $bridges }.
token-bridge = a bridge
action-bridge-north-south = Build a bridge over { $cell } from north to south
action-bridge-west-east = Build a bridge over { $cell } from west to east
thing-bridge = A bridge
told-bridge = { $who } builds a bridge at { $cell }.
