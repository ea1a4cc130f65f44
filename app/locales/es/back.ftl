# Volver a una jugada anterior, y los árbitros.

option-to = Antes de qué jugada volver; si todos aceptan o lo decide un árbitro
    .name = hasta
option-note = Como árbitro: por qué, a la vista de todos
    .name = nota
option-role = Si la persona es árbitro
    .name = papel
option-role-on = Árbitro
option-role-off = Ya no es árbitro
command-server-referee = Dejar que alguien pause, prolongue, mueva o haga retroceder partidas del servidor
    .name = árbitro

rollback-choice = { $moves } atrás: { $line }
rollback-more = Más atrás: escribe un número de { $moves } a { $most }
rollback-done = Hecho: la partida ha vuelto ahí, y se avisa a todos.
rollback-agreed = ⏪ Todos han aceptado lo que pidió { $by }: la partida vuelve { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 } atrás. Los relojes también.
rollback-referee = ⏪ { $by }, con el papel de árbitro, hace volver la partida { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 } atrás. Los relojes también.
referee-note = > { $note }
referee-did = { $who }: { $what }
referee-done = { $who } tiene ahora el papel de árbitro en este servidor: puede usar `/game pause`, `/game wait`, `/game move` y `/undo to:` en cada partida, y todos ven quién lo hizo.
referee-over = { $who } ya no tiene el papel de árbitro en este servidor.
poll-back = { $by } pide volver { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
 } atrás; los relojes también volverían.
poll-back-refused = No todos han aceptado lo que pidió { $who }, así que no se deshace nada.

refusal-no-undo-here = Esta mesa se abrió con `undo:off`, así que las jugadas se quedan. Un árbitro del servidor aún puede ayudar.
refusal-no-point = «{ $input }» no es un número de jugadas que se puedan deshacer. `/undo to:` admite de 1 a { $most } y muestra qué se desharía.
refusal-no-way-back = Una versión anterior de mí jugó esa parte con otras reglas, así que no puedo volver tan atrás. Elige una jugada posterior.
refusal-not-referee = Solo un árbitro del servidor que no juegue aquí puede hacerlo sin los demás. Los jugadores preguntan: `/undo to:` sin nota.
