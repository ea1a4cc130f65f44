# Little Buildings.

set-buildings = Little Buildings
about-buildings = Sheds, houses and towers that make a tile worth more
rule-lb-supply = Little buildings for four players: four of the six left over are shared out, or none
rule-lb-values = What little buildings add: 1 each, or a shed 1, a house 2, a tower 3
rule-lb-abbot_range = Which little buildings count for an abbot that lies: in his lines, or around him
rule-lb-recall = An abbot that is taken back is paid for the little buildings around it
token-shed = a shed
token-house = a house
token-little_tower = a little tower
action-building = Build { $token } on this tile
thing-building = A little building
told-building = { $who } builds { $token } at { $cell }.
alt-sheds = Sheds: { $cells }.
alt-houses = Houses: { $cells }.
alt-little-towers = Little towers: { $cells }.
