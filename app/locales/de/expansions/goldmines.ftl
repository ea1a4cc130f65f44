# Die Goldminen.

set-goldmines = Die Goldminen
about-goldmines = Goldbarren für alles, was um die Minen fertig wird
tile-goldmine = eine Goldmine
    .bare = Goldmine
    .dat = einer Goldmine
source-gold = Gold
part-gold = Gold
token-ingot = Gold
action-ingot = Leg den Barren auf { $cell }
prompt-gold_second = Wohin kommt der zweite Goldbarren?
told-ingot = Ein Goldbarren liegt jetzt auf { $cell }.
alt-ingots = Gold liegt auf { $cells }.
