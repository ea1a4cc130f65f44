# Why not, and what to do instead. Always private.

refusal-nothing = nulla
refusal-no-game = In questo canale ora non c’è una partita per questo. `/game new` ne apre una.
refusal-running = La partita è già in corso. `/game take` ti dà un posto, se ce n’è uno libero; altrimenti puoi seguirla.
refusal-has-begun = La partita è già cominciata. `/turn` mostra a che punto è.
refusal-not-begun = La partita non è ancora cominciata. La fa iniziare il capotavola con `/game start`.
refusal-begins-itself = La partita non è ancora cominciata. Comincia da sola tra un momento.
refusal-over = Questa partita è finita. `/game new` apre la prossima.
refusal-seated = Sei già a questo tavolo.
refusal-not-seated = Non hai un posto in questa partita. Puoi seguirla: `/board`, `/score`, `/log`.
refusal-full = Tutti i posti sono occupati. Apri un secondo tavolo in un thread o in un altro canale.
refusal-dealt = Qui all’inizio la sorte distribuisce tutti tra tavoli e posti, quindi non c’è niente da scegliere.
refusal-colour-taken = { $who } ha scelto questo colore. Prendine uno che resta, o lascialo aperto.
refusal-seat-taken = { $who } ha scelto questo posto. Prendine uno che resta, o lascialo aperto.
refusal-no-seat-number = «{ $input }» non è un posto di questo tavolo. Scrivi un numero da 1 a { $most }, oppure `lot`.
refusal-not-invited = Questo tavolo è privato: serve un invito del capotavola. `/game new` in un altro canale o in un thread ne apre uno tuo.
refusal-no-invitation = Questa persona non aveva un invito.
refusal-many-invited = Ci sono già { $most } inviti. Prima ritirane uno.
refusal-no-setup = Non hai un modello di nome «{ $input }». `/game setup list` mostra i tuoi.
refusal-no-setup-meant = Non hai un modello di nome «{ $input }». Intendevi `{ $meant }`?
refusal-setup-name = Un nome ha da 1 a { $most } caratteri.
refusal-many-setups = Hai { $most } modelli. Prima rimuovine uno con `/game setup remove`.
refusal-in-thread = Questo è già un thread: `/game new` apre un tavolo proprio qui.
refusal-no-players = «{ $input }» non è un numero di giocatori. Prendine uno da 2 a 6.
refusal-seek-over = Questa richiesta è finita. `/game seek` ne fa una tua.
refusal-own-seek = È la tua richiesta. `/game seek` la ritira.
refusal-not-host = Può farlo solo il capotavola di questa partita o chi amministra il server.
refusal-others-play = La partita è anche degli altri, quindi devono essere d’accordo. `/game end` glielo chiede.
refusal-nothing-to-undo = Non hai mosse da ritirare: l’ultima è di qualcun altro, o non ha ancora giocato nessuno.
refusal-stood-in = Al tuo posto gioca un sostituto. `/game return` te lo restituisce.
refusal-no-clock = Questa partita non ha orologio, quindi a nessuno serve altro tempo.
refusal-own-clock = È il tuo orologio che cammina. Altro tempo te lo possono dare gli altri giocatori e chi segue la partita.
refusal-not-around = Altro tempo lo possono dare i giocatori e chi segue questa partita. Con `/game watch` la segui anche tu.
refusal-was-removed = Gli altri ti hanno fatto uscire da questa partita. Un giocatore può offrirti un posto con `/game handover`.
refusal-time-enough = Più tempo di così una domanda non può averne: { $each ->
    [one] un giorno
   *[other] { $each } giorni
 } da una persona, { $all ->
    [one] un giorno
   *[other] { $all } giorni
 } da tutti insieme. Se non succede nulla, si chiede al tavolo che cosa fare.
refusal-not-late = C’è ancora tempo, quindi un sostituto per ora non serve.
refusal-no-pace = «{ $input }» non è un ritmo valido. Scrivi `free`, giorni per mossa (`3d`) o una riserva più un tempo per mossa (`5d+12h`).
refusal-number = «{ $input }» qui non va bene. Scegli un numero da { $least } a { $most }.
refusal-aim = «{ $input }» non è una mira valida. Indica una casella sulla mappa o lì vicino, non proprio accanto alla tua postazione: `M13`, oppure `M13:250,-100` per i millesimi di tessera a est e a sud del suo centro.
refusal-few-host-tiles = { $lack } Descrivi le altre con `/tile add`, o scegli un’altra regola della casa.
refusal-enough-host-tiles = { $set }: non c’è più spazio per altre tessere. `/tile remove` ne toglie una.
refusal-host-tile = La tessera non è valida: { $why }. `/rules creativity` spiega come si descrivono le tessere, e l’elenco che compare mentre scrivi contiene esempi.
refusal-no-host-set = Nessuno dei tuoi set usa tessere del capotavola: aggiungi prima `creativity` o `gingerbread` con `/game options`.
refusal-no-host-tile = «{ $input }» non è una delle tessere. Scegli dall’elenco che compare mentre scrivi.
refusal-no-standing = «{ $input }» non è una risposta anticipata valida. Scegli dall’elenco che compare mentre scrivi.
refusal-too-many-standing = Hai già { $most ->
    [one] una risposta anticipata
   *[other] { $most } risposte anticipate
 } in questa partita. Prima togline una con `/standing remove`.
