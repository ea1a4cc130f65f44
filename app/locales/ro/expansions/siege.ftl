# Besieged cities.

set-cathars = Catarii
about-cathars = Orașele asediate aduc mai puțin, dar cavalerii pot scăpa
set-siege = Asediul
about-siege = Cele patru cartonașe ale Catarilor sub alt nume
set-besiegers = Asediatorii
about-besiegers = Șase orașe asediate care contează dublu pentru câmpuri
rule-siege-escape_range = Ce trebuie să atingă mănăstirea: un cartonaș asediat sau oricare al orașului
rule-siege-escape_time = Evadare la sfârșitul fiecărei ture proprii sau când se deschide ieșirea
rule-siege-escape_cap = O evadare în fiecare parte a turei sau una pe tură
rule-siege-pennant = Punctele unei steme dintr-un oraș asediat
rule-siege-tiny_city = Cu tiny_city=2: puncte de cartonaș la un oraș asediat din două cartonașe
rule-siege-pig_doubled = Un oraș asediat dublează și bonusul porcilor
tile-siege = asediatori
action-escape = Lasă să evadeze din { $cell }: { FORM($whose, "short") }
action-pass-escape = Nu evadează nimeni
prompt-escape = Evadează un pion din orașul asediat?
told-escaped = Din { $cell } evadează { FORM($whose, "short") }.
