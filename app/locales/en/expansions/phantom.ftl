# The Phantom.

set-phantom = The Phantom
about-phantom = A phantom for everybody: a second meeple on the same tile
rule-phantom-after_princess = After a princess sent a knight home: no phantom, or none in that city
rule-phantom-tower_top = The phantom as second figure on a tower: always, if the tile has a free spot, never
figure-phantom = phantom
    .counted = { $count ->
        [one] { $count } phantom
       *[other] { $count } phantoms
     }
action-pass-second-figure = No phantom
prompt-second_figure = Does the phantom follow?