refusal-banned = Non puoi entrare in partite su questo server. Chi amministra il server può togliere il divieto.
refusal-not-admin = Può farlo solo chi amministra il server. I giocatori possono votare con `/game kick`.
refusal-not-offered = Questo posto non ti è più offerto.
refusal-no-open-seat = In questa partita non ci sono posti liberi.
refusal-no-vote = Qui non hai nulla a cui rispondere.
refusal-not-over = Questa partita non è ancora finita.
refusal-parked = Questa partita è messa da parte. `/game move` la riprende.
refusal-no-person = Scegli qualcuno a questo tavolo, o qualcuno che potrebbe entrare.
refusal-sits-already = Questa persona è già a questo tavolo.
refusal-few-voters = Per far uscire qualcuno con un voto servono altri due giocatori. Quando il tempo di un giocatore è scaduto decidono i pulsanti sotto quel messaggio; chi amministra il server può sempre aiutare.
refusal-poll-open = C’è già una domanda aperta. Rispondete prima a quella.
refusal-no-days = «{ $input }» non è un numero di giorni valido. Scegline uno da 0 a { $most }.
refusal-no-vacation = { $left ->
    [0] Quest’anno non hai più giorni di ferie.
    [one] Quest’anno hai ancora solo un giorno di ferie.
   *[other] Quest’anno hai ancora solo { $left } giorni di ferie.
 }
refusal-no-zone = Non conosco il fuso orario «{ $input }». Scegli dall’elenco che compare mentre scrivi, per esempio `Europe/Rome`.
refusal-no-zone-meant = Non conosco il fuso orario «{ $input }». Intendevi `{ $meant }`?
refusal-no-hours = «{ $input }» non sono ore valide. Scrivi `22-7`, oppure `off`.
refusal-many-opened = Hai aperto molti tavoli in un’ora. Aspetta un po’ prima del prossimo.
refusal-no-tiles = «{ $input }» non è una lunghezza valida per una partita breve. Servono da 4 a 200 tessere, e nessun fiume.
refusal-no-word = Qui non c’è una partita «{ $input }» da scegliere. Scegli dall’elenco che compare mentre scrivi.
refusal-many-watchers = Questa partita la segue già abbastanza gente. `/board` e `/log` valgono per tutti.
refusal-no-permission = Qui non posso giocare: in questo canale mi manca { $missing }. Chi amministra il server può concederlo nelle impostazioni del canale, oppure ovunque con questo link: <{ $link }>
refusal-timed-out = Qui non posso giocare: qualcuno mi ha messo in timeout su questo server; la moderazione può rimuoverlo.
refusal-too-fast = Un po’ troppo in una volta. Aspetta qualche secondo; non si perde nulla.
refusal-no-aids = Questo tavolo gioca senza aiuti: nessuno guarda quali tessere restano o dove non va più niente.
refusal-no-hints = Questo tavolo gioca senza consigli. Un tavolo li permette dall’inizio: `/game new` con `{ option-aids.name }:all`.
refusal-thinking = Carcas sta pensando a molti consigli. Riprova fra un minuto.
refusal-busy = Si stanno disegnando molte animazioni. Riprova fra un minuto.
refusal-learning-already = Qui tu e io siamo nel mezzo di una partita. `/turn` la continua; `/game end` la chiude, e poi `/learn` ne comincia un’altra.
refusal-not-stood-in = Al tuo posto giochi già tu.
refusal-not-your-turn = Non tocca a te: tocca { BEFORE($who, "a", "ad", "a") } { $who }. Ti avviso quando è il tuo turno.
refusal-already-drawn = La prossima tessera si è già vista, quindi la tua mossa resta. Se il tavolo lo permette, `/undo` chiede agli altri.

