# The base game's second edition.

set-base2 = Il gioco base, seconda edizione
about-base2 = Il gioco base con i giardini e un abate per ciascuno
rule-abbot = L’abate; senza di lui i giardini sono solo decorazione
rule-abbot-gardens = Giardini anche su una o due tessere di altri set, come nelle loro seconde edizioni
rule-abbot-quarter = Se gli abati possono entrare nel quartiere della cattedrale di Carcassonne
tile-garden = un giardino
figure-abbot = abate
    .def = l’abate
    .own = il tuo abate
    .counted = { $count ->
        [one] { $count } abate
       *[other] { $count } abati
     }
role-garden = un giardiniere nel giardino
as-garden = come giardiniere nel giardino
where-garden = nel giardino
to-garden = nel giardino
the-garden = il giardino
noun-garden = giardiniere
    .def = il giardiniere
    .own = il tuo giardiniere
    .place = {""}
source-garden = giardino
action-abbot = Ritira l’abate da { $cell } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
told-abbot = Da { $cell } si ritira { $whose }.
part-garden = giardini
