# The Goldmines.

set-goldmines = Le Miniere d’oro
about-goldmines = Lingotti per le zone completate intorno alle miniere
tile-goldmine = una miniera d’oro
source-gold = oro
part-gold = oro
token-ingot = oro
action-ingot = Posa il lingotto in { $cell }
prompt-gold_second = Dove va il secondo lingotto?
told-ingot = Si posa un lingotto in { $cell }.
alt-ingots = C’è oro in { $cells }.
