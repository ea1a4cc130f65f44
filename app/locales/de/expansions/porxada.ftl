# La Porxada.

set-porxada = La Porxada
about-porxada = Gefolgsleute tauschen oder unfertige Städte voll werten
rule-porxada-refusal = Wer den Austausch ablehnt, nimmt einen Gefolgsmann aus dem Spiel, oder in den Vorrat
rule-porxada-bonus_without_choice = Die Stadt von La Porxada gibt Plättchen auch nach einem Austausch
tile-porxada = die Porxada
    .bare = Porxada
    .dat = der Porxada
token-porxada = das Plättchen der Porxada
action-swap = Tausch: { $own } ({ $from }) gegen { FORM($wanted, "acc") } ({ $cell })
action-accept-swap = Zustimmen: Die Figuren tauschen die Plätze
action-refuse-swap = Ablehnen: Eine Figur von dir verlässt das Spiel
action-give-up = Nimm { FORM($figure, "your-acc") } im Vorrat aus dem Spiel
thing-swap = Zwei Figuren austauschen
action-pass-porxada = Niemanden austauschen: der Bonus
prompt-porxada = Die Porxada: Tauschst du mit jemandem Figuren?
prompt-porxada_answer = Bist du mit dem Austausch einverstanden?
prompt-porxada_victim = Welche deiner Figuren verlässt das Spiel?
told-offered = Zum Tausch steht { $own } auf { $from } gegen { FORM($wanted, "acc") } auf { $cell }.
told-swapped = Die Plätze tauschen { $own } und { $wanted }.
told-lost = Das Spiel verlässt { FORM($figure, "nom") } von { $who }.
