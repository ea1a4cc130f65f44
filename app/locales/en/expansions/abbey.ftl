# Abbey & Mayor.

set-abbey = Abbey & Mayor
about-abbey = An abbey to fill a gap, a mayor, a wagon and a barn
rule-am-wagon_move = Where a scored wagon may go: what its feature leads to, what lies around, anywhere
rule-am-wagon_off_abbey = A wagon scored on an abbey may leave it along the roads and cities that end there
rule-am-wagon_on_monastery = Wagons on cloisters: on any, or only where a road runs on the tile
rule-am-wagon_tile = Where on its new feature the wagon stands: any tile, or where the two meet
rule-am-wagon_challenged = A wagon whose building lost a challenge
rule-am-barn_on_barn = A barn on a farm that has a barn
rule-am-mayor_immune_tower = Towers cannot take mayors
rule-am-wagon_immune_dragon_tower = Neither dragon nor towers take wagons
rule-am-barn_pig_herd_bonus = At the end a herd of pigs makes the barn's farm dearer too
rule-am-abbey_round = Abbeys that are left may be laid after the last tile
rule-am-mayor_lying = Mayors are drawn lying
tile-abbey = an abbey
figure-wagon = wagon
    .counted = { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
     }
figure-mayor = mayor
    .counted = { $count ->
        [one] { $count } mayor
       *[other] { $count } mayors
     }
figure-barn = barn
    .counted = { $count ->
        [one] { $count } barn
       *[other] { $count } barns
     }
role-abbey = a monk in the abbey
role-corner = a meeple on the corner
as-abbey = as a monk in the abbey
as-corner = on the corner
where-abbey = in the abbey
where-corner = on the corner
to-abbey = into the abbey
to-corner = onto the corner
the-abbey = the abbey
noun-abbey = monk
noun-corner = meeple
token-abbey = an abbey
action-abbey = Place your abbey at { $cell }
action-barn = { $role } in the north-west of { $cell }
action-wagon = The wagon goes { $place } at { $cell }
action-pass-abbey = Keep the abbey
action-pass-wagon = The wagon comes home
prompt-abbey = Do you place your abbey instead of drawing?
prompt-last_abbey = Do you place your abbey before the game ends?
prompt-wagon = Does your wagon move on?
# $number: how many people $who names.
ring-abbey = { $who }, it's your turn. Take the next tile, or place your abbey instead: once you have seen the tile, it's too late for the abbey.
button-abbey = Place your abbey instead
panel-abbey = Draw a tile, or choose where your abbey goes. The next tile stays hidden until you draw it; then it's too late for the abbey.
