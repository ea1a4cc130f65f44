# The Goldmines.

set-goldmines = Minele de aur
about-goldmines = Lingouri pentru regiunile terminate în jurul minelor
tile-goldmine = o mină de aur
source-gold = aur
part-gold = aur
token-ingot = aur
action-ingot = Pune lingoul în { $cell }
prompt-gold_second = Unde merge al doilea lingou?
told-ingot = Un lingou se află acum în { $cell }.
alt-ingots = Se află aur în { $cells }.
