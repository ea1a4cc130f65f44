# The Goldmines.

set-goldmines = Las Minas de Oro
about-goldmines = Lingotes para quien completa zonas junto a las minas
tile-goldmine = una mina de oro
source-gold = oro
part-gold = oro
token-ingot = oro
action-ingot = Poner el lingote en { $cell }
prompt-gold_second = ¿Dónde va el segundo lingote?
told-ingot = Ahora hay un lingote más en { $cell }.
alt-ingots = Hay oro en { $cells }.
