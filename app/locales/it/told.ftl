# What happened, in one line.

who-bold = **{ $name }**
who-seat = Giocatore { $number }
who-numbered = { $who } (#{ $number })
who-carcas = Carcas
who-stand-in = sostituto
told-placed = { $who } ha posato { $tile } in { $cell }
told-placed-with = { $who } ha posato { $tile } in { $cell } con { $role }
told-discarded = { $who } ha pescato { $tile }. La tessera non si può posare ed esce dal gioco.
told-deployed = { $who } ha piazzato { $role }.
told-deployed-at = { $who } ha piazzato { $role } in { $cell }.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points }: { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } posa un’altra tessera.
told-token = { $who } riceve { $token } ({ $count }).
told-aside = { $who } ha pescato { $tile } prima che ci fosse un vulcano; la tessera resta da parte.
told-put-back = { $tiles ->
    [one] La tessera drago messa da parte torna
   *[other] Le { $tiles } tessere drago messe da parte tornano
 } nel mazzo.
told-moved = Da { $from } prosegue { FORM($whose, "short") }, { $place } in { $cell }.
told-returned = Torna a casa { $whose }.
told-standing = ({ $who } ha risposto in anticipo.)
told-accepted = { $who } accetta.
told-refused = { $who } rifiuta.
told-passed = { $who } passa.
told-ended = Era l’ultima tessera.
told-count = Conteggio finale: { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# The public message after a move.

# $number: how many people $who names.
ring-asked = { $number ->
    [one] { $who }, una domanda per te: { $question }
   *[other] { $who }, una domanda per voi: { $question }
 }
ring-started = La partita comincia. Ordine di gioco: { $order }.
ring-commitment = L’ordine delle tessere è fissato. Il suo sigillo: `{ $seal }`; la chiave si vedrà alla fine.
# $number: how many people $who names.
ring-turn = { $number ->
    [one] { $who }, tocca a te.
   *[other] { $who }, tocca a voi.
 } { $left ->
    [0] Non restano tessere.
    [one] Questa è l’ultima tessera.
   *[other] Restano { $left } tessere.
 }
ring-free = { $who }: gioca un sostituto. Chi vuole prende il posto con `/game take`.
ring-automatic = { $who }: la mossa è automatica.
ring-undone = ↩️ { $who } ha ritirato l’ultima mossa e gioca di nuovo.
button-open = Gioca il turno
button-board = Mappa
button-score = Punti
button-tiles = Tessere

# The end of a game.
final-title = { $winners ->
    [0] Non vince nessuno. La partita è finita.
    [one] 🏆 { $who } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
     }. La partita è finita.
   *[other] 🏆 { $who } condividono la vittoria con { $points ->
        [one] un punto
       *[other] { $points } punti
     } a testa. La partita è finita.
 }
final-called = Grazie per la partita, { $who }!
final-count = **Il conteggio finale**
final-count-plain = Il conteggio finale:
final-count-of = { $who } { $points }: { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } in { $cell } ({ $points })
final-count-file = Il conteggio finale completo è nel file.
final-line = { $place }\. { $who }: **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = strade
part-city = città
part-cloister = monasteri
part-field = campi
final-seed = La chiave dell’ordine delle tessere: `{ $seed }`. Il suo sigillo era all’inizio: `{ $seal }`.
fair-title = **Come viene distribuita questa partita**
fair-seal = Il sigillo della chiave, mostrato all’apertura del tavolo: `{ $seal }`
fair-start = Il numero che Discord ha dato all’inizio della partita: `{ $start }`
fair-not-started = Quando qualcuno avvierà la partita, Discord le darà un numero che nessuno può scegliere. Chiave e numero insieme danno l’ordine delle tessere. La chiave si vedrà a partita finita.
fair-later = Chiave e numero insieme hanno dato l’ordine delle tessere, quindi nessuno ha potuto sceglierlo. La chiave si vedrà a partita finita.
fair-key = La chiave: `{ $key }`
fair-agrees = ✅ Ho distribuito di nuovo la partita: la chiave ha questo sigillo, e chiave e numero danno la partita che è stata giocata.
fair-differs = ⚠️ Qualcosa non torna: chiave e numero danno una partita diversa da quella giocata. Dillo a chi mi gestisce.
fair-steps = Per controllare senza di me: l’hash BLAKE3 della chiave è il sigillo. L’hash del numero, calcolato con la chiave, è il seme. Con questo ChaCha8 mescola le tessere (Fisher-Yates, dalla fine); si pesca dalla fine. Il file contiene le tessere prima e dopo.
final-again = Rivincita? Premi il pulsante o usa `/game rematch`.
ended-by = { $who } ha chiuso la partita. Resta incompiuta; non vince nessuno.
closed-by = { $who } ha chiuso questo tavolo.

# Alternative text.
alt-board = La mappa: { $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
 }, colonne da { $west } a { $east }, righe da { $north } a { $south }.
alt-scores = Punti: { $scores }.
alt-source = { $source }: { $points }.
alt-turn = { $number ->
    [one] Tocca { BEFORE($who, "a", "ad", "a") } { $who }.
   *[other] Devono ancora rispondere: { $who }.
 }
alt-draw = La prossima tessera è ancora coperta; accanto alla mappa { $cells ->
    [one] è libera una casella
   *[other] sono libere { $cells } caselle
 }.
alt-asked = La domanda: { $question }
alt-owners = Che cosa è di chi, dal più grande: { $claims }.
alt-farms = Di chi sono i campi, dal più grande: { $claims }.
alt-no-owners = Nessuno possiede una strada, una città o un monastero.
alt-no-farms = Nessuno possiede un campo.
alt-claim = { $feature } in { $cell } ({ $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
 }), { $who }
alt-dead = Caselle in cui non va bene nessuna delle tessere rimaste: { $cells }.
alt-no-dead = Ogni casella libera si può ancora riempire.
alt-focus = L’immagine mostra i dintorni di { $cell }, dove è stata posata l’ultima tessera.
alt-around = L’immagine mostra i dintorni di { $cell }.
alt-whole = L’immagine mostra tutta la mappa.
alt-moving = Un’animazione, { $tiles ->
    [one] con una tessera.
   *[other] con { $tiles } tessere, una dopo l’altra.
 }
alt-gains = Variazioni di punteggio: { $gains }.
alt-no-gains = Nessun punteggio è cambiato.
alt-clock = { $who } ha { $left }
alt-clocks = Tempo rimasto: { $clocks }.
alt-hand = Tessera in mano: { $tile }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = Va bene in { $cells }.
alt-preview = In programma: { $tile } in { $cell }, con rotazione di { $degrees }°.
alt-figure = Sopra: { $role }.
alt-chosen = { $answer }.
alt-spots = Da scegliere: { $spots }.
alt-spot = { $number }: { $spot }
alt-left = { $left ->
    [0] Non restano tessere.
    [one] Resta { $left } tessera.
   *[other] Restano { $left } tessere.
 }
alt-over = La partita è finita.

who-somebody = Qualcuno
who-host = Il capotavola
