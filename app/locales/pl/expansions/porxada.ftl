# La Porxada.

set-porxada = La Porxada
about-porxada = Zamień podwładnych albo licz nieukończone miasta jak gotowe
rule-porxada-refusal = Kto odmówi wymiany, usuwa podwładnego z gry albo zabiera go do rezerw
rule-porxada-bonus_without_choice = Miasto La Porxada daje żetony także po wymianie
tile-porxada = La Porxada
    .acc = La Porxadę
    .with = z La Porxadą
token-porxada = żeton La Porxada
action-swap = Wymiana: { $own } ({ $from }) za { FORM($wanted, "acc") } ({ $cell })
action-accept-swap = Zgoda: pionki zamieniają się miejscami
action-refuse-swap = Odmowa: jeden z twoich pionków wypada z gry
action-give-up = Z rezerw wypada z gry { FORM($figure, "your") }
thing-swap = Wymień dwa pionki
action-pass-porxada = Bez wymiany: premia
prompt-porxada = La Porxada: wymieniasz się z kimś pionkami?
prompt-porxada_answer = Zgadzasz się na wymianę?
prompt-porxada_victim = Który z twoich pionków wypada z gry?
told-offered = Propozycja wymiany: { $own } z { $from } za { FORM($wanted, "acc") } z { $cell }.
told-swapped = Miejscami zamieniają się { $own } i { $wanted }.
told-lost = Z gry wypada { $figure } gracza { $who }.
