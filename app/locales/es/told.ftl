# What happened, in one line.

who-bold = **{ $name }**
who-seat = Jugador { $number }
who-numbered = { $who } (n.º { $number })
who-carcas = Carcas
who-stand-in = sustituto
told-placed = { $who } coloca { $tile } en { $cell }
told-placed-with = { $who } coloca { $tile } en { $cell } y pone { $role }
told-discarded = { $who } roba { $tile }: no se puede colocar y se descarta.
told-deployed = { $who } pone { $role }.
told-deployed-at = { $who } pone { $role } en { $cell }.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points } { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } coloca otra loseta.
told-token = { $who } recibe { $token } ({ $count }).
told-aside = { $who } roba { $tile } antes de que haya un volcán; la loseta se aparta.
told-put-back = { $tiles ->
    [one] La loseta con dragón que se apartó vuelve
   *[other] Las { $tiles } losetas con dragón que se apartaron vuelven
 } al montón.
told-moved = { FORM($whose, "cap") } sigue de { $from } { $place } en { $cell }.
told-returned = { FORM($whose, "cap") } vuelve a la reserva.
told-standing = (Respuesta fija de { $who }.)
told-accepted = { $who } acepta.
told-refused = { $who } se niega.
told-passed = { $who } pasa.
told-ended = Era la última loseta.
told-count = Puntuación final: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# The public message after a move.

# $number: how many people $who names.
ring-asked = { $number ->
    [one] { $who }, una pregunta para ti: { $question }
   *[other] { $who }, una pregunta para vosotros: { $question }
 }
ring-started = Empieza la partida. Orden de juego: { $order }.
ring-commitment = El orden de las losetas está fijado. Su sello: `{ $seal }`; la clave se muestra al final.
# $number: how many people $who names.
ring-turn = { $who }, te toca. { $left ->
    [0] No quedan losetas.
    [one] Esta es la última loseta.
   *[other] Quedan { $left } losetas.
 }
ring-free = { $who }: juega un sustituto. Quien quiera puede ocupar el asiento con `/game take`.
ring-automatic = { $who }: la jugada se hace automáticamente.
ring-undone = ↩️ { $who } deshace la última jugada y vuelve a jugar.
button-open = Jugar mi turno
button-board = Tablero
button-score = Puntos
button-tiles = Losetas

# The end of a game.
final-title = { $winners ->
    [0] No gana nadie. La partida ha terminado.
    [one] 🏆 { $who } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     }. La partida ha terminado.
   *[other] 🏆 { $who } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
     } por cabeza. La partida ha terminado.
 }
final-called = ¡Gracias por jugar, { $who }!
final-count = **La puntuación final**
final-count-plain = La puntuación final:
final-count-of = { $who } { $points }: { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } en { $cell } ({ $points })
final-count-file = La puntuación final completa está en el archivo.
final-line = { $place }\. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = caminos
part-city = ciudades
part-cloister = monasterios
part-field = prados
final-seed = La clave del orden de las losetas: `{ $seed }`. Su sello se publicó al principio: `{ $seal }`.
fair-title = **Cómo se reparte esta partida**
fair-seal = El sello de la clave, mostrado al abrir la mesa: `{ $seal }`
fair-start = El número que Discord dio al comienzo de la partida: `{ $start }`
fair-not-started = Cuando alguien empiece la partida, Discord le dará un número que nadie puede elegir. La clave y el número juntos dan el orden de las losetas. La clave se muestra cuando termina la partida.
fair-later = La clave y el número juntos dieron el orden de las losetas, así que nadie pudo elegirlo. La clave se muestra cuando termina la partida.
fair-key = La clave: `{ $key }`
fair-agrees = ✅ He vuelto a repartir la partida: la clave tiene ese sello, y la clave y el número dan la partida que se jugó.
fair-differs = ⚠️ Esto no concuerda: la clave y el número dan una partida distinta de la que se jugó. Díselo a quien me administra.
fair-steps = Para comprobarlo sin mí: el hash BLAKE3 de la clave es el sello. El hash del número, calculado con la clave, es la semilla. Con ella ChaCha8 baraja las losetas (Fisher-Yates, desde el final); se roban desde el final. El archivo tiene las losetas antes y después.
final-again = ¿Revancha? Pulsa el botón o usa `/game rematch`.
ended-by = { $who } ha terminado la partida. Queda inacabada; no gana nadie.
closed-by = { $who } ha cerrado esta mesa.

# Alternative text.
alt-board = El tablero: { $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
 }, columnas { $west } a { $east }, filas { $north } a { $south }.
alt-scores = Puntos: { $scores }.
alt-source = { $source }: { $points }.
alt-turn = { $number ->
    [one] Le toca a { $who }.
   *[other] Faltan por responder: { $who }.
 }
alt-draw = La loseta siguiente sigue oculta; { $cells ->
    [one] hay { $cells } casilla libre
   *[other] hay { $cells } casillas libres
 } junto al tablero.
alt-asked = Pregunta: { $question }
alt-owners = De quién es cada cosa, de mayor a menor: { $claims }.
alt-farms = De quién son los prados, de mayor a menor: { $claims }.
alt-no-owners = Nadie posee ningún camino, ciudad ni monasterio.
alt-no-farms = Nadie posee ningún prado.
alt-claim = { $feature } en { $cell } ({ $tiles ->
    [one] { $tiles } loseta
   *[other] { $tiles } losetas
 }), { $who }
alt-dead = Casillas donde no encaja ninguna de las losetas que quedan: { $cells }.
alt-no-dead = Todas las casillas libres se pueden ocupar todavía.
alt-focus = La imagen muestra los alrededores de { $cell }, donde se colocó la última loseta.
alt-around = La imagen muestra los alrededores de { $cell }.
alt-whole = La imagen muestra todo el tablero.
alt-moving = Una animación { $tiles ->
    [one] de una loseta.
   *[other] de { $tiles } losetas, una tras otra.
 }
alt-gains = Cambios de puntuación: { $gains }.
alt-no-gains = La puntuación no ha cambiado para nadie.
alt-clock = A { $who } le queda: { $left }
alt-clocks = Tiempo restante: { $clocks }.
alt-hand = Loseta en la mano: { $tile }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = Encaja en { $cells }.
alt-preview = Previsto: { $tile } en { $cell }, giro { $degrees }°.
alt-figure = Encima: { $role }.
alt-chosen = { $answer }.
alt-spots = A elegir: { $spots }.
alt-spot = { $number }: { $spot }
alt-left = { $left ->
    [0] No quedan losetas.
    [one] Queda { $left } loseta.
   *[other] Quedan { $left } losetas.
 }
alt-over = La partida ha terminado.

who-somebody = Alguien
who-host = El anfitrión
