# The base game's second edition.

set-base2 = Jocul de bază, ediția a doua
about-base2 = Jocul de bază cu grădini și câte un abate pentru fiecare
rule-abbot = Abatele; fără el grădinile sunt doar decor
rule-abbot-gardens = Grădini și pe unul sau două cartonașe din alte seturi, ca în edițiile lor a doua
rule-abbot-quarter = Dacă abații pot intra în cartierul catedralei din Carcassonne
tile-garden = o grădină
figure-abbot = abate
    .def = abatele
    .own = abatele tău
    .of = abatele lui
    .counted = { $count ->
        [one] { $count } abate
        [few] { $count } abați
       *[other] { $count } de abați
     }
role-garden = un grădinar în grădină
as-garden = drept grădinar în grădină
where-garden = în grădină
    .from = din grădină
to-garden = în grădină
the-garden = grădina
noun-garden = grădinar
    .own = grădinarul tău
    .of = grădinarul lui
    .place = {""}
source-garden = grădină
action-abbot = Retrage abatele din { $cell } pentru { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
 }
told-abbot = Din { $cell } se retrage { $whose }.
part-garden = grădini
