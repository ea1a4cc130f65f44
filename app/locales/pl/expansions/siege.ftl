# Oblężone miasta.

set-cathars = Katarzy
about-cathars = Oblężone miasta dają mniej, ale rycerze mogą uciec
set-siege = Oblężenie
about-siege = Cztery płytki Katarów pod inną nazwą
set-besiegers = Oblegający
about-besiegers = Sześć oblężonych miast, które dla pól liczą się podwójnie
rule-siege-escape_range = Z czym styka się klasztor: z oblężoną płytką albo z dowolną płytką miasta
rule-siege-escape_time = Ucieczka na koniec każdej własnej tury albo po zbudowaniu drogi ucieczki
rule-siege-escape_cap = Jedna ucieczka w każdej części tury albo jedna w turze
rule-siege-pennant = Punkty za proporzec w oblężonym mieście
rule-siege-tiny_city = Przy tiny_city=2: punkty za płytkę oblężonego miasta z dwóch płytek
rule-siege-pig_doubled = Oblężone miasto podwaja też premię za świnie
tile-siege = oblegający
    .acc = oblegających
    .with = z oblegającymi
action-escape = Z { $cell } ucieka { $whose }
action-pass-escape = Nikt nie ucieka
prompt-escape = Czy ktoś ucieka z oblężonego miasta?
told-escaped = Z { $cell } ucieka { $whose }.
