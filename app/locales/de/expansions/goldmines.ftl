# Die Goldminen.

set-goldmines = Die Goldminen
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
