# The private panel of a turn.

panel-tile = La tua tessera: **{ $tile }**. Va bene in { $cells }. Scegli una casella, o scrivi `/place`.
panel-tile-solo = La tua tessera: **{ $tile }**. Va bene in { $cells }. Scegli una casella.
panel-more = { $count ->
    [one] un’altra
   *[other] altre { $count }
 }
list-more = … e { $count ->
    [one] un’altra riga
   *[other] altre { $count } righe
 }
panel-placed = { $ways ->
    [one] La tua tessera: **{ $tile }** in **{ $cell }**.
   *[other] La tua tessera: **{ $tile }** in **{ $cell }**, girata di { $degrees }°.
 }
panel-wood = Scegli un posto numerato, o conferma senza piazzare pedine.
panel-wood-none = Nessuna pedina.
panel-wood-chosen = Piazzi **{ $role }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = Ancora una domanda prima che la mossa valga:
panel-answered = { $question } **{ $answer }**
panel-preview = Se confermi ora: { $gains }.
panel-preview-nothing = Se confermi ora: ancora nessun punto.
panel-cell-turns = { $count ->
    [one] va bene in un solo modo
   *[other] va bene in { $count } modi
 }
panel-cell-scores = { $ways }, subito fino a +{ $points }
panel-scoring = Le monete segnano le caselle dove questa tessera può darti subito punti: { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = Fuori dall’immagine: { $cells }. Scegline una per vederla.
panel-choose-cell = Casella
panel-choose-figure = Pedina
panel-choose-place = Posto
panel-figure-held = { $count } in riserva
panel-no-figure = Non hai più pedine in riserva. Una pedina torna a casa quando la sua zona viene conteggiata.
panel-no-meeple = Non hai più seguaci normali in riserva.
panel-no-place = Su questa tessera non si può piazzare nessuna pedina.
panel-choose = La tua scelta
panel-choose-instead = Altro
panel-turn = ↻ { $way } di { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = +{ $points } ora
panel-worth-later = per ora vale { $points }
button-confirm = Conferma
button-draw = Pesca una tessera
button-back = Indietro
button-page = Altro ({ $page }/{ $pages })
button-undo = Ritira

# After a move, for the player alone.
done-move = Fatto. { $line }
done-already = La tua mossa è fatta. { $line }
done-noted = Preso nota: { $answer }. Resta segreto finché non hanno risposto tutti.
done-undo = Puoi ritirare la mossa finché { $who } non guarda la tessera successiva, al più tardi { $when }.
done-ended = Fatto. { $line } La partita è finita!
done-already-ended = La tua mossa è fatta. { $line } La partita è finita!
done-undone = La tua mossa è ritirata. La tessera è di nuovo in mano tua.
panel-empty = Ora non hai nulla a cui rispondere. `/board` mostra la partita.
