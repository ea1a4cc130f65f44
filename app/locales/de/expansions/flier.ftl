# Der Flieger.

set-flier = Die Fluggeräte
about-flier = Fluggeräte bringen Gefolgsleute an entfernte Orte
rule-flier-figures = Wer fliegt: kleine und große Gefolgsleute und Phantome, oder jeder
tile-fly-straight = ein Fluggerät
    .bare = Fluggerät
    .dat = einem Fluggerät
tile-fly-diagonal = ein schräg fliegendes Fluggerät
    .bare = schräg fliegendes Fluggerät
    .dat = einem schräg fliegenden Fluggerät
thing-flight = Ein Flug
action-fly = Lass { FORM($figure, "your-acc") } nach { $site } fliegen
prompt-flier_landing = Wo landet der Flug?
told-flown = { $who } fliegt { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 } weit, bis { $cell }.
told-flown-lost = { $who } fliegt { $tiles ->
    [one] 1 Karte
   *[other] { $tiles } Karten
 } weit, bis { $cell }, und kann dort nicht landen.
