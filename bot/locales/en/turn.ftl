# The private panel of a turn.

panel-tile = Your tile: **{ $tile }**. It fits at { $cells }. Choose a cell, or type `/place`.
panel-more = { $count } more
panel-placed = Your tile: **{ $tile }** at **{ $cell }**, turned { $degrees }°.
panel-wood = A figure? Choose a number from the picture, or confirm without one.
panel-wood-none = No figure.
panel-wood-chosen = You place **{ $role }**.
panel-question = **{ $question }**
panel-instead = { $answer }.
panel-auction = **{ $question }** { $lot }
panel-lot = It is no. { $number }, { $tile }; the highest bid is { $points }.
panel-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
panel-one-more = One more question before your move is made:
panel-answered = { $question } **{ $answer }**
panel-preview = If you confirm now: { $gains }.
panel-preview-nothing = If you confirm now: no points yet.
panel-cell-turns = { $count ->
    [one] fits one way
   *[other] fits { $count } ways
 }
panel-choose-cell = Cell
panel-choose-spot = Figure
panel-choose = Your choice
panel-choose-amount = Points
panel-choose-instead = Something else
panel-turn = { $degrees }°
panel-spot = { $number } · { $what }
panel-worth-now = +{ $points } now
panel-worth-later = counts { $points } so far
button-confirm = Confirm
button-back = Back
button-page = More ({ $page }/{ $pages })
button-undo = Undo

# After a move, for the player alone.
done-move = Done. { $line }
done-undo = You can take it back until { $who } looks at the next tile, at the latest { $when }.
done-ended = Done. { $line } The game is over!
done-undone = Your move is taken back. The tile is in your hand again.
panel-empty = You are not asked anything now. `/board` shows the game.
