# The private panel of a turn.

panel-tile = Your tile: **{ $tile }**. It fits at { $cells }. Choose a cell, or type `/place`.
panel-tile-solo = Your tile: **{ $tile }**. It fits at { $cells }. Choose a cell.
panel-more = { $count } more
list-more = … and { $count } more
panel-placed = { $ways ->
    [one] Your tile: **{ $tile }** at **{ $cell }**.
   *[other] Your tile: **{ $tile }** at **{ $cell }**, turned { $degrees }°.
 }
panel-wood = Pick a numbered spot, or confirm without placing a figure.
panel-wood-none = No figure.
panel-wood-chosen = You place **{ $role }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
aim-typed = { $typed } · { $what }
panel-one-more = One more question before your move counts:
panel-answered = { $question } **{ $answer }**
panel-preview = If you confirm now: { $gains }.
panel-preview-nothing = If you confirm now: no points yet.
panel-cell-turns = { $count ->
    [one] fits one way
   *[other] fits { $count } ways
 }
panel-cell-scores = { $ways }, up to +{ $points } at once
panel-scoring = Coins mark the cells where this tile can score for you at once: { $cells }.
panel-scoring-cell = { $cell } ({ $points })
panel-unseen = Not in the picture: { $cells }. Choose one of them to see it.
panel-choose-cell = Cell
panel-choose-figure = Figure
panel-choose-place = Place
panel-figure-held = { $count } in hand
panel-no-figure = You have no figures left in hand. One comes home when its feature is scored.
panel-no-meeple = You have no ordinary meeples left in hand.
panel-no-place = No figure can be placed on this tile.
panel-choose = Your choice
panel-choose-instead = Something else
panel-turn = ↻ { $way } of { $ways }
panel-spot = { $number } · { $what }
panel-worth-now = +{ $points } now
panel-worth-later = worth { $points } so far
button-confirm = Confirm
button-draw = Draw a tile
button-back = Back
button-page = More ({ $page }/{ $pages })
button-undo = Undo

# After a move, for the player alone.
done-move = Done. { $line }
done-already = Your move is made. { $line }
done-noted = Noted: { $answer }. It stays secret until everyone has answered.
done-undo = You can take it back until { $who } looks at the next tile, { $when } at the latest.
done-ended = Done. { $line } The game is over!
done-already-ended = Your move is made. { $line } The game is over!
done-undone = Your move is taken back. The tile is in your hand again.
panel-empty = You have nothing to answer now. `/board` shows the game.
