# The Goldmines.

set-goldmines = The Goldmines
tile-goldmine = a gold mine
source-gold = gold
part-gold = gold
token-ingot = gold
action-ingot = Lay the ingot at { $cell }
prompt-gold_second = Where does the second ingot go?
told-ingot = An ingot now lies at { $cell }.
alt-ingots = Gold lies at { $cells }.
