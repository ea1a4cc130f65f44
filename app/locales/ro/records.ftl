# Ce rămâne din jocurile încheiate.

stats-title = **{ $who }** pe acest server
stats-title-all = **{ $who }** pe toate serverele
stats-none = { $who }: aici nu e reținut niciun joc. Se rețin doar jocurile duse până la capăt.
stats-games = Jocuri: { $games }, cotate: { $rated }.
stats-last = Sunt numărate doar ultimele { $games } de jocuri.
stats-places = Locuri: { $places }.
stats-place = { $place }. ({ $times }×)
stats-rating = Cotă ({ $set }): **{ $rating }** ± { $uncertainty }, jocuri: { $games }.
stats-rating-all = Cotă pe toate serverele ({ $set }): **{ $rating }** ± { $uncertainty }, jocuri: { $games }.
stats-parts = Puncte pe joc, în medie: { $parts }.
stats-part = { $what } { $points }
stats-no-points = niciunul
stats-pace = Timpul median pentru o mutare: { $time }.
stats-reliable = Ture jucate personal și la timp: { $percent } %.
stats-luck = { $games ->
    [one] Norocul la tras, în singurul joc analizat: { $luck } puncte.
    [few] Norocul la tras, în medie în { $games } jocuri analizate: { $luck } puncte.
   *[other] Norocul la tras, în medie în jocurile analizate ({ $games }): { $luck } puncte.
}
stats-titles = Titluri: { $titles }.
title-first-win = prima victorie de aici
title-first-hundred = prima sută de puncte de aici
title-first-city = primul oraș de zece cartonașe de aici
title-first-five = primele cinci victorii de aici
span-moment = mai puțin de un minut
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
span-days = { $days } z { $hours } h
alt-rating = Cota lui { $who } de la joc la joc: { $from } înainte de primul, { $to } după ultimul, cu o marjă de { $uncertainty }. Jocuri: { $games }.
leaderboard-title = **Cotele de pe acest server** ({ $set })
leaderboard-title-all = **Cotele de pe toate serverele** ale celor care joacă aici ({ $set })
leaderboard-line = { $place }\. { $who }: **{ $rating }** ± { $uncertainty }, jocuri: { $games }
leaderboard-none = Nimeni nu are încă o cotă aici ({ $set }). O dă un joc între oameni dus până la capăt.
leaderboard-note = -# În ordinea a ceea ce e sigur: cota minus de trei ori incertitudinea ei. `/my settings records:false` te scoate din listă.
hall-title = **Recordurile acestui server**
hall-none = Încă nu sunt recorduri. Le aduce un joc între oameni dus până la capăt.
hall-not-yet = Din acestea nu e încă niciunul. `/hall` arată care sunt.
hall-city = Cel mai mare oraș, în cartonașe: **{ $number }** ({ $who })
hall-road = Cel mai lung drum, în cartonașe: **{ $number }** ({ $who })
hall-farm = Cel mai bun câmp, în puncte: **{ $number }** ({ $who })
hall-score = Cele mai multe puncte într-un joc: **{ $number }** ({ $who })
hall-closest = Cel mai strâns final, în puncte între locurile 1 și 2: **{ $points }**
hall-longest = Cel mai lung joc: **{ $time }**
hall-first = { $who }: { $title }
hall-note = -# `/hall` cu o alegere arată tabla ei.
hall-when = Jocul s-a încheiat pe { $when }.
alt-hall-cell = Este la { $cell }.

# The daily board.
daily-head = **Tabla de azi**: cartonașul { $tile } din { $of }, puncte până acum: { $points }. Ce e așezat rămâne. Se încheie { $until }.
daily-finished = **Tabla ta de azi e gata. Puncte: { $points }.** `/daily share` o arată canalului fără să dezvăluie nimic. Următoarea: { $next }.
daily-shared = **{ $who }**, tabla din { $date }, puncte: **{ $points }**
daily-today = **Tabla zilei, { $date }**
daily-yesterday = **Ieri, { $date }**; imaginea arată cea mai bună tablă
daily-line = { $place }\. { $who }: **{ $points }**
daily-nobody = Nimeni nu a terminat-o încă aici. `/daily play` o începe.
daily-next = Următoarea tablă: { $next }.
daily-seal = -# Cartonașele de azi sunt sigilate: `{ $seal }`
daily-key = -# Cheia de ieri: `{ $key }`; sigiliul ei era `{ $seal }`
alt-daily = Tabla zilei, încheiată. Puncte: { $points }.
alt-daily-best = Cea mai bună tablă de ieri, a lui { $who }. Puncte: { $points }.
