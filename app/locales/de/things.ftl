# Namen der Dinge. Formen:
#   einer Karte, einer Rolle: ohne Form der Nominativ, acc, dat (mit Artikel); einer Karte auch
#   bare, ohne Artikel, für Listen;
#   einer Figur: ohne Form das bloße Wort; nom, acc, dat mit bestimmtem Artikel; your, your-acc,
#   your-dat mit „dein“; counted mit der Anzahl;
#   einer Seite: to (wohin), from (woher);
#   einer Figur auf dem Spielfeld (noun-..) ebenso, und where: ihr Ort, falls er nicht im Wort steckt.

language-name = Deutsch

list-comma = {", "}
number-decimal = { $whole },{ $fraction }
list-and = { $first } und { $last }

# Karten, nach dem, was darauf gedruckt ist.
tile-with = { $first } mit { FORM($rest, "dat") }
    .bare = { FORM($first, "bare") } mit { FORM($rest, "dat") }
    .acc = { FORM($first, "acc") } mit { FORM($rest, "dat") }
    .dat = { FORM($first, "dat") } mit { FORM($rest, "dat") }
tile-meadow = eine Wiese
    .bare = Wiese
    .dat = einer Wiese
tile-cloister = ein Kloster
    .bare = Kloster
    .dat = einem Kloster
tile-city-edge = { $count ->
    [1] eine Stadtkante
    [2] zwei Stadtkanten
    [3] drei Stadtkanten
   *[other] vier Stadtkanten
 }
    .bare = { $count ->
        [1] Stadtkante
        [2] zwei Stadtkanten
        [3] drei Stadtkanten
       *[other] vier Stadtkanten
     }
    .dat = { $count ->
        [1] einer Stadtkante
        [2] zwei Stadtkanten
        [3] drei Stadtkanten
       *[other] vier Stadtkanten
     }
tile-city-passage = { $count ->
    [1] eine durchgehende Stadt
   *[other] zwei durchgehende Städte übereinander
 }
    .bare = { $count ->
        [1] durchgehende Stadt
       *[other] zwei durchgehende Städte übereinander
     }
    .dat = { $count ->
        [1] einer durchgehenden Stadt
       *[other] zwei durchgehenden Städten übereinander
     }
tile-city-corner = { $count ->
    [1] eine Stadtecke
   *[other] zwei Stadtecken
 }
    .bare = { $count ->
        [1] Stadtecke
       *[other] zwei Stadtecken
     }
    .dat = { $count ->
        [1] einer Stadtecke
       *[other] zwei Stadtecken
     }
tile-city-three = eine dreiseitige Stadt
    .bare = dreiseitige Stadt
    .dat = einer dreiseitigen Stadt
tile-city-full = eine Stadt auf allen Seiten
    .bare = Stadt auf allen Seiten
    .dat = einer Stadt auf allen Seiten
tile-road-end = { $count ->
    [1] ein Straßenende
    [2] zwei Straßenenden
    [3] drei Straßenenden
   *[other] vier Straßenenden
 }
    .bare = { $count ->
        [1] Straßenende
        [2] zwei Straßenenden
        [3] drei Straßenenden
       *[other] vier Straßenenden
     }
    .dat = { $count ->
        [1] einem Straßenende
        [2] zwei Straßenenden
        [3] drei Straßenenden
       *[other] vier Straßenenden
     }
tile-road-straight = { $count ->
    [1] eine gerade Straße
   *[other] zwei gerade Straßen
 }
    .bare = { $count ->
        [1] gerade Straße
       *[other] zwei gerade Straßen
     }
    .dat = { $count ->
        [1] einer geraden Straße
       *[other] zwei geraden Straßen
     }
tile-road-curve = { $count ->
    [1] eine Kurve
   *[other] zwei Kurven
 }
    .bare = { $count ->
        [1] Kurve
       *[other] zwei Kurven
     }
    .dat = { $count ->
        [1] einer Kurve
       *[other] zwei Kurven
     }
tile-road-roundabout = ein Kreisverkehr
    .bare = Kreisverkehr
    .acc = einen Kreisverkehr
    .dat = einem Kreisverkehr
tile-road-roundabout-end = ein Kreisverkehr dreier Straßen mit dem Ende einer vierten
    .bare = Kreisverkehr dreier Straßen mit dem Ende einer vierten
    .acc = einen Kreisverkehr dreier Straßen mit dem Ende einer vierten
    .dat = einem Kreisverkehr dreier Straßen mit dem Ende einer vierten
tile-road-junction = eine Einmündung
    .bare = Einmündung
    .dat = einer Einmündung
tile-road-crossing = eine Kreuzung
    .bare = Kreuzung
    .dat = einer Kreuzung
tile-pennant = { $count ->
    [1] ein Wappen
   *[other] zwei Wappen
 }
    .bare = { $count ->
        [1] Wappen
       *[other] zwei Wappen
     }
    .dat = { $count ->
        [1] einem Wappen
       *[other] zwei Wappen
     }

figure-small = Gefolgsmann
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .your = dein Gefolgsmann
    .your-acc = deinen Gefolgsmann
    .your-dat = deinem Gefolgsmann
    .counted = { $count ->
        [one] { $count } Gefolgsmann
       *[other] { $count } Gefolgsleute
     }

# Der gewöhnliche Gefolgsmann heißt danach, wo er steht; jede andere Figur hat ihren Namen.
role-city = ein Ritter in der Stadt
    .acc = einen Ritter in der Stadt
    .dat = einem Ritter in der Stadt
