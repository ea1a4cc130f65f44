# Wirtshäuser und Kathedralen.

set-inns = Wirtshäuser und Kathedralen
about-inns = Wirtshäuser, Kathedralen, ein doppelt starker Gefolgsmann
rule-inn_cathedral_unfinished_zero = Unfertiges mit Wirtshaus oder Kathedrale ist am Ende nichts wert
tile-cathedral = eine Kathedrale
    .bare = Kathedrale
    .dat = einer Kathedrale
tile-inn = ein Wirtshaus
    .bare = Wirtshaus
    .dat = einem Wirtshaus
figure-big = großer Gefolgsmann
    .nom = der große Gefolgsmann
    .acc = den großen Gefolgsmann
    .dat = dem großen Gefolgsmann
    .your = dein großer Gefolgsmann
    .your-acc = deinen großen Gefolgsmann
    .your-dat = deinem großen Gefolgsmann
    .counted = { $count ->
        [one] { $count } großer Gefolgsmann
       *[other] { $count } große Gefolgsleute
     }
