# Special Monasteries.

set-monasteries = Special Monasteries
about-monasteries = Six cloisters in place of plain ones: an abbot lies there until the end
rule-mon-cloisters = The cloisters of the base game leave the game, or stay
rule-mon-abbot_recall = The abbot's figure taken back where it lies: its lines, or as a cloister
rule-mon-abbot_fairy = The fairy pays for an abbot who lies, too
rule-mon-wagon_surrounded = A wagon may lie down in a surrounded special monastery
tile-special = a special monastery
role-pallet = an abbot lying in the monastery
as-pallet = as an abbot lying in the monastery
where-pallet = lying in the monastery
to-pallet = into the monastery, to lie as an abbot
the-pallet = the abbot's place
noun-pallet = abbot
source-abbot = abbot
part-abbot = abbots
