# Karczmy i katedry.

set-inns = Karczmy i katedry
about-inns = Karczmy, katedry i duży podwładny, który liczy się za dwóch
rule-inn_cathedral_unfinished_zero = Nieukończony trakt z karczmą i miasto z katedrą nie są na koniec nic warte
tile-cathedral = katedra
    .acc = katedrę
    .with = z katedrą
tile-inn = karczma
    .acc = karczmę
    .with = z karczmą
figure-big = duży podwładny
    .acc = dużego podwładnego
    .gen = dużego podwładnego
    .your = twój duży podwładny
    .your-acc = twojego dużego podwładnego
    .your-gen = twojego dużego podwładnego
    .counted = { $count ->
        [one] { $count } duży podwładny
        [few] { $count } dużych podwładnych
        [many] { $count } dużych podwładnych
       *[other] { $count } dużego podwładnego
     }
