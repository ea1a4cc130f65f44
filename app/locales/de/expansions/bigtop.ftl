# Manege frei!

set-bigtop = Manege frei!
about-bigtop = Ein Zirkus auf Reisen, Pyramiden aus Artisten und für jeden ein Direktor
rule-ub-extra_followers = Zwei kleine Gefolgsleute mehr für jeden, oder keiner
rule-ub-acrobat_phantom = Ob Phantome Artisten sein dürfen
rule-ub-ringmaster_majority = Ein Zirkusdirektor bekommt nur etwas, wenn er zu den Besitzern gehört
tile-circus = ein Zirkus
    .bare = Zirkus
    .acc = einen Zirkus
    .dat = einem Zirkus
tile-acrobats = ein Platz für Artisten
    .bare = Platz für Artisten
    .acc = einen Platz für Artisten
    .dat = einem Platz für Artisten
figure-ringmaster = Zirkusdirektor
    .nom = der Zirkusdirektor
    .acc = den Zirkusdirektor
    .dat = dem Zirkusdirektor
    .your = dein Zirkusdirektor
    .your-acc = deinen Zirkusdirektor
    .your-dat = deinem Zirkusdirektor
    .counted = { $count ->
        [one] { $count } Zirkusdirektor
       *[other] { $count } Zirkusdirektoren
     }
role-acrobats = ein Artist
    .acc = einen Artisten
    .dat = einem Artisten
as-acrobats = als Artist
where-acrobats = bei den Artisten
to-acrobats = zu den Artisten
the-acrobats = die Artisten
    .acc = die Artisten
noun-acrobats = Artist
    .nom = der Artist
    .acc = den Artisten
    .dat = dem Artisten
    .your = dein Artist
    .your-acc = deinen Artisten
    .your-dat = deinem Artisten
    .where = {""}
source-ringmaster = Zirkusdirektor
source-circus = Zirkus
source-acrobats = Artisten
part-ringmaster = Zirkusdirektoren
part-circus = Zirkus
part-acrobats = Artisten
action-pyramid = Die Pyramide auf { $cell } werten
thing-pyramid = Pyramide werten
told-animal = Das Plättchen des Zirkus auf { $cell } zeigt { $points }.
told-big-top = Das Zirkuszelt ist jetzt auf { $cell }.
alt-big-top = Das Zirkuszelt ist auf { $cell }.
position-animals = Noch nicht aufgedeckte Tiere (Anzahl × Punkte): { $animals }.
