# Bridges.

position-bridge = { $cell } from { $one } to { $other }
position-bridges = Bridges: { $bridges }.
token-bridge = a bridge
action-bridge-north-south = Build a bridge over { $cell } from north to south
action-bridge-west-east = Build a bridge over { $cell } from west to east
thing-bridge = A bridge
told-bridge = { $who } builds a bridge at { $cell }.
