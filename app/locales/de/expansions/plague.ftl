# Die Pest.

set-plague = Die Pest
rule-plague-deck_head = Karten, die vor der ersten Pestkarte gezogen werden
rule-plague-spread = Ob jeder in jedem Zug einen Floh legen muss
rule-plague-fairy_protects = Figuren auf der Karte der Fee bleiben, wenn ein Floh kommt
rule-plague-special_figures = Flöhe vertreiben auch Baumeister und Schweine; auch sie dürfen fliehen
position-outbreak = { $number } auf { $cell }
position-averted = Überstandene Seuchenherde: { $outbreaks }.
position-fleas = Übrige Flöhe: { $left }.
tile-plague = das Pestzeichen
    .bare = Pestzeichen
    .dat = dem Pestzeichen
action-flea = Ein Floh auf { $cell }
action-flea-moves = Der Floh von { $from } springt auf { $cell }
action-flee = Flucht von { $from } { $place } auf { $cell }: { $whose }
thing-flea = Ein Floh
thing-flee = Eine Figur flieht
action-pass-spread = Kein Floh und keine Flucht
prompt-spread = Die Pest: ein Floh oder Flucht?
told-flees = Flucht vor der Pest, von { $from } { $place } auf { $cell }: { $whose }.
told-outbreak = Die Pest bricht auf { $cell } aus (Nr. { $number }).
told-averted = Der Seuchenherd Nr. { $number } auf { $cell } ist erloschen.
told-flea = { $who } legt einen Floh auf { $cell }.
told-flea-moves = { $who } versetzt den Floh von { $from } auf { $cell }.
told-flea-bites = Der Floh vertreibt { FORM($whose, "acc") } von { $cell }.
alt-outbreak = Pest: Seuchenherd { $number } umfasst { $cells }.
alt-fleas = Inaktive Flöhe: { $cells }.
