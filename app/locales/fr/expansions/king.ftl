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
part-king = roi
part-robber = chevalier-brigand
