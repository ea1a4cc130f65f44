# Descriptions of commands and options: at most 100 characters each.

command-game = Open, join, start or end a game in this channel
command-game-new = Open a table in this channel
command-game-options = Choose the sets and house rules of your table
command-game-join = Sit down at the open table
command-game-leave = Leave the table before the game begins
command-game-start = Start the game of your table
command-game-info = Sets, players and state of the game in this channel
command-game-invite = Ask Carcas itself to your open table, or out again
command-game-substitute = Let a stand-in play your seat until you come back
command-game-return = Play your seat yourself again
command-game-pace = How long the players may take for a move
command-game-wait = Give the player to move a day more
command-game-end = End the game in this channel for everybody
command-turn = Open your turn: see your tile and what you can do
command-place = Lay your tile on a cell
command-rotate = Turn the tile that you have laid out
command-deploy = Put a figure on your tile
command-pass = No figure this turn
command-confirm = Make the move that you have laid out
command-undo = Take your last move back, as long as the next tile is hidden
command-choose = Answer the question that you are asked
command-board = Show the board
command-score = Show the points
command-tiles = Show the tiles that are left
command-log = Show what happened
command-my = What concerns you alone
command-my-games = Your open games: whose turn it is, since when, and where
command-rules = The rules of a set, with the rulings and options
command-help = What you can do here and now

option-topic = Which set
option-sets = What to play with: sets separated by commas
option-pace = free, days for a move (3d), or a bank and what each move adds (5d+12h)
option-options = House rules: key=value, separated by commas
option-cell = The cell, as on the picture
option-rotation = Clockwise degrees: 0, 90, 180 or 270
option-spot = The number on the picture
option-figure = Which figure
option-option = Your answer
option-amount = How many points you bid
option-view = Which part of the board
option-view-whole = The whole board
option-view-focus = Around the last move
option-text = As text instead of a picture