refusal-channel-taken = In questo canale c’è già una partita. Apri la prossima in un thread o in un altro canale; `/game info` mostra questa.
refusal-here-already = Questa partita è già qui, quindi non è cambiato nulla.
refusal-guild-full = Questo server ha raggiunto il limite di partite aperte. Prima finitene o chiudetene una.
refusal-player-full = Hai raggiunto il limite di partite aperte per una persona. Prima finiscine una.
refusal-no-set = Non c’è nessun set «{ $input }». Scegli dall’elenco che compare mentre scrivi, o con *{ button-setup }* sotto il messaggio di un tavolo aperto. Già combinati: { $presets }.
refusal-no-set-meant = Non c’è nessun set «{ $input }». Intendevi { $near }?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = Una partita ha bisogno di una base su cui costruire: il gioco base o l’Edizione invernale. Aggiungi `base` o `winter` ai set.
refusal-on-server = Questo riguarda un server. Chiedimelo in uno dei suoi canali.
refusal-not-ground = { $set }: questo amplia un gioco, e i punteggi sono dei giochi completi. Scegline uno dalla lista.
refusal-no-daily = Non hai ancora iniziato il tavolo di oggi. `/daily play` lo inizia.
refusal-daily-open = Il tuo tavolo di oggi non è finito. `/daily play` lo continua.
refusal-daily-over = Il giorno di quel tavolo è passato. `/daily play` apre quello di oggi.
refusal-grounds = { $names } non vanno insieme: ciascuno è un gioco completo. Scegline uno.
refusal-pointless = `{ $key }` non ha effetto senza `{ $other }={ $value }`. Prima scegli quello, o tralascia questa opzione.
refusal-pointless-set = `{ $key }` non ha effetto senza { $name }. Prima aggiungi quel set, o tralascia l’opzione.
refusal-no-topic = Non ci sono regole «{ $input }». Scegli dall’elenco che compare mentre scrivi, o usa solo `/rules` per tutti gli argomenti.
refusal-no-topic-meant = Non ci sono regole «{ $input }». Intendevi `{ $meant }`?
refusal-no-such-command = Non c’è nessun comando «{ $input }». Scegli dall’elenco che compare mentre scrivi.
refusal-no-such-command-meant = Non c’è nessun comando «{ $input }». Intendevi `{ $meant }`?
refusal-no-option = «{ $input }» non è una regola della casa. Scrivi `chiave=valore` e scegli dall’elenco che compare mentre scrivi.
refusal-no-option-meant = «{ $input }» non è una regola della casa. Intendevi `{ $meant }`?
refusal-no-value = `{ $key }` può valere: { $values }.
refusal-other-set = `{ $key }` appartiene a un set che non è in questa partita. Aggiungi il set o tralascia l’opzione.
refusal-alone = Serve almeno un altro giocatore. Inviti Carcas?
refusal-crowded = Questa partita è per { $most ->
    [one] { $most } giocatore
   *[other] { $most } giocatori
 } al massimo.

refusal-no-cell = «{ $input }» non è una casella. Una casella è una lettera e un numero, come sul bordo dell’immagine: `M13`.
refusal-no-cell-meant = «{ $input }» non è una casella. Intendevi `{ $meant }`?
refusal-off-board = { $cell } è fuori dalla mappa, che va da { $from } a { $to }.
refusal-cell-taken = In { $cell } c’è già una tessera. Le caselle libere sono nell’immagine.
refusal-cell-alone = { $cell } non è accanto a nessuna tessera. Una tessera deve avere un bordo in comune con un’altra.
refusal-cell-mismatch = La tua tessera non va bene in { $cell }, comunque la giri.
refusal-cell-forbidden = I bordi della tua tessera combaciano in { $cell }, ma una regola di questa partita lì la vieta.
refusal-no-rotation = { $input } non è una rotazione valida. Scegli 0, 90, 180 o 270.
refusal-not-turned = In { $cell } la tua tessera va bene girata di { $fitting }.
refusal-one-way = In { $cell } la tua tessera va bene in un solo modo.
refusal-nothing-to-turn = Non hai ancora una tessera da girare. Prima scegli una casella.
refusal-no-tile-now = Ora non hai tessere da girare.
refusal-no-spot-there = Con la tessera posata lì non si può piazzare nessuna pedina. Conferma, o scegli un’altra casella.
refusal-no-spot = «{ $input }» ora non è un posto per una pedina. Scegli un numero dell’immagine.
refusal-no-figure = Non hai «{ $input }» in riserva.
refusal-no-figure-meant = Non hai «{ $input }» in riserva. Intendevi `{ $meant }`?
refusal-place-first = Prima scegli una casella per la tessera, poi una pedina.
refusal-nothing-laid = Non hai ancora posato la tessera. Prima scegli una casella.
refusal-unanswered = Resta una domanda: { $question }
refusal-no-pass = Ora non c’è nulla su cui passare.
refusal-no-choice = «{ $input }» non è una delle risposte. Scegli dall’elenco che compare mentre scrivi.
refusal-no-amount = «{ $input }» non è un’offerta valida. Scegli un numero da { $least } a { $most }.
refusal-nothing-to-bid = Questa risposta non vuole un numero, ma hai scritto «{ $input }». Tralascialo.
refusal-nothing-to-choose = Ora non hai nulla a cui rispondere.

