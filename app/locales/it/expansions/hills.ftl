# Hills & Sheep.

set-hills = Colline e Pecore
about-hills = Pastori con le pecore, colline che rompono la parità, vigne
rule-hs-hill = Parità: vince chi è su una collina, o chi vi ha più seguaci
rule-hs-vineyard_garden = Le vigne contano anche per i giardini
rule-hs-closed = Su un campo appena chiuso il gregge può prima crescere, o torna subito
tile-sheep-hill = una collina
tile-vineyard = una vigna
figure-shepherd = pastore
    .def = il pastore
    .own = il tuo pastore
    .counted = { $count ->
        [one] { $count } pastore
       *[other] { $count } pastori
     }
source-flock = pecore
part-flock = pecore
action-grow = Pesca un altro gettone
action-stable = Riporta a casa le pecore: { $points ->
    [one] un punto
   *[other] { $points } punti
 }
prompt-flock = Il tuo gregge: cresce o lo riporti a casa?
panel-flock = Dei { $tokens } gettoni nel sacchetto { $wolves } sono lupi.
told-sheep = { $who } pesca in { $cell } { $sheep ->
    [one] una pecora
   *[other] { $sheep } pecore
 }.
told-wolf-drawn = { $who } pesca in { $cell } un lupo.
told-wolf = Il lupo caccia { $whose } da { $cell }.
alt-flock = { $who } in { $cell } ({ $sheep })
alt-flocks = Pecore con i pastori: { $flocks }.
position-sheep = Nel sacchetto delle pecore: gettoni da 1 pecora: { $one }, da 2: { $two }, da 3: { $three }, da 4: { $four }; lupi: { $wolves }.
