# Co zostaje z zakończonych gier.

stats-title = **{ $who }** na tym serwerze
stats-title-all = **{ $who }** na wszystkich serwerach
stats-none = { $who }: nie ma tu żadnej zapisanej gry. Zapisują się tylko gry rozegrane do końca.
stats-games = Gry: { $games }, w tym rankingowe: { $rated }.
stats-last = Policzone są tylko ostatnie gry ({ $games }).
stats-places = Miejsca: { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Ranking ({ $set }): **{ $rating }** ± { $uncertainty }, gry: { $games }.
stats-rating-all = Ranking ze wszystkich serwerów ({ $set }): **{ $rating }** ± { $uncertainty }, gry: { $games }.
stats-parts = Punkty na grę, średnio: { $parts }.
stats-part = { $what } { $points }
stats-no-points = brak
stats-pace = Mediana czasu ruchu: { $time }.
stats-reliable = Tury rozegrane osobiście i na czas: { $percent }%.
stats-luck = { $games ->
    [one] Szczęście w dobieraniu, w jedynej przeanalizowanej grze: { $luck } pkt.
    [few] Szczęście w dobieraniu, średnio w { $games } przeanalizowanych grach: { $luck } pkt.
    [many] Szczęście w dobieraniu, średnio w { $games } przeanalizowanych grach: { $luck } pkt.
   *[other] Szczęście w dobieraniu, średnio w przeanalizowanych grach ({ $games }): { $luck } pkt.
}
stats-titles = Tytuły: { $titles }.
title-first-win = pierwsze zwycięstwo tutaj
title-first-hundred = pierwsze sto punktów tutaj
title-first-city = pierwsze tutaj miasto z dziesięciu płytek
title-first-five = pierwsze tutaj pięć zwycięstw
span-moment = poniżej minuty
span-minutes = { $minutes } min
span-hours = { $hours } godz. { $minutes } min
span-days = { $days } d. { $hours } godz.
alt-rating = Ranking z gry na grę ({ $who }): { $from } przed pierwszą, { $to } po ostatniej, z dokładnością do { $uncertainty }. Gry: { $games }.
leaderboard-title = **Ranking tego serwera** ({ $set })
leaderboard-title-all = **Ranking ze wszystkich serwerów** osób, które grają tutaj ({ $set })
leaderboard-line = { $place }\. { $who }: **{ $rating }** ± { $uncertainty }, gry: { $games }
leaderboard-none = Nikt nie ma tu jeszcze rankingu ({ $set }). Daje go gra, którą ludzie rozegrają do końca.
leaderboard-note = -# W kolejności tego, co pewne: ranking minus trzykrotność niepewności. `/my settings records:false` usuwa cię z listy.
hall-title = **Rekordy tego serwera**
hall-none = Nie ma jeszcze rekordów. Ustanawia je gra, którą ludzie rozegrają do końca.
hall-not-yet = Tego rekordu jeszcze nie ma. `/hall` pokazuje, które są.
hall-city = Największe miasto, w płytkach: **{ $number }** ({ $who })
hall-road = Najdłuższy trakt, w płytkach: **{ $number }** ({ $who })
hall-farm = Najlepsze pole, w punktach: **{ $number }** ({ $who })
hall-score = Najwięcej punktów w grze: **{ $number }** ({ $who })
hall-closest = Najbardziej wyrównany koniec, różnica punktów między miejscami 1 i 2: **{ $points }**
hall-longest = Najdłuższa gra: **{ $time }**
hall-first = { $who }: { $title }
hall-note = -# `/hall` z wyborem pokazuje planszę.
hall-when = Gra skończyła się { $when }.
alt-hall-cell = Miejsce: { $cell }.

# The daily board.
daily-head = **Dzisiejsza plansza**: płytka { $tile } z { $of }, punkty dotąd: { $points }. Co leży, zostaje. Koniec: { $until }.
daily-finished = **Twoja dzisiejsza plansza jest gotowa. Punkty: { $points }.** `/daily share` pokaże ją na kanale, niczego nie zdradzając. Następna: { $next }.
daily-shared = **{ $who }**, plansza z dnia { $date }, punkty: **{ $points }**
daily-today = **Plansza dnia, { $date }**
daily-yesterday = **Wczoraj, { $date }**; obrazek pokazuje najlepszą planszę
daily-line = { $place }\. { $who }: **{ $points }**
daily-nobody = Nikt tu jeszcze nie skończył. `/daily play` zaczyna grę.
daily-next = Następna plansza: { $next }.
daily-seal = -# Dzisiejsze płytki są zapieczętowane: `{ $seal }`
daily-key = -# Wczorajszy klucz: `{ $key }`; jego pieczęć to `{ $seal }`
alt-daily = Ukończona plansza dnia. Punkty: { $points }.
alt-daily-best = Najlepsza wczorajsza plansza ({ $who }). Punkty: { $points }.
