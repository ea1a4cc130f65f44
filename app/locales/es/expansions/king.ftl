# King & Robber Baron.

set-king = Rey y Barón Ladrón
about-king = Puntos extra por la ciudad más grande y el camino más largo
rule-kr-scoring = Rey y barón: 1 por ciudad o camino, 10 cada uno, 15 o 40, o al completarse
rule-kr-size = Qué hace más grande una ciudad o un camino
source-king = rey
source-robber = barón ladrón
token-king = el rey
token-robber = el barón ladrón
told-record = { $who } tiene ahora { $token } ({ $size ->
    [one] { $size } loseta
   *[other] { $size } losetas
 }).
standing-king = { $who } tiene el rey: { $complete ->
    [one] hay una ciudad completa
   *[other] hay { $complete } ciudades completas
 } y la mayor tiene { $largest }.
standing-king-free = Nadie tiene el rey: { $complete ->
    [0] no hay ninguna ciudad completa.
    [one] hay una ciudad completa.
   *[other] hay { $complete } ciudades completas.
 }
standing-robber = { $who } tiene el barón ladrón: { $complete ->
    [one] hay un camino completo
   *[other] hay { $complete } caminos completos
 } y el más largo tiene { $largest }.
standing-robber-free = Nadie tiene el barón ladrón: { $complete ->
    [0] no hay ningún camino completo.
    [one] hay un camino completo.
   *[other] hay { $complete } caminos completos.
 }
largest-tiles = { $size ->
    [one] una loseta
   *[other] { $size } losetas
 }
largest-points = { $size ->
    [one] un punto
   *[other] { $size } puntos
 }
part-king = rey
part-robber = barón ladrón
