# Looking at a game.

look-turn = { $number ->
    [one] Tocca { BEFORE($who, "a", "ad", "a") } { $who }.
   *[other] Devono ancora rispondere: { $who }.
 }
look-hand = Tocca { BEFORE($who, "a", "ad", "a") } { $who }, con { $tile }.
look-over = La partita è finita.
share-done = Lo pubblico nel canale, per tutti.
share-board = { $who } mostra la mappa.
share-score = { $who } mostra i punti.
share-replay = { $who } mostra la partita.
look-given-up = Questa partita è stata abbandonata.
look-since = In evidenza: le tessere posate da quando hai guardato o giocato l’ultima volta, { $cells }.
panel-since = In evidenza: le tessere posate dopo la tua ultima, { $cells }.
look-text-file = La posizione è lunga, quindi è nel file.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } se si conteggiasse ora; in riserva: { $left }
score-note = «Se si conteggiasse ora» conta ogni strada, città e monastero incompleto e ogni campo, come se la partita finisse ora.
supply-part = { FORM($figure, "counted") }
supply-none = nulla

tiles-title = { $total ->
    [0] Non restano tessere da pescare.
    [one] Resta una tessera da pescare:
   *[other] Restano { $total } tessere da pescare:
 }
tiles-title-hidden = Da pescare: { $left }. Fuori dal gioco, coperte: { $hidden }. Nessuno sa quali siano le une e quali le altre:
tiles-file = Ci sono tutte nel file.
tiles-line = { $count } × { $tile }
tiles-discarded = Fuori dal gioco, perché non si potevano posare o sono state escluse:

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (ritirata)
log-earlier = { $moves ->
        [one] (una mossa precedente)
       *[other] ({ $moves } mosse precedenti)
    }
by-stand-in = { $line } (un sostituto)
by-standing = { $line } (risposta anticipata)
by-rules = { $line } (risposta predefinita, in mancanza d’altro)
log-empty = Non è ancora successo nulla.
button-first = Inizio
button-previous = Indietro
button-next = Avanti
button-last = Fine
button-film = Filmato da qui
log-step = Passo { $step } di { $steps }
log-film = La partita da lì in poi: { $tiles ->
    [one] una tessera.
    [many] { $tiles } tessere.
   *[other] { $tiles } tessere.
}
log-film-none = Dopo non è stata piazzata nessuna tessera.

list-semicolon = {"; "}
position-row = Riga { $row }: { $tiles }.
position-cell = { $cell } { $tile }, con rotazione di { $degrees }°
position-figure = { $who } ha { $role }
position-token = { $count ->
    [one] { $token }
   *[other] { $token } ({ $count })
 }
position-left = { $who } ha in riserva: { $figures }
position-holds = { $line }; inoltre { $held }
position-open = apertura verso { $sides }

rules-file = La pagina intera è nel file.
rules-topics = **Regole.** `/rules` seguito da una di queste:
rules-figure = { $figure } ({ $set })
rules-row = { $first }: { $rest }
rules-cell = { $head } { $cell }
rules-topic = `{ $key }` { $name }

my-none = Non hai partite aperte. `/game new` ne apre una.
my-title = { $count ->
    [one] Hai una partita aperta
   *[other] Hai { $count } partite aperte
 }{ $waiting ->
    [0] . Nessuna ti aspetta.
    [one] . Una ti aspetta:
   *[other] . Ti aspettano in { $waiting }:
 }
my-more = Non elencate qui: { $games }.
my-turn = ▶️ { $channel }: **tocca a te** (ultima mossa { $when })
my-wait = { $channel }: tocca { BEFORE($who, "a", "ad", "a") } { $who } (ultima mossa { $when })
my-parked = 💤 { $id }: messa da parte. `/game move` la riprende in un canale del suo server.
my-lobby = { $channel }: { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
 } a un tavolo aperto

# /help, by where the reader is.
help-no-game = In questo canale non c’è nessuna partita. `/game new` apre un tavolo: tu e fino ad altri quattro posate tessere, costruite città, strade e monasteri e fate punti. `{ option-sets.name }` aggiunge espansioni. Non c’è nessun altro? Apri un tavolo e invita Carcas. `/rules` spiega ogni set.
help-lobby = Qui è aperto un tavolo. Premi *{ button-join }* sotto il suo messaggio, o usa `/game join`.
help-lobby-seated = Hai un posto al tavolo. Il capotavola fa iniziare la partita con `/game start`. `/game leave` libera il tuo posto.
help-lobby-host = Questo è il tuo tavolo. *{ button-setup }* sceglie con che cosa giocate, `/game invite` aggiunge Carcas come giocatore, `/game pace` mette un orologio. Quando ci siete tutti, premi *{ button-start }* o scrivi `/game start`. `/game end` chiude il tavolo.
help-watching = Stai seguendo la partita. `/board` mostra la mappa, `/score` i punti, `/log` che cosa è successo. Quando è finita, `/game new` apre la prossima.
help-stood-in = Al tuo posto gioca un sostituto. Il pulsante te lo restituisce in qualsiasi momento; anche `/game return`.
help-wait = Non tocca a te: tocca { BEFORE($who, "a", "ad", "a") } { $who }. Ti avviso quando è il tuo turno. Intanto ci sono `/board`, `/score`, `/tiles` e `/log`. Se hai appena giocato e la prossima tessera è ancora coperta, `/undo` ritira la tua mossa. Parti per un po’? `/game substitute`.
help-your-turn = Tocca a te. Premi il pulsante o scrivi `/turn`. Scegli una casella e una rotazione (`/place`), una pedina se vuoi (`/deploy`), poi `/confirm`. Fino ad allora nulla è definitivo.
help-your-figure = Tocca a te, e la tessera è posata. Scegli una pedina (`/deploy`) o nessuna (`/pass`), poi `/confirm`.
help-your-choice = Hai una domanda a cui rispondere. Premi il pulsante, o usa `/choose` e `/confirm`.

help-command = `{ $command }`: { $about }
help-option = - `{ $option }`: { $about }
help-choice = { $command }: { $about }

standing-title = Le tue risposte anticipate in questa partita (le vedi solo tu; `/standing remove` ne toglie una):
standing-none = Non hai risposte anticipate in questa partita. `/standing add` ne dà una: quella domanda non ti viene più fatta e la partita prosegue subito.
standing-line = • { $what }
standing-for = «{ $question }» – { $answer }
standing-pass = no, nulla
standing-usual = usa la risposta predefinita
standing-accept = sì
standing-refuse = no

replay-title = { $moves ->
    [one] Una tessera finora.
   *[other] { $moves } tessere finora.
 }
replay-progress = Disegno le mosse: { $done } di { $of }…
picture-words = L’immagine non si è potuta disegnare. Ecco che cosa mostra: { $words }
board-words = In parole: { $words } `/board text:true` descrive tutto.
replay-none = Non è stata ancora posata nessuna tessera. `/board` mostra il tavolo.
since-points = { $who } { $points } ({ $gain })
since-nothing = Dalla tua ultima mossa non è successo nulla.
