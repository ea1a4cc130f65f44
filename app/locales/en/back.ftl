# Going back to an earlier move, and referees.

option-to = Back to before which move; if all agree, or a referee decides
    .name = to
option-note = As a referee: why, for all to see
    .name = note
option-role = Whether they are a referee
    .name = role
option-role-on = A referee
option-role-off = No referee any more
command-server-referee = Let somebody pause, extend, move and roll back games of this server
    .name = referee

rollback-choice = { $moves } back: { $line }
rollback-more = Further back: type a number from { $moves } to { $most }
rollback-done = Done: the game is back there, and everybody is told.
rollback-agreed = ⏪ All have agreed to what { $by } asked for: the game goes back { $moves ->
    [one] one move
   *[other] { $moves } moves
 }. Clocks go back as well.
rollback-referee = ⏪ { $by }, a referee, takes the game back { $moves ->
    [one] one move
   *[other] { $moves } moves
 }. Clocks go back as well.
referee-note = > { $note }
referee-did = { $who }: { $what }
referee-done = { $who } is a referee of this server now: `/game pause`, `/game wait`, `/game move` and `/undo to:` work for them in every game, and each says who did it.
referee-over = { $who } is no referee of this server any more.
poll-back = { $by } asks to go back { $moves ->
    [one] one move
   *[other] { $moves } moves
 }; clocks would go back as well.
poll-back-refused = Not everybody agreed to what { $who } asked for, so nothing is taken back.

refusal-no-undo-here = This table was opened with `undo:off`, so moves stay. A referee of this server can still help.
refusal-no-point = “{ $input }” is not a number of moves that can be taken back. `/undo to:` takes 1 to { $most } and shows what each would undo.
refusal-no-way-back = An older version of me played that part of the game by other rules, so I can’t go back that far. Choose a later move.
refusal-not-referee = Only a referee of this server who does not play here can do that alone. Players ask the others: `/undo to:` without a note.