refusal-stale = La partita è andata avanti da quando è comparso quel pulsante. Ecco com’è adesso.
refusal-other-plan = Nel frattempo il tuo piano è cambiato. Ecco com’è adesso; confermalo se va bene.
refusal-too-late = Qualcuno ha fatto un attimo prima, quindi non è successo nulla. Guarda com’è la partita adesso.
refusal-no-button = Questo pulsante non appartiene più a nessuna partita. `/turn` e `/board` funzionano sempre.
refusal-no-command = Questo comando non esiste più. `/help` mostra che cosa puoi fare.

apology = Qualcosa è andato storto da parte nostra, e non è cambiato nulla. Riprova fra un attimo. Se continua a succedere, dai questo codice a chi gestisce il bot: `{ $incident }`.

# What Discord sent could not be read.
apology-unreadable = Discord l’ha inviato in una forma che non so leggere, quindi non è stato fatto nulla. Riprova fra un attimo. Se continua a succedere, dai questo codice a chi gestisce il bot: `{ $incident }`.

# Il database non è raggiungibile.
apology-away = Al momento le partite non sono raggiungibili, quindi non è cambiato nulla. Riprova fra un minuto. Se continua, dai questo codice a chi gestisce il bot: `{ $incident }`.

# The disk failed while an act was being kept: it may be done or not.
apology-in-doubt = Non è certo che sia stato salvato. Riparto per scoprirlo: fra un minuto guarda `/board` o riapri il tuo turno, e rifallo solo se non c’è. Per chi gestisce il bot: `{ $incident }`.

# Privately, when something could not be said in the channel.
unsent-permission = Non ho potuto scrivere in { $channel }, dove si gioca la tua partita: lì mi manca il permesso «{ $missing }». Chi amministra il server può ridarmelo nelle impostazioni del canale. La partita è al sicuro e continua: fino ad allora avviso tutti con un messaggio diretto.
unsent-link = Questo link concede tutto ciò che mi serve: <{ $link }>
unsent-timed-out = Non ho potuto scrivere in { $channel }, dove si gioca la tua partita: qualcuno mi ha messo in timeout su quel server; la moderazione può rimuoverlo. La partita è al sicuro e continua: fino ad allora avviso tutti con un messaggio diretto.
unsent-closed = Il thread della tua partita, { $channel }, è stato chiuso: qualcuno lo ha archiviato o bloccato. La partita è messa da parte, così com’è. Riprende da sola quando il thread è di nuovo aperto; `/game move` la porta in un altro canale.
unsent-gone = Il canale della tua partita non c’è più, quindi non posso mostrarla da nessuna parte. La partita è messa da parte, così com’è: `/game move` la porta in un altro canale.
unsent-outside = Non ho potuto scrivere in { $channel }, dove si trova la tua partita: non vedo quel thread. È un thread privato? Allora menzionami, { $me }, lì per farmi entrare; nulla va perso, e lì invierò ciò che manca. Se non lo è, chi amministra il server deve lasciarmi vedere il suo canale.
unsent-table = Il tavolo in { $channel } è chiuso, perché il suo thread è stato chiuso o il canale non c’è più. `/game new` ne apre un altro.
unposted = Non ho potuto inviare in { $channel } ciò che mi hai chiesto: non posso vederlo o scriverci. È un thread privato? Allora menzionami, { $me }, lì per farmi entrare, e invia di nuovo il comando. Se non lo è, chi amministra il server deve permettermelo.
unsent-ours = Un mio messaggio non è arrivato in { $channel }, dove si gioca la tua partita. La partita è al sicuro; `/board` mostra com’è.
unsent-your-turn = Lì tocca a te: `/turn` funziona.
call-relayed = Dalla tua partita in { $channel }, dove al momento non posso pubblicare nulla:
channel-lacks = In questo canale mi manca il permesso «{ $missing }», quindi i miei messaggi sono più semplici del solito. Chi amministra il server può ridarmelo nelle impostazioni del canale.
channel-works = Posso di nuovo scrivere qui. Ecco la situazione della partita.
refusal-no-theme = Non c’è nessun tema «{ $input }». Scegli dall’elenco che compare mentre scrivi.
refusal-no-theme-meant = Non c’è nessun tema «{ $input }». Intendevi `{ $meant }`?
