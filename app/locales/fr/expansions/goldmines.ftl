# The Goldmines.

set-goldmines = Les Mines d’or
about-goldmines = Des lingots pour les zones terminées autour des mines
tile-goldmine = une mine d’or
source-gold = or
part-gold = or
token-ingot = de l’or
action-ingot = Poser le lingot en { $cell }
prompt-gold_second = Où va le second lingot ?
told-ingot = Un lingot est posé en { $cell }.
alt-ingots = Il y a de l’or en { $cells }.