role-road = ein Wegelagerer auf der Straße
    .acc = einen Wegelagerer auf der Straße
    .dat = einem Wegelagerer auf der Straße
role-cloister = ein Mönch im Kloster
    .acc = einen Mönch im Kloster
    .dat = einem Mönch im Kloster
role-field = ein Bauer auf der Wiese
    .acc = einen Bauern auf der Wiese
    .dat = einem Bauern auf der Wiese
role-place = ein Gefolgsmann
    .acc = einen Gefolgsmann
    .dat = einem Gefolgsmann
role-figure = { FORM($figure, "nom") } { $place }
    .acc = { FORM($figure, "acc") } { FORM($place, "acc") }
    .dat = { FORM($figure, "dat") } { FORM($place, "dat") }
as-city = als Ritter in der Stadt
as-road = als Wegelagerer auf der Straße
as-cloister = als Mönch im Kloster
as-field = als Bauer auf der Wiese
    .acc = als Bauern auf der Wiese
    .dat = als Bauern auf der Wiese
as-place = dort
where-city = in der Stadt
where-road = auf der Straße
where-cloister = im Kloster
where-field = auf der Wiese
where-place = dort
to-city = in die Stadt
to-road = auf die Straße
to-cloister = in das Kloster
to-field = auf die Wiese
to-place = dorthin
the-city = die Stadt
the-road = die Straße
the-cloister = das Kloster
the-field = die Wiese
the-place = die Stelle
noun-city = Ritter
    .nom = der Ritter
    .acc = den Ritter
    .dat = dem Ritter
    .your = dein Ritter
    .your-acc = deinen Ritter
    .your-dat = deinem Ritter
    .where = {""}
noun-road = Wegelagerer
    .nom = der Wegelagerer
    .acc = den Wegelagerer
    .dat = dem Wegelagerer
    .your = dein Wegelagerer
    .your-acc = deinen Wegelagerer
    .your-dat = deinem Wegelagerer
    .where = {""}
noun-cloister = Mönch
    .nom = der Mönch
    .acc = den Mönch
    .dat = dem Mönch
    .your = dein Mönch
    .your-acc = deinen Mönch
    .your-dat = deinem Mönch
    .where = {""}
noun-field = Bauer
    .nom = der Bauer
    .acc = den Bauern
    .dat = dem Bauern
    .your = dein Bauer
    .your-acc = deinen Bauern
    .your-dat = deinem Bauern
    .where = {""}
noun-place = Gefolgsmann
    .nom = der Gefolgsmann
    .acc = den Gefolgsmann
    .dat = dem Gefolgsmann
    .your = dein Gefolgsmann
    .your-acc = deinen Gefolgsmann
    .your-dat = deinem Gefolgsmann
    .where = {""}
noun-figure = { $figure } { $place }
    .nom = { FORM($figure, "nom") }
    .acc = { FORM($figure, "acc") }
    .dat = { FORM($figure, "dat") }
    .your = { FORM($figure, "your") } { $place }
    .your-acc = { FORM($figure, "your-acc") } { $place }
    .your-dat = { FORM($figure, "your-dat") } { $place }
    .where = {" "}{ $place }
whose-at = { $whose } auf { $cell }
    .acc = { FORM($whose, "acc") } auf { $cell }
    .dat = { FORM($whose, "dat") } auf { $cell }
    .nom = { FORM($whose, "nom") } auf { $cell }
    .your = { FORM($whose, "your") } auf { $cell }
whose-own = { FORM($noun, "your") }
    .acc = { FORM($noun, "your-acc") }
    .dat = { FORM($noun, "your-dat") }
whose-other = { FORM($noun, "nom") } von { $who }{ FORM($noun, "where") }
    .acc = { FORM($noun, "acc") } von { $who }{ FORM($noun, "where") }
    .dat = { FORM($noun, "dat") } von { $who }{ FORM($noun, "where") }

source-road = Straße
source-city = Stadt
source-cloister = Kloster
source-field = Wiese

side-n = Norden
    .to = nach Norden
    .from = von Norden
side-e = Osten
    .to = nach Osten
    .from = von Osten
side-s = Süden
    .to = nach Süden
    .from = von Süden
side-w = Westen
    .to = nach Westen
    .from = von Westen
side-all = alle Seiten
corner-north-east = die nordöstliche Ecke
corner-south-east = die südöstliche Ecke
corner-south-west = die südwestliche Ecke
corner-north-west = die nordwestliche Ecke
half-north-west = Norden, westliche Hälfte
half-north-east = Norden, östliche Hälfte
half-east-north = Osten, nördliche Hälfte
half-east-south = Osten, südliche Hälfte
half-south-east = Süden, östliche Hälfte
half-south-west = Süden, westliche Hälfte
half-west-south = Westen, südliche Hälfte
half-west-north = Westen, nördliche Hälfte

# Was man wählen kann, in Menüs und Vorschlägen.
label-place = { $label } ({ $place })
label-number = {" "}Nr. { $number }
action-draw = Karte ziehen
action-place = { $cell }, um { $degrees }° gedreht
action-deploy = { $role } ({ $sides })
action-at = { $what } auf { $cell }
action-take = Nimm { FORM($whose, "acc") } auf { $cell } zurück
action-take-apart = Nimm { FORM($whose, "acc") } zurück
thing-take = Eine Figur nach Hause schicken
action-pass = Nichts
action-pass-place = Die Karte ablegen und eine andere ziehen
action-pass-wood = Keine Figur

# Worum es in einer Frage geht.
prompt-draw = Zieh die nächste Karte
prompt-place = Wohin kommt deine Karte?
prompt-wood = Setzt du eine Figur ein?
