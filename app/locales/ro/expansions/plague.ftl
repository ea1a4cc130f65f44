# The Plague.

set-plague = Ciuma
about-plague = Purici care se răspândesc și alungă supușii
rule-plague-deck_head = Cartonașe trase înaintea oricărui cartonaș al ciumei
rule-plague-spread = Dacă fiecare trebuie să pună un purice în fiecare tură
rule-plague-fairy_protects = Pionii de pe cartonașul zânei rămân când vine un purice
rule-plague-special_figures = Puricii alungă și constructori și porci, iar aceștia pot fugi
position-outbreak = { $number } în { $cell }
position-averted = Focare stinse: { $outbreaks }.
position-fleas = Purici rămași: { $left }.
tile-plague = semnul ciumei
action-flea = Un purice în { $cell }
action-flea-moves = Puricele din { $from } sare în { $cell }
action-flee = Fuge din { $from } { $place } în { $cell }: { FORM($whose, "short") }
thing-flea = Un purice
thing-flee = Un pion fuge
action-pass-spread = Niciun purice, nicio fugă
prompt-spread = Ciuma: un purice sau fuga?
told-flees = De ciumă fuge { FORM($whose, "short") }: din { $from } { $place } în { $cell }.
told-outbreak = Izbucnește ciuma în { $cell } (focarul nr. { $number }).
told-averted = Focarul nr. { $number } din { $cell } s-a stins.
told-flea = { $who } pune un purice în { $cell }.
told-flea-moves = { $who } mută puricele din { $from } în { $cell }.
told-flea-bites = Puricele alungă din { $cell }: { $whose }.
alt-outbreak = Ciuma: focarul { $number } a ajuns în { $cells }.
alt-fleas = Purici inactivi: { $cells }.
