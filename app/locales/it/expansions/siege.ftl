# Besieged cities.

set-cathars = I Catari
about-cathars = Le città assediate valgono meno, ma si può fuggire
set-siege = L’Assedio
about-siege = Le quattro tessere dei Catari con un altro nome
set-besiegers = Gli Assedianti
about-besiegers = Sei città assediate che contano doppio per i campi
rule-siege-escape_range = Che cosa tocca il monastero: una tessera assediata, o una qualsiasi della città
rule-siege-escape_time = Fuga alla fine di ogni proprio turno, o quando si apre la via
rule-siege-escape_cap = Una fuga in ogni parte del turno, o una per turno
rule-siege-pennant = Punti di uno stemma in una città assediata
rule-siege-tiny_city = Con tiny_city=2: punti per tessera di una città assediata di due tessere
rule-siege-pig_doubled = Una città assediata raddoppia anche il bonus dei maiali
tile-siege = assedianti
action-escape = Fai fuggire { FORM($whose, "short") } da { $cell }
action-pass-escape = Non fugge nessuno
prompt-escape = Una pedina fugge dalla città assediata?
told-escaped = Da { $cell } fugge { FORM($whose, "short") }.
