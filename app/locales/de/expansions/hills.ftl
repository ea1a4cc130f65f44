# Schafe und Hügel.

set-hills = Schafe und Hügel
about-hills = Schäfer mit ihren Schafen, Hügel gegen Gleichstand, Weinberge
rule-hs-hill = Gleichstand: wer überhaupt auf einem Hügel steht, oder wer dort die meisten hat
rule-hs-vineyard_garden = Weinberge zählen auch für Gärten
rule-hs-closed = Auf einer eben geschlossenen Wiese darf die Herde erst wachsen, oder sie geht heim
tile-sheep-hill = ein Hügel
    .bare = Hügel
    .dat = einem Hügel
tile-vineyard = ein Weinberg
    .bare = Weinberg
    .dat = einem Weinberg
figure-shepherd = Schäfer
    .nom = der Schäfer
    .acc = den Schäfer
    .dat = dem Schäfer
    .your = dein Schäfer
    .your-acc = deinen Schäfer
    .your-dat = deinem Schäfer
    .counted = { $count ->
        [one] { $count } Schäfer
       *[other] { $count } Schäfer
     }
source-flock = Schafe
part-flock = Schafe
action-grow = Noch ein Plättchen ziehen
action-stable = Die Schafe heimbringen: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
prompt-flock = Deine Herde: Wächst sie, oder bringst du sie heim?
panel-flock = Von den { $tokens } Plättchen im Beutel sind { $wolves } Wölfe.
told-sheep = { $who } zieht auf { $cell } { $sheep ->
    [one] 1 Schaf
   *[other] { $sheep } Schafe
 }.
told-wolf-drawn = { $who } zieht auf { $cell } einen Wolf.
told-wolf = Der Wolf vertreibt { FORM($whose, "acc") } von { $cell }.
alt-flock = { $who } auf { $cell } ({ $sheep })
alt-flocks = Schafe bei Schäfern: { $flocks }.
position-sheep = Im Schafbeutel: Plättchen mit 1 Schaf: { $one }, mit 2: { $two }, mit 3: { $three }, mit 4: { $four }; Wölfe: { $wolves }.
