# La Porxada.

set-porxada = La Porxada
about-porxada = Cambia dos seguidores, o salva tus ciudades incompletas
rule-porxada-refusal = Quien rechaza un intercambio saca un seguidor del juego, o lo recupera
rule-porxada-bonus_without_choice = La Porxada da sus fichas también tras un intercambio
tile-porxada = La Porxada
token-porxada = la ficha de La Porxada
action-swap = { FORM($own, "cap") } en { $from } y { $wanted } en { $cell } cambian de sitio
action-accept-swap = Aceptar: las figuras cambian de sitio
action-refuse-swap = Negarse: una figura tuya sale del juego
action-give-up = Tu { $figure } de la reserva sale del juego
thing-swap = Intercambiar dos figuras
action-pass-porxada = Sin intercambio: la bonificación
prompt-porxada = La Porxada: ¿intercambias figuras con alguien?
prompt-porxada_answer = ¿Aceptas el intercambio?
prompt-porxada_victim = ¿Qué figura tuya sale del juego?
told-offered = Se ofrece un intercambio: { $own } en { $from } por { $wanted } en { $cell }.
told-swapped = { FORM($own, "cap") } y { $wanted } cambian de sitio.
told-lost = { $who } pierde { FORM($figure, "indef") }, que sale del juego.
