# The end of a game, and what can be done with it.

button-log = Log
button-share = Share
alt-highlights = The moves that made the most points, one after another, then the final count.
share-result = To post wherever you like: the result in words, the last board, and the game as a file that names nobody.
share-result-line = { $who }: { $points }
