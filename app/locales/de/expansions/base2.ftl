# Grundspiel, neue Edition.

set-base2 = Grundspiel, neue Edition
about-base2 = Das Grundspiel mit Gärten, dazu für jeden ein Abt
rule-abbot = Der Abt; ohne ihn sind Gärten nur Zierde
rule-abbot-gardens = Gärten auch auf ein, zwei Karten anderer Sets, wie in deren neuen Editionen
rule-abbot-quarter = Ob Äbte in die Kathedrale von Carcassonne dürfen
tile-garden = ein Garten
    .bare = Garten
    .acc = einen Garten
    .dat = einem Garten
figure-abbot = Abt
    .nom = der Abt
    .acc = den Abt
    .dat = dem Abt
    .your = dein Abt
    .your-acc = deinen Abt
    .your-dat = deinem Abt
    .counted = { $count ->
        [one] { $count } Abt
       *[other] { $count } Äbte
     }
role-garden = ein Gärtner im Garten
    .acc = einen Gärtner im Garten
    .dat = einem Gärtner im Garten
as-garden = als Gärtner im Garten
where-garden = im Garten
to-garden = in den Garten
the-garden = der Garten
    .acc = den Garten
noun-garden = Gärtner
    .nom = der Gärtner
    .acc = den Gärtner
    .dat = dem Gärtner
    .your = dein Gärtner
    .your-acc = deinen Gärtner
    .your-dat = deinem Gärtner
    .where = {""}
source-garden = Garten
action-abbot = Den Abt von { $cell } zurücknehmen, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
told-abbot = Zurück in den Vorrat geht { $whose } auf { $cell }.
part-garden = Gärten
