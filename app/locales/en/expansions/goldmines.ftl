# The Goldmines.

set-goldmines = The Goldmines
about-goldmines = Ingots for whoever completes features around the mines
tile-goldmine = a gold mine
source-gold = gold
part-gold = gold
token-ingot = gold
action-ingot = Lay the ingot at { $cell }
prompt-gold_second = Where does the second ingot go?
told-ingot = An ingot now lies at { $cell }.
alt-ingots = Gold lies at { $cells }.
