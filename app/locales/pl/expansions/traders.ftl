# Kupcy i budowniczowie.

set-traders = Kupcy i budowniczowie
about-traders = Towary, świnia i budowniczy, który daje podwójne tury
rule-builder_on_completed = Budowniczy na obszarze, który ukończyła właśnie ta płytka
tile-wine = wino
    .with = z winem
tile-grain = zboże
    .with = ze zbożem
tile-cloth = sukno
    .with = z suknem
figure-builder = budowniczy
    .acc = budowniczego
    .gen = budowniczego
    .your = twój budowniczy
    .your-acc = twojego budowniczego
    .your-gen = twojego budowniczego
    .counted = { $count ->
        [one] { $count } budowniczy
        [few] { $count } budowniczych
        [many] { $count } budowniczych
       *[other] { $count } budowniczego
     }
figure-pig = świnia
    .acc = świnię
    .gen = świni
    .your = twoja świnia
    .your-acc = twoją świnię
    .your-gen = twojej świni
    .counted = { $count ->
        [one] { $count } świnia
        [few] { $count } świnie
        [many] { $count } świń
       *[other] { $count } świni
     }
source-goods = towary
token-wine = wino
token-grain = zboże
token-cloth = sukno
part-goods = towary
