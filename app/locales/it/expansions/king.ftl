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
standing-king = { $who } ha il re: { $complete ->
    [one] una città è completa
   *[other] { $complete } città sono complete
 } e la più grande conta { $largest }.
standing-king-free = Nessuno ha il re: { $complete ->
    [0] nessuna città è completa.
    [one] una città è completa.
   *[other] { $complete } città sono complete.
 }
standing-robber = { $who } ha il brigante: { $complete ->
    [one] una strada è completa
   *[other] { $complete } strade sono complete
 } e la più lunga conta { $largest }.
standing-robber-free = Nessuno ha il brigante: { $complete ->
    [0] nessuna strada è completa.
    [one] una strada è completa.
   *[other] { $complete } strade sono complete.
 }
largest-tiles = { $size ->
    [one] una tessera
   *[other] { $size } tessere
 }
largest-points = { $size ->
    [one] un punto
   *[other] { $size } punti
 }
part-king = re
part-robber = brigante
