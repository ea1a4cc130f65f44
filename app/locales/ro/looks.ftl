# Looking at a game.

look-turn = { $number ->
    [one] La rând: { $who }.
    [few] Mai au de răspuns: { $who }.
   *[other] Mai au de răspuns: { $who }.
 }
look-hand = La rând: { $who }, cu { $tile }.
look-over = Jocul s-a terminat.
share-done = Postez în canal, să vadă toți.
share-board = { $who } arată harta.
share-score = { $who } arată punctele.
share-replay = { $who } arată jocul.
look-given-up = Acest joc a fost abandonat.
look-since = Marcate: cartonașele așezate de când ai privit sau ai mutat ultima dată, { $cells }.
panel-since = Marcate: cartonașele așezate de la ultimul tău cartonaș, { $cells }.
look-text-file = Poziția e lungă, așa că e în fișier.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } dacă s-ar puncta acum; în rezervă: { $left }
score-note = „Dacă s-ar puncta acum” numără fiecare drum, oraș și mănăstire neterminată și fiecare câmp, ca și cum jocul s-ar termina acum.
supply-part = { FORM($figure, "counted") }
supply-none = nimic

tiles-title = { $total ->
    [0] Nu mai e niciun cartonaș de tras.
    [one] Mai e un cartonaș de tras:
    [few] Mai sunt { $total } cartonașe de tras:
   *[other] Mai sunt { $total } de cartonașe de tras:
 }
tiles-title-hidden = De tras: { $left }. Scoase din joc, cu fața în jos: { $hidden }. Nimeni nu știe care sunt unele și care celelalte:
tiles-file = Toate sunt în fișier.
tiles-line = { $count } × { $tile }
tiles-discarded = Ieșite din joc, pentru că nu s-au putut așeza sau au fost lăsate deoparte:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (retrasă)
log-earlier = { $moves ->
        [one] (o mutare mai veche)
        [few] ({ $moves } mutări mai vechi)
       *[other] ({ $moves } de mutări mai vechi)
    }
by-stand-in = { $line } (un înlocuitor)
by-standing = { $line } (răspuns dat dinainte)
by-rules = { $line } (implicit, în lipsa unui răspuns)
log-empty = Încă nu s-a întâmplat nimic.
button-first = Început
button-previous = Înapoi
button-next = Înainte
button-last = Sfârșit
button-film = Film de aici
log-step = Pasul { $step } din { $steps }
log-film = Jocul de acolo încolo: { $tiles ->
    [one] un cartonaș.
    [few] { $tiles } cartonașe.
   *[other] { $tiles } de cartonașe.
}
log-film-none = După aceea nu s-a mai așezat niciun cartonaș.

list-semicolon = {"; "}
position-row = Rândul { $row }: { $tiles }.
position-cell = { $cell } { $tile }, rotit cu { $degrees }°
position-figure = { $who } are { $role }
position-token = { $count ->
    [one] { $token }
    [few] { $token } ({ $count })
   *[other] { $token } ({ $count })
 }
position-left = { $who } are în rezervă: { $figures }
position-holds = { $line }; în plus { $held }
position-open = deschis spre { $sides }

rules-file = Pagina întreagă e în fișier.
rules-topics = **Reguli.** `/rules` urmat de una dintre acestea:
rules-figure = { $figure } ({ $set })
rules-row = { $first }: { $rest }
rules-cell = { $head } { $cell }
rules-topic = `{ $key }` { $name }

my-none = Nu ești în niciun joc deschis. `/game new` deschide unul.
my-title = { $count ->
    [one] Ești într-un joc deschis
    [few] Ești în { $count } jocuri deschise
   *[other] Ești în { $count } de jocuri deschise
 }{ $waiting ->
    [0] . Niciunul nu te așteaptă.
    [one] . Unul te așteaptă:
    [few] . { $waiting } te așteaptă:
   *[other] . { $waiting } te așteaptă:
 }
my-more = Nu apar aici: { $games }.
my-turn = ▶️ { $channel }: **rândul tău** (ultima mutare { $when })
my-wait = { $channel }: la rând { $who } (ultima mutare { $when })
my-parked = 💤 { $id }: pus deoparte. `/game move` îl reia într-un canal de pe serverul lui.
my-lobby = { $channel }: { $players ->
    [one] un jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
 } la o masă deschisă

# /help, by where the reader is.
help-no-game = În acest canal nu e niciun joc. `/game new` deschide o masă: tu și încă cel mult patru așezați cartonașe, construiți orașe, drumuri și mănăstiri și strângeți puncte. `{ option-sets.name }` adaugă extensii. Joci fără alți oameni? Deschide o masă și invită botul Carcas. `/rules` explică fiecare set.
help-lobby = Aici e o masă deschisă. Apasă *{ button-join }* sub mesajul ei sau folosește `/game join`.
help-lobby-seated = Ai un loc la masă. Gazda începe jocul cu `/game start`. `/game leave` îți eliberează locul.
help-lobby-host = Aceasta e masa ta. *{ button-setup }* alege cu ce jucați, `/game invite` aduce botul Carcas ca jucător, `/game pace` pune un ceas. Când sunt toți aici, apasă *{ button-start }* sau scrie `/game start`. `/game end` închide masa.
help-watching = Urmărești jocul. `/board` arată harta, `/score` punctele, `/log` ce s-a întâmplat. După ce se termină, `/game new` deschide următorul joc.
help-stood-in = Pe locul tău joacă un înlocuitor. Butonul ți-l dă înapoi oricând; la fel și `/game return`.
help-wait = Nu e rândul tău. La rând: { $who }. Te anunț când îți vine rândul. Între timp ai `/board`, `/score`, `/tiles` și `/log`. Dacă tocmai ai mutat și cartonașul următor e încă ascuns, `/undo` îți retrage mutarea. Pleci o vreme? `/game substitute`.
help-your-turn = E rândul tău. Apasă butonul sau scrie `/turn`. Alege o căsuță și o rotație (`/place`), un pion dacă vrei (`/deploy`), apoi `/confirm`. Până atunci nimic nu e definitiv.
help-your-figure = E rândul tău, iar cartonașul e așezat. Alege un pion (`/deploy`) sau niciunul (`/pass`), apoi `/confirm`.
help-your-choice = Ai o întrebare la care să răspunzi. Apasă butonul sau folosește `/choose` și `/confirm`.

help-command = `{ $command }`: { $about }
help-option = - `{ $option }`: { $about }
help-choice = { $command }: { $about }

standing-title = Răspunsurile tale date dinainte în acest joc (le vezi numai tu; `/standing remove` elimină unul):
standing-none = Nu ai răspunsuri date dinainte în acest joc. `/standing add` dă unul: nu mai primești acea întrebare, iar jocul merge imediat mai departe.
standing-line = • { $what }
standing-for = „{ $question }” – { $answer }
standing-pass = nu, nimic
standing-usual = folosește răspunsul implicit
standing-accept = da
standing-refuse = nu

replay-title = { $moves ->
    [one] Un cartonaș până acum.
    [few] { $moves } cartonașe până acum.
   *[other] { $moves } de cartonașe până acum.
 }
replay-progress = Desenez mutările: { $done } din { $of }…
picture-words = Imaginea nu a putut fi desenată. Ce arată ea: { $words }
board-words = În cuvinte: { $words } `/board text:true` descrie tot.
replay-none = Încă nu a fost așezat niciun cartonaș. `/board` arată masa.
since-points = { $who } { $points } ({ $gain })
since-nothing = De la ultima ta mutare nu s-a întâmplat nimic.
