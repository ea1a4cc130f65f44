# Händler und Baumeister.

set-traders = Händler und Baumeister
about-traders = Waren, ein Schwein und ein Baumeister für Doppelzüge
rule-builder_on_completed = Ein Baumeister in einem Gebiet, das eben diese Karte fertigstellt
tile-wine = Wein
tile-grain = Weizen
tile-cloth = Tuch
figure-builder = Baumeister
    .nom = der Baumeister
    .acc = den Baumeister
    .dat = dem Baumeister
    .your = dein Baumeister
    .your-acc = deinen Baumeister
    .your-dat = deinem Baumeister
    .counted = { $count ->
        [one] { $count } Baumeister
       *[other] { $count } Baumeister
     }
figure-pig = Schwein
    .nom = das Schwein
    .acc = das Schwein
    .dat = dem Schwein
    .your = dein Schwein
    .your-acc = dein Schwein
    .your-dat = deinem Schwein
    .counted = { $count ->
        [one] { $count } Schwein
       *[other] { $count } Schweine
     }
source-goods = Waren
token-wine = Wein
token-grain = Weizen
token-cloth = Tuch
part-goods = Waren
