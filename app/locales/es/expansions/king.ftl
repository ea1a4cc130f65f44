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
part-king = rey
part-robber = barón ladrón
