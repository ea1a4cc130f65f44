# The page of a game on the web.

web-title = Carcassonne, game { $id }
web-skip = Skip to the board
web-news = There is a new move.
web-gone = This game no longer has a public page; what you see here is no longer updated.
web-parked = The game is put aside.
web-steps = Steps of the game
web-points = Points
web-player = Player
web-chart = Points over time
web-chart-alt = The points of everybody from move to move; the list of moves has the same numbers.
web-moves = Moves
web-none = There is no such game, or its table does not show it.
lobby-public = Anybody can follow this game on a web page, with your names.
public-told = This game has no web page any more.
public-done = Done: the web page of this game is gone.
public-none = This game has no web page.
refusal-public-too-late = Whether a game has a web page is settled before it begins, so that everybody who sits down knows. Later the page can only be taken away.
refusal-only-page = `{ option-game.name }:` takes the web page of another game away, and goes with `{ option-public.name }:false` alone. All else is changed in the game's own channel.
