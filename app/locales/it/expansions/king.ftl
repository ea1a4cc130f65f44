# King & Robber Baron.

set-king = Re e Brigante
about-king = Punti in più per la città più grande e la strada più lunga
rule-kr-scoring = Re e brigante: 1 per città o strada, 10 ciascuno, 15 o 40 insieme, man mano
rule-kr-size = Che cosa rende più grande una città o una strada
source-king = re
source-robber = brigante
token-king = il re
token-robber = il brigante
told-record = { $who } ora ha { $token } ({ $size ->
    [one] 1 tessera
   *[other] { $size } tessere
 }).
part-king = re
part-robber = brigante
