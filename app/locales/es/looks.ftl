# Looking at a game.

look-turn = { $number ->
    [one] Le toca a { $who }.
   *[other] Faltan por responder: { $who }.
 }
look-hand = Le toca a { $who }, con { $tile }.
look-over = La partida ha terminado.
share-done = Lo publico en el canal, para que lo vean todos.
share-board = { $who } muestra el tablero.
share-score = { $who } muestra los puntos.
share-replay = { $who } muestra la partida.
look-given-up = Esta partida se abandonó.
look-since = Marcadas: las losetas colocadas desde la última vez que miraste o jugaste, { $cells }.
panel-since = Marcadas: las losetas colocadas desde tu última loseta, { $cells }.
look-text-file = La posición es larga, así que está en el archivo.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } si se puntuara ahora; en la reserva: { $left }
score-note = «Si se puntuara ahora» cuenta cada camino, ciudad y monasterio incompleto, y cada prado, como si la partida acabara ahora.
supply-part = { FORM($figure, "counted") }
supply-none = nada

tiles-title = { $total ->
    [0] No queda ninguna loseta por robar.
    [one] Queda una loseta por robar:
   *[other] Quedan { $total } losetas por robar:
 }
tiles-title-hidden = Por robar: { $left }. Fuera del juego, boca abajo: { $hidden }. Nadie sabe cuáles son unas y cuáles otras:
tiles-file = Están todas en el archivo.
tiles-line = { $count } × { $tile }
tiles-discarded = Fuera del juego, porque no se podían colocar o se quitaron:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (deshecha)
log-earlier = { $moves ->
        [one] (una jugada anterior)
       *[other] ({ $moves } jugadas anteriores)
    }
by-stand-in = { $line } (por un sustituto)
by-standing = { $line } (respuesta fija)
by-rules = { $line } (por defecto, a falta de respuesta)
log-empty = Todavía no ha pasado nada.
button-first = Primero
button-previous = Anterior
button-next = Siguiente
button-last = Último
button-film = Película desde aquí
log-step = Paso { $step } de { $steps }
log-film = La partida a partir de ahí: { $tiles ->
    [one] una loseta.
    [many] { $tiles } losetas.
   *[other] { $tiles } losetas.
}
log-film-none = Después no se colocó ninguna loseta.

list-semicolon = {"; "}
position-row = Fila { $row }: { $tiles }.
position-cell = { $cell } { $tile }, giro { $degrees }°
position-figure = { $who } tiene { $role }
position-token = { $count ->
    [one] { $token }
   *[other] { $token } ({ $count })
 }
position-left = { $who } tiene en la reserva: { $figures }
position-holds = { $line }; además, { $held }
position-open = abierta { FORM($sides, "at") }

rules-file = La página entera está en el archivo.
rules-topics = **Reglas.** `/rules` seguido de uno de estos temas:
rules-row = { $first }: { $rest }
rules-cell = { $head } { $cell }
rules-figure = { $figure } ({ $set })
rules-topic = `{ $key }` { $name }

my-none = No estás en ninguna partida abierta. `/game new` abre una.
my-title = { $count ->
    [one] Estás en una partida abierta
   *[other] Estás en { $count } partidas abiertas
 }{ $waiting ->
    [0] . Ninguna te espera.
    [one] . Una te espera:
   *[other] . { $waiting } te esperan:
 }
my-more = No aparecen aquí: { $games }.
my-turn = ▶️ { $channel }: **te toca** (última jugada { $when })
my-wait = { $channel }: le toca a { $who } (última jugada { $when })
my-parked = 💤 { $id }: apartada. `/game move` la retoma en un canal de su servidor.
my-lobby = { $channel }: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
 } en una mesa abierta

# /help, by where the reader is.
help-no-game = En este canal no hay ninguna partida. `/game new` abre una mesa: tú y hasta cuatro personas más colocáis losetas, construís ciudades, caminos y monasterios, y puntuáis. `{ option-sets.name }` añade expansiones. ¿No hay nadie más? Abre una mesa e invita a Carcas. `/rules` explica cada juego y cada expansión.
help-lobby = Aquí hay una mesa abierta. Pulsa *{ button-join }* bajo su mensaje, o escribe `/game join`.
help-lobby-seated = Tienes un asiento en la mesa. El anfitrión empieza la partida con `/game start`. `/game leave` deja libre tu asiento.
help-lobby-host = Esta es tu mesa. *{ button-setup }* elige con qué jugáis, `/game invite` añade a Carcas como jugador, `/game pace` pone un reloj. Cuando estéis todos, pulsa *{ button-start }* o escribe `/game start`. `/game end` cierra la mesa.
help-watching = Estás mirando. `/board` muestra la partida, `/score` los puntos y `/log` lo que ha pasado. Cuando termine, `/game new` abre la siguiente.
help-stood-in = Un sustituto juega en tu asiento. El botón te lo devuelve cuando quieras; `/game return` también.
help-wait = No te toca: esperamos a { $who }. Recibirás una mención. Mientras tanto tienes `/board`, `/score`, `/tiles` y `/log`. Si acabas de jugar y la loseta siguiente sigue oculta, `/undo` deshace tu jugada. ¿Te vas unos días? `/game substitute`.
help-your-turn = Te toca. Pulsa el botón o escribe `/turn`. Elige una casilla y un giro (`/place`), una figura si quieres (`/deploy`), y luego `/confirm`. Nada es definitivo hasta entonces.
help-your-figure = Te toca, y tu loseta está puesta. Elige una figura (`/deploy`) o ninguna (`/pass`), y luego `/confirm`.
help-your-choice = Tienes una pregunta que responder. Pulsa el botón, o usa `/choose` y `/confirm`.
help-command = `{ $command }`: { $about }
help-option = - `{ $option }`: { $about }
help-choice = { $command }: { $about }

standing-title = Tus respuestas fijas en esta partida (solo las ves tú; `/standing remove` quita una):
standing-none = No tienes respuestas fijas en esta partida. `/standing add` da una: ya no se te hace esa pregunta, y la partida sigue al momento.
standing-line = • { $what }
standing-for = «{ $question }» – { $answer }
standing-pass = no, nada
standing-usual = usar la respuesta por defecto
standing-accept = sí
standing-refuse = no

replay-title = { $moves ->
    [one] { $moves } loseta hasta ahora.
   *[other] { $moves } losetas hasta ahora.
 }
replay-progress = Dibujando las jugadas: { $done } de { $of }…
picture-words = No se ha podido dibujar la imagen. Lo que muestra: { $words }
board-words = En palabras: { $words } `/board text:true` lo describe todo.
replay-none = Todavía no se ha colocado ninguna loseta. `/board` muestra la mesa.
since-points = { $who } { $points } ({ $gain })
since-nothing = No ha pasado nada desde tu última jugada.
