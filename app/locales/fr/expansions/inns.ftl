# Inns & Cathedrals.

set-inns = Auberges & Cathédrales
about-inns = Auberges, cathédrales et un grand partisan qui compte double
rule-inn_cathedral_unfinished_zero = Route à auberge, ville à cathédrale : inachevées, 0
tile-cathedral = une cathédrale
tile-inn = une auberge
figure-big = grand partisan
    .def = le grand partisan
    .cap = Le grand partisan
    .indef = un grand partisan
    .counted = { $count ->
        [one] { $count } grand partisan
       *[other] { $count } grands partisans
     }
