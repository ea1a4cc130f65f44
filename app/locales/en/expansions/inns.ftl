# Inns & Cathedrals.

set-inns = Inns & Cathedrals
rule-inn_cathedral_unfinished_zero = An incomplete road with an inn or city with a cathedral is worth nothing at the end
tile-cathedral = a cathedral
tile-inn = an inn
figure-big = big meeple
    .counted = { $count ->
        [one] { $count } big meeple
       *[other] { $count } big meeples
     }
