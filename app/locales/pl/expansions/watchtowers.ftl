# Strażnice.

set-watchtowers = Strażnice
about-watchtowers = Strażnice płacą za to, co widać wokół
rule-wt-pay = Strażnica płaci każdemu na jej płytce raz albo raz za każdy pionek
rule-wt-builder_triggers = Płaci się też budowniczemu, który jest sam na płytce strażnicy
tile-watchtower-city = strażnica (miasta)
    .with = ze strażnicą (miasta)
tile-watchtower-road = strażnica (trakty)
    .with = ze strażnicą (trakty)
tile-watchtower-meeple = strażnica (podwładni)
    .with = ze strażnicą (podwładni)
tile-watchtower-pennant = strażnica (proporce)
    .with = ze strażnicą (proporce)
tile-watchtower-cloister = strażnica (klasztory)
    .with = ze strażnicą (klasztory)
source-watchtower = strażnica
part-watchtower = strażnice
