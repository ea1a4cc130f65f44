# Zaraza.

set-plague = Zaraza
about-plague = Pchły rozchodzą się po planszy i wyganiają podwładnych
rule-plague-deck_head = Ile płytek dobiera się przed pierwszą płytką zarazy
rule-plague-spread = Czy każdy musi w każdej turze położyć pchłę
rule-plague-fairy_protects = Pionki na płytce wróżki zostają, gdy przychodzi pchła
rule-plague-special_figures = Pchły wypędzają też budowniczych i świnie, a te mogą uciekać
position-outbreak = { $number } na { $cell }
position-averted = Ogniska zarazy, które wygasły: { $outbreaks }.
position-fleas = Pozostałe pchły: { $left }.
tile-plague = znak zarazy
    .with = ze znakiem zarazy
action-flea = Pchła na { $cell }
action-flea-moves = Pchła skacze z { $from } na { $cell }
action-flee = Ucieczka z { $from } { $place } na { $cell }: { $whose }
thing-flea = Pchła
thing-flee = Ucieczka pionka
action-pass-spread = Bez pchły i bez ucieczki
prompt-spread = Zaraza: pchła czy ucieczka?
told-flees = Ucieczka przed zarazą z { $from } { $place } na { $cell }: { $whose }.
told-outbreak = Zaraza wybucha na { $cell } (nr { $number }).
told-averted = Ognisko nr { $number } na { $cell } wygasa.
told-flea = { $who } kładzie pchłę na { $cell }.
told-flea-moves = { $who } przenosi pchłę z { $from } na { $cell }.
told-flea-bites = Pchła wypędza { FORM($whose, "acc") } z { $cell }.
alt-outbreak = Zaraza: ognisko { $number } objęło { $cells }.
alt-fleas = Nieaktywne pchły: { $cells }.
