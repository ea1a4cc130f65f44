# Strażnice.

set-watchtowers = Strażnice
about-watchtowers = Strażnice płacą za to, co widać wokół
rule-wt-pay = Strażnica płaci każdemu na jej płytce raz albo raz za każdy pionek
rule-wt-builder_triggers = Płaci się też budowniczemu, który jest sam na płytce strażnicy
tile-watchtower-city = strażnica (miasta)
    .acc = strażnicę (miasta)
    .with = ze strażnicą (miasta)
tile-watchtower-road = strażnica (trakty)
    .acc = strażnicę (trakty)
    .with = ze strażnicą (trakty)
tile-watchtower-meeple = strażnica (podwładni)
    .acc = strażnicę (podwładni)
    .with = ze strażnicą (podwładni)
tile-watchtower-pennant = strażnica (proporce)
    .acc = strażnicę (proporce)
    .with = ze strażnicą (proporce)
tile-watchtower-cloister = strażnica (klasztory)
    .acc = strażnicę (klasztory)
    .with = ze strażnicą (klasztory)
source-watchtower = strażnica
part-watchtower = strażnice
