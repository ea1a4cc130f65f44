# Hills & Sheep.

set-hills = Hills & Sheep
about-hills = Shepherds and their sheep, hills that break ties, vineyards
rule-hs-hill = Ties: whoever stands on a hill at all wins, or who has most followers there
rule-hs-vineyard_garden = Vineyards also count for gardens
rule-hs-closed = On a field that was just closed the flock may grow first, or goes home
tile-sheep-hill = a hill
tile-vineyard = a vineyard
figure-shepherd = shepherd
    .counted = { $count ->
        [one] { $count } shepherd
       *[other] { $count } shepherds
     }
source-flock = sheep
part-flock = sheep
action-grow = Draw one more token
action-stable = Bring the sheep home: { $points ->
    [one] 1 point
   *[other] { $points } points
 }
prompt-flock = Your flock: does it grow, or do you bring it home?
panel-flock = Of the { $tokens } tokens in the bag { $wolves } are wolves.
told-sheep = { $who } draws { $sheep } sheep at { $cell }.
told-wolf-drawn = { $who } draws a wolf at { $cell }.
told-wolf = The wolf drives { $whose } away from { $cell }.
alt-flock = { $who } at { $cell } ({ $sheep })
alt-flocks = Sheep with shepherds: { $flocks }.
position-sheep = In the sheep bag: tokens with 1 sheep: { $one }, with 2: { $two }, with 3: { $three }, with 4: { $four }; wolves: { $wolves }.
