# What is remembered of games that are over.

stats-title = **{ $who }** on this server
stats-title-all = **{ $who }** on all servers
stats-none = { $who }: no game is recorded here. Only a game that is played to its end is.
stats-games = Games: { $games }, rated: { $rated }.
stats-last = Only the last { $games } games are counted.
stats-places = Places: { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Rating ({ $set }): **{ $rating }** ± { $uncertainty }, games: { $games }.
stats-rating-all = Rating over all servers ({ $set }): **{ $rating }** ± { $uncertainty }, games: { $games }.
stats-parts = Points a game, on average: { $parts }.
stats-part = { $what } { $points }
stats-no-points = none
stats-pace = Median time for a move: { $time }.
stats-reliable = Turns played in person, in time: { $percent } %.
stats-luck = { $games ->
    [one] Luck in the draw, in the one game looked back at: { $luck } points.
   *[other] Luck in the draw, on average over the { $games } games looked back at: { $luck } points.
}
stats-titles = Titles: { $titles }.
title-first-win = the first victory here
title-first-hundred = the first hundred points here
title-first-city = the first city of ten tiles here
title-first-five = the first five victories here
span-moment = less than a minute
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
span-days = { $days } d { $hours } h
alt-rating = The rating of { $who } from game to game: { $from } before the first, { $to } after the last, give or take { $uncertainty }. Games: { $games }.
leaderboard-title = **Ratings on this server** ({ $set })
leaderboard-title-all = **Ratings over all servers** of those who play here ({ $set })
leaderboard-line = { $place }\. { $who }: **{ $rating }** ± { $uncertainty }, games: { $games }
leaderboard-none = Nobody has a rating here yet ({ $set }). A game that people play to its end gives one.
leaderboard-note = -# In the order of what is certain: the rating less three times its uncertainty. `/my settings records:false` takes you out.
hall-title = **The hall of this server**
hall-none = The hall is still empty. A game that people play to its end fills it.
hall-not-yet = Nobody has set this one yet. `/hall` shows what is there.
hall-city = Largest city, in tiles: **{ $number }** ({ $who })
hall-road = Longest road, in tiles: **{ $number }** ({ $who })
hall-farm = Best field, in points: **{ $number }** ({ $who })
hall-score = Most points in a game: **{ $number }** ({ $who })
hall-closest = Closest finish, in points between first and second: **{ $points }**
hall-longest = Longest game: **{ $time }**
hall-first = { $who }: { $title }
hall-note = -# `/hall` with a choice shows the board of it.
hall-when = The game ended on { $when }.
alt-hall-cell = It is at { $cell }.

# The daily board.
daily-head = **Today's board**: tile { $tile } of { $of }, points so far: { $points }. What is placed stays. It ends { $until }.
daily-finished = **Your board of today is finished: { $points } points.** `/daily share` shows it to the channel without giving anything away. The next one: { $next }.
daily-shared = **{ $who }**, daily board of { $date }: **{ $points }** points
daily-today = **Daily board, { $date }**
daily-yesterday = **Yesterday, { $date }**; the picture is the best board
daily-line = { $place }\. { $who }: **{ $points }**
daily-nobody = Nobody has finished it here yet. `/daily play` begins it.
daily-next = The next board: { $next }.
daily-seal = -# Today's tiles are sealed: `{ $seal }`
daily-key = -# Yesterday's key: `{ $key }`; its seal was `{ $seal }`
alt-daily = The finished daily board. Points: { $points }.
alt-daily-best = Yesterday's best board, by { $who }. Points: { $points }.
