# The private panel of a turn.

panel-tile = Tu loseta: **{ $tile }**. Encaja en { $cells }. Elige una casilla, o escribe `/place`.
panel-tile-solo = Tu loseta: **{ $tile }**. Encaja en { $cells }. Elige una casilla.
panel-more = { $count } más
list-more = … y { $count } más
panel-placed = { $ways ->
    [one] Tu loseta: **{ $tile }** en **{ $cell }**.
   *[other] Tu loseta: **{ $tile }** en **{ $cell }**, girada { $degrees }°.
 }
panel-wood = Elige un sitio numerado, o confirma sin poner figura.
panel-wood-none = Ninguna figura.
panel-wood-chosen = Pones **{ $role }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = Una pregunta más antes de que cuente tu jugada:
panel-answered = { $question } **{ $answer }**
panel-preview = Si confirmas ahora: { $gains }.
panel-preview-nothing = Si confirmas ahora: todavía ningún punto.
panel-cell-turns = { $count ->
    [one] encaja de una sola forma
   *[other] encaja de { $count } formas
 }
panel-cell-scores = { $ways }, hasta +{ $points } enseguida
panel-scoring = Las monedas marcan las casillas donde esta loseta puede darte puntos enseguida: { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = Fuera de la imagen: { $cells }. Elige una de ellas para verla.
panel-choose-cell = Casilla
panel-choose-figure = Figura
panel-choose-place = Sitio
panel-figure-held = { $count } en la reserva
panel-no-figure = No te quedan figuras en la reserva. Una figura vuelve cuando se puntúa su zona.
panel-no-meeple = No te quedan seguidores normales en la reserva.
panel-no-place = En esta loseta no se puede poner ninguna figura.
panel-choose = Tu elección
panel-choose-instead = Otra cosa
panel-turn = ↻ { $way } de { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = +{ $points } ahora
panel-worth-later = vale { $points } por ahora
button-confirm = Confirmar
button-draw = Robar una loseta
button-back = Atrás
button-page = Más ({ $page }/{ $pages })
button-undo = Deshacer mi jugada

# After a move, for the player alone.
done-move = Hecho. { $line }
done-already = Tu jugada está hecha. { $line }
done-noted = Anotado: { $answer }. Queda en secreto hasta que respondan todos.
done-undo = Puedes deshacer tu jugada hasta que { $who } vea la loseta siguiente, o { $when } como muy tarde.
done-ended = Hecho. { $line } ¡La partida ha terminado!
done-already-ended = Tu jugada está hecha. { $line } ¡La partida ha terminado!
done-undone = Tu jugada está deshecha. Vuelves a tener la loseta en la mano.
panel-empty = Ahora no tienes nada que responder. `/board` muestra la partida.
