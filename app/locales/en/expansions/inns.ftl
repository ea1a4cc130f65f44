# Inns & Cathedrals.

set-inns = Inns & Cathedrals
about-inns = Inns, cathedrals and a big meeple that counts twice
rule-inn_cathedral_unfinished_zero = An incomplete road with an inn or city with a cathedral is worth nothing at the end
tile-cathedral = a cathedral
tile-inn = an inn
figure-big = big meeple
    .counted = { $count ->
        [one] { $count } big meeple
       *[other] { $count } big meeples
     }
