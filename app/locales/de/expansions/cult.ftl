# Kultstätten.

set-cult = Die Kultstätten
about-cult = Kultstätten im Wettlauf mit dem Kloster nebenan
rule-cult-tiles = Karten mit Kultstätten, je nach Edition
rule-cult-challenge_own = Ein Kloster fordert auch die eigene Kultstätte heraus
tile-shrine = eine Kultstätte
    .bare = Kultstätte
    .dat = einer Kultstätte
role-shrine = ein Ketzer in der Kultstätte
    .acc = einen Ketzer in der Kultstätte
    .dat = einem Ketzer in der Kultstätte
as-shrine = als Ketzer in der Kultstätte
where-shrine = in der Kultstätte
to-shrine = in die Kultstätte
the-shrine = die Kultstätte
noun-shrine = Ketzer
    .nom = der Ketzer
    .acc = den Ketzer
    .dat = dem Ketzer
    .your = dein Ketzer
    .your-acc = deinen Ketzer
    .your-dat = deinem Ketzer
    .where = {""}
told-challenge = Auf { $cell } verliert { $whose } die Herausforderung und geht nach Hause.
