# King & Robber Baron.

set-king = Roi & Chevalier-brigand
about-king = Un bonus pour la plus grande ville et la plus longue route
rule-kr-scoring = Roi et brigand : 1 par ville ou route, 10 chacun, 15 ou 40, ou au fur et à mesure
rule-kr-size = Ce qui fait la plus grande ville ou route
source-king = roi
source-robber = chevalier-brigand
token-king = le roi
token-robber = le chevalier-brigand
told-record = { $who } tient désormais { $token } ({ $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
 }).
standing-king = { $who } a le roi : { $complete ->
    [one] { $complete } ville est complète
   *[other] { $complete } villes sont complètes
 }, et la plus grande compte { $largest }.
standing-king-free = Personne n’a le roi : { $complete ->
    [0] aucune ville n’est complète.
    [one] { $complete } ville est complète.
   *[other] { $complete } villes sont complètes.
 }
standing-robber = { $who } a le chevalier-brigand : { $complete ->
    [one] { $complete } route est complète
   *[other] { $complete } routes sont complètes
 }, et la plus longue compte { $largest }.
standing-robber-free = Personne n’a le chevalier-brigand : { $complete ->
    [0] aucune route n’est complète.
    [one] { $complete } route est complète.
   *[other] { $complete } routes sont complètes.
 }
largest-tiles = { $size ->
    [one] { $size } tuile
   *[other] { $size } tuiles
 }
largest-points = { $size ->
    [one] { $size } point
   *[other] { $size } points
 }
part-king = roi
part-robber = chevalier-brigand
