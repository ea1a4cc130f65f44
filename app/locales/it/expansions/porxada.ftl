# La Porxada.

set-porxada = La Porxada
about-porxada = Scambia due seguaci, o salva le tue città incomplete
rule-porxada-refusal = Chi rifiuta uno scambio toglie un seguace dal gioco, o lo rimette in riserva
rule-porxada-bonus_without_choice = La città della Porxada dà gettoni anche dopo uno scambio
tile-porxada = La Porxada
token-porxada = il gettone della Porxada
action-swap = Si scambiano { $own } in { $from } e { $wanted } in { $cell }
action-accept-swap = Accetta: le pedine si scambiano di posto
action-refuse-swap = Rifiuta: una tua pedina esce dal gioco
action-give-up = Dalla riserva esce dal gioco { FORM($figure, "own") }
thing-swap = Scambia due pedine
action-pass-porxada = Nessuno scambio: il bonus
prompt-porxada = La Porxada: scambi una pedina con qualcuno?
prompt-porxada_answer = Accetti lo scambio?
prompt-porxada_victim = Quale tua pedina esce dal gioco?
told-offered = Proposta di scambio: { $own } in { $from } e { $wanted } in { $cell }.
told-swapped = Si scambiano di posto { $own } e { $wanted }.
told-lost = { $who } perde una pedina, che esce dal gioco: { $figure }.
