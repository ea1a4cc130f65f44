# A table that waits for its players.

lobby-title = **È aperto un tavolo di Carcassonne.**
# $number: how many people $who names.
lobby-again = { $number ->
    [one] Rivincita! { $who }: premi *{ button-join }* per giocare ancora.
   *[other] Rivincita! { $who }: premete *{ button-join }* per giocare ancora.
 }
lobby-sets = Set: { $sets } ({ $tiles ->
    [one] { $tiles } tessera
   *[other] { $tiles } tessere
 }, circa { $turns } turni).
lobby-undo-off = Una mossa è definitiva appena la tessera seguente è stata vista.
lobby-level = Carcas gioca { $level ->
    [gentle] con dolcezza
    [strong] forte
   *[steady] a livello costante
}.
lobby-aids = Aiuti: { $aids ->
    [all] le tessere rimaste, i punti prima di farli e `/hint`
    [none] nessuno, come nei tornei
   *[board] le tessere rimaste e i punti prima di farli; niente consigli
}.
lobby-short = Partita breve: si pescano { $tiles } tessere.
lobby-option = `{ $key }={ $value }`
lobby-options = Regole della casa: { $options }.
lobby-edition = Edizione: **{ $edition }**.
lobby-edition-but = Edizione: **{ $edition }**, ma { $options }.
lobby-look-summer = Immagini: estate.
lobby-look-dark = Immagini: tavolo scuro.
lobby-look-winter = Immagini: inverno.
lobby-look-pack = Immagini: { $title } di { $author } ({ $licence }).
art-missing = Il pacchetto grafico «{ $name }» di questo tavolo non è installato, quindi le tessere le disegna Carcas. Il capotavola può scegliere un altro tema con `/game options`.

host-title = **Le tessere del capotavola.** `/tile add` ne descrive un’altra, `/tile remove` ne toglie una.
host-none = Il capotavola non ha descritto tessere. Si fa con `/tile add`, per Creatività o per L’omino di pan di zenzero; `/rules creativity` spiega come.
host-line = { $number }. { $set }: { $tile }
    `{ $described }`
host-missing = { $set }: { $found } di { $wanted ->
    [one] { $wanted } tessera del capotavola
   *[other] { $wanted } tessere del capotavola
 }.
host-feeds = Nell’immagine ogni città ha un numero, e ogni campo porta i numeri delle città che rifornisce.
host-farm = { $count ->
    [0] il campo { $field } non rifornisce nessuna città
    [one] il campo { $field } rifornisce la città { $cities }
   *[other] il campo { $field } rifornisce le città { $cities }
 }
host-lobby = Il capotavola porta: { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what }: { $tile }
host-example-cloister = Monastero
host-example-inn = Strada con locanda
host-example-house = Strada che finisce a una casa
host-example-curve = Curva
host-example-city = Bordo di città
host-example-gate = Strada che entra in città
host-example-corner = Angolo di città
host-example-two = Due città
host-example-four = Quattro città
host-example-big = Città su tutti i lati
host-syntax = la descrizione non è valida: { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part }: { $flaw }
host-side = bordo { $side }
syntax-long = la descrizione è troppo lunga
syntax-no-edges = mancano i bordi
syntax-four-edges = `{ $word }` non sono quattro bordi
syntax-edge = il bordo `{ $word }` non esiste
syntax-many = ci sono troppe sezioni
syntax-mark = il simbolo `{ $word }` non esiste
syntax-number = `{ $word }` non ha un numero valido
syntax-segment = la sezione `{ $word }` non esiste
syntax-no-reach = `{ $word }` non dice quali bordi raggiunge
syntax-reach = `{ $word }` non è una parte del margine che può raggiungere
syntax-tag = la parola `{ $word }` non esiste
syntax-name = `{ $word }` non indica nessuna sezione
syntax-twice = due sezioni raggiungono `{ $word }`
syntax-mismatch = le sezioni non corrispondono al bordo `{ $word }`
flaw-edge = un bordo non è né campo né strada né città
flaw-kind = ci sono città, strade, campi e monasteri, nient’altro
flaw-tag = una città può avere `pennant=1`, una strada `inn`, nient’altro
flaw-mark = i simboli con regole proprie non sono ammessi
flaw-inner = una città o una strada deve raggiungere un bordo
flaw-branches = una strada raggiunge al massimo due bordi; se più strade si incontrano, ciascuna ha `end=junction`
flaw-end = una strada con un solo bordo deve dire dove finisce (`end=junction`, `city`, `cloister` o `house`), e solo una strada così
flaw-ends-nowhere = la strada finisce a qualcosa che non è sulla tessera
flaw-cloisters = c’è più di un monastero
flaw-split-edge = le due metà di un bordo di campo appartengono allo stesso campo
flaw-undivided = una strada che attraversa la tessera ha campi diversi ai due lati
flaw-untouched = un campo deve indicare ogni città che gli sta accanto (`c1`, `c2`)
flaw-beyond = questo campo indica una città che non raggiunge: in mezzo c’è qualcosa
flaw-unparted = fra questo campo e un altro non c’è nulla, quindi sono un campo solo; solo una strada, una città o un incrocio separa i campi
flaw-parted = qualcosa attraversa questo campo, quindi i campi sono più d’uno
flaw-unenclosed = questo campo non raggiunge nessun bordo e non è chiuso da città
flaw-unnamed = le città lasciano del terreno in mezzo; indica che campo è (`field - c1 c2`)
flaw-crossing = incrocia un’altra sezione, o non può arrivare dove deve finire
flaw-link = un collegamento unisce due o più sezioni
flaw-no-city = una tessera dell’omino di pan di zenzero deve avere una città
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (capotavola)
lobby-nobody = Non c’è ancora nessuno.
lobby-how = Da { $least } a { $most } giocatori. Il capotavola fa iniziare la partita; i posti che nessuno sceglie si tirano a sorte.
lobby-chosen = Scelte: { $choices }.
lobby-chosen-both = { $name }: { $colour }, posto { $number }
lobby-chosen-colour = { $name }: { $colour }
lobby-chosen-seat = { $name }: posto { $number }
lobby-chosen-done = Fatto. Il messaggio del tavolo mostra che cosa ha scelto ognuno; `/game join` lo cambia.
lobby-colour = Il tuo colore
lobby-place = Il tuo posto nell’ordine di gioco
seat-number = Posto { $number }
seat-lot = A sorte
lobby-private = Privato: può entrare solo chi ha un invito. Il capotavola invita con `/game invite user:`.
lobby-private-invited = Privato: può entrare solo chi ha un invito. Inviti: { $who }.
lobby-invitation = { $who }, hai un invito a questo tavolo. Premi *{ button-join }* sotto il suo messaggio, o scrivi `/game join`.
lobby-admit = Invita qualcuno, o ritira l’invito
invitation-given = Fatto. `/game invite user: withdraw:true` ritira l’invito.
invitation-withdrawn = L’invito è ritirato.
button-private = Solo con invito
button-open-table = Aperto a tutti
call-invited = Hai un invito a un tavolo in { $channel }. Premi lì *{ button-join }*.
kept-title = I tuoi modelli (li vedi solo tu; `/game setup remove` ne rimuove uno):
kept-none = Non hai ancora modelli. `/game setup save` conserva con un nome con che cosa si gioca al tavolo di un canale.
kept-line = • **{ $name }**: { $about }
kept-about = { $sets }; { $pace }
kept-about-edition = { $sets }; { $edition }; { $pace }
kept-open = Apri un tavolo con …
kept-saved = Conservato come **{ $name }**. `/game new setup:` apre un tavolo così.
kept-removed = Rimosso.
thread-opening = Apro un thread per il tuo tavolo. Lì hai un posto.
thread-opened = { $who } apre un tavolo di Carcassonne. È in questo thread.
thread-name = Carcassonne: { $who }
thread-name-table = Carcassonne: { $who }, tavolo { $number }
thread-failed = Non ho potuto aprire un thread in { $channel }. `/game new` apre lì un tavolo nel canale stesso.
thread-lacks = Non ho potuto aprire un thread in { $channel }, perché lì mi manca: { $missing }. Chi amministra il server può concederlo nelle impostazioni del canale, o ovunque con questo link: <{ $link }>
thread-instead = Qui non ho potuto aprire un thread, quindi questo tavolo è nel canale stesso.
thread-private = Non compare nulla? Allora questo è un thread privato in cui non ci sono: menzionami qui, { $me }, per farmi entrare, e il tavolo comparirà.
shut-out = Il mio ultimo messaggio non è arrivato in questo thread; lo invio di nuovo. Non compare nulla? Allora menzionami, { $me }, in questo thread per farmi entrare.
seek-call = { $who } cerca giocatori: { $wants }. Premi il pulsante, o scrivi `/game seek`.
seek-call-found = { $who } giocano insieme in { $channel }.
seek-call-over = { $who } cercava giocatori; questa richiesta è finita.
button-seek = Ci sto
seek-waiting = Cerchi giocatori: { $wants }.
seek-usual = Su questo server di solito ci vuole { $time }.
seek-unknown = Su questo server nessuno ha ancora trovato giocatori così, quindi non so quanto ci vuole.
seek-until = La tua richiesta finisce { $until }. `/game seek` la ritira.
button-unseek = Ritirala
seek-withdrawn = La tua richiesta è ritirata.
seek-found = C’è abbastanza gente che vuole lo stesso: il tuo tavolo è aperto, e gli altri lo sanno.
seek-over = Nessuno che vuole lo stesso è arrivato in tempo: la tua richiesta è finita. `/game seek` ne fa una nuova.
# $number: how many people $who names.
seek-seated = { $who }: c’è abbastanza gente che vuole lo stesso, e un posto a questo tavolo. Il capotavola fa iniziare la partita; `/game leave` libera un posto.
call-found = Ci sono giocatori per te: il tuo tavolo è in { $channel }.
seek-sets = { $sets }
seek-any-sets = qualsiasi set
seek-any-pace = qualsiasi ritmo
seek-players = { $players } giocatori
seek-any-players = qualsiasi numero di giocatori
lobby-started = **La partita è iniziata.**
lobby-closed = **Questo tavolo è chiuso.**
lobby-seal = -# Le tessere sono sigillate: `{ $seal }`
button-join = Entra
button-leave = Esci
button-setup = Set e regole
button-rules-off = Nessuna regola della casa
button-sets-back = Indietro: { $family }
button-more-sets = Avanti: { $family }
button-start = Inizia
button-invite = Gioca contro Carcas
button-uninvite = Gioca senza Carcas
button-return = Riprendo il mio posto
button-end = Chiudi la partita

lobby-opened = Il tuo tavolo è aperto e hai un posto. Gli altri entrano con il pulsante qui sotto o con `/game join`; tu fai iniziare la partita con `/game start`.
lobby-opened-private = Il tuo tavolo è aperto e hai un posto. Può entrare solo chi inviti: scegli nel menu qui sotto, o scrivi `/game invite user:`. Tu fai iniziare la partita con `/game start`.
lobby-joined = Ora sei al tavolo. La partita la fa iniziare { $host }.
lobby-opened-alone = Il tuo tavolo è aperto: tu contro di me. Scegli con che cosa giochi, o premi *{ button-start }*.
lobby-how-alone = Giochi contro Carcas. Chi comincia si tira a sorte.
new-alone = Qui non può entrare nessun altro. Giochi la tua prima partita, dieci tessere con un consiglio a ogni passo, o una partita intera contro di me? Per giocare con altri, scrivi `/game new` in un canale di un server.
button-learn-here = Impara il gioco
button-solo = Gioca contro Carcas
lobby-left = Hai lasciato il tavolo.
lobby-invited = Il tavolo è cambiato: `/game info` mostra chi gioca. La partita la fa iniziare { $host }.
lobby-begun = La partita comincia.

info-title = **Partita { $id }**
info-opened = Tavolo aperto { $when }.
info-page = La sua pagina per chiunque: { $link }
info-lobby = Non è ancora cominciata. `/game join` ti dà un posto.
info-turn = Tocca { BEFORE($who, "a", "ad", "a") } { $who } (ultima mossa { $when }). { $left ->
    [0] Non restano tessere.
    [one] Resta { $left } tessera.
   *[other] Restano { $left } tessere.
 }

end-ask = Chiudi davvero questa partita per tutti? Resta incompiuta e non vince nessuno.
end-ask-lobby = Chiudi questo tavolo?
end-ask-others = La partita è anche degli altri, quindi devono essere tutti d’accordo per chiuderla. Resterebbe incompiuta e non vincerebbe nessuno. Glielo chiedo? Hanno un giorno per rispondere.
button-ask-others = Chiedi agli altri
end-done = Fatto. Il canale è libero per una nuova partita.

preset-classic = Classico
preset-river = Classico con il fiume
preset-big-box = Big box
preset-big-box-2017 = Big box del 2017
preset-winter-box = Scatola invernale
preset-minis = Classico con i set piccoli
preset-minis-2012 = Classico con le mini del 2012
preset-count-box = Scatola del conte e del re
preset-promos = Classico con promo
preset-everything = Partita grande
preset-all = Tutto
preset-about = { $tiles } tessere, circa { $turns } turni · { $sets }
preset-line = { $name } · { $about }
sets-full = Qui non ci sta altro: il resto si sceglie al tavolo

# The host's panel of sets and house rules.
setup-title = **Con che cosa volete giocare?** Tutti al tavolo vedono subito la tua scelta.
setup-editions = Un’edizione: tutte le regole della casa di un regolamento
edition-standard = standard
edition-compendium = compendio
edition-collection = raccolta
edition-recorded = partite registrate
about-edition-standard = le regole abituali
about-edition-compendium = il compendio italiano e inglese: campi contati per città
about-edition-collection = il regolamento raccolto del gioco base e delle prime sette espansioni
about-edition-recorded = come gioca JCloisterZone, da cui vengono le partite registrate
setup-presets = Una scatola o una combinazione
setup-sets = Set: { $family }
family-ground = set di base
family-large = espansioni grandi
family-small = espansioni piccole
family-special = tessere speciali
setup-systems = Regole della casa di…
setup-rules = Quale regola?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] 1 tessera
   *[other] { $tiles } tessere
 }
setup-longer = { $about } · { $tiles ->
    [one] +1 tessera, +{ $percent } %
   *[other] +{ $tiles } tessere, +{ $percent } %
 }
setup-same-length = { $about } · stessa durata
setup-rules-of = { $rules ->
    [one] 1 regola
   *[other] { $rules } regole
 }{ $changed ->
    [0] {""}
    [one] , una cambiata
   *[other] , { $changed } cambiate
 }
setup-rule-line = { $key }: { $value }
setup-rule = `{ $key }`: { $about }. Ora: **{ $value }**.
setup-choice = { $key }={ $value }: { $about }
setup-default = la regola abituale

standin-told = Per { $who } ora gioca un sostituto.
standin-done = Al tuo posto ora gioca un sostituto. `/game return` te lo restituisce in qualsiasi momento.
standin-back = { $who } può riprendere il posto con questo pulsante o con `/game return`.
return-told = { $who } è di nuovo al tavolo.
return-done = Il posto è di nuovo tuo. Ti avviso quando tocca a te; `/turn` mostra se è già il momento.

pace-free = Senza orologio: ciascuno si prende il tempo che gli serve
pace-days = { $days ->
    [one] Un giorno per mossa
   *[other] { $days } giorni per mossa
 }
pace-bank = { $days ->
    [one] Una riserva di un giorno
   *[other] Una riserva di { $days } giorni
 } per tutta la partita; ogni mossa aggiunge { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }
pace-said = { $pace }.
pace-done = D’ora in poi: { $pace }.
time-until = ⏳ Scadenza: { $date } ({ $left }).
clock-soon = < 1 h
clock-hours = { $hours } h
clock-days = { $days } g
clock-both = { $days } g { $hours } h
left-soon = meno di un’ora
left-hours = { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }
left-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
 }
left-both = { $days ->
    [one] un giorno
   *[other] { $days } giorni
 } e { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }
time-until-of = ⏳ { $who }, scadenza: { $date } ({ $left }).
time-defaulted = Il tempo di { $who } è scaduto, quindi vale la risposta predefinita.
time-remind = { $who }, tocca ancora a te. Scadenza: { $date } ({ $left }). `/turn` apre il turno.
time-over = { $who }, il tuo tempo è scaduto; puoi ancora giocare. Gli altri decidono che cosa succede: un altro giorno, un sostituto, un posto libero o la fine della partita. Se non dicono nulla, dopo un giorno gioca un sostituto.
time-given = { $giver } concede { BEFORE($who, "a", "ad", "a") } { $who } un altro giorno. { $until }
time-given-done = Fatto: un giorno in più.
time-relieved = Il tempo di { $who } è scaduto. Fino al suo ritorno gioca un sostituto.
relieve-done = Fatto: gioca un sostituto.
button-wait = Un altro giorno
button-relieve = Metti un sostituto
time-stretched = Il tempo di { $who } è scaduto. È stato usato un giorno di ferie per allungarlo ({ $left ->
    [0] non ne resta nessuno
    [one] ne resta uno
   *[other] ne restano { $left }
 } quest’anno). { $until }
pace-weekends = { $pace }. Sabato e domenica non contano.
pause-until = Gli orologi di questo tavolo sono fermi. Ripartono: { $date }.
pause-over = Gli orologi di questo tavolo camminano di nuovo.
pause-done = Fatto.
theme-told = Le immagini di questo tavolo hanno un nuovo tema: { $theme }.
language-told = Da ora la lingua di questo tavolo è l’italiano.
language-done = Fatto.
lobby-language = Lingua: italiano.
theme-done = Fatto. `/board` le mostra.
mute-done = Niente più promemoria per questo turno.
outage-told = Non ero raggiungibile per { $hours ->
    [one] un’ora
   *[other] { $hours } ore
 }. Tutti gli orologi recuperano questo tempo. { $until }
idle-warning = Qui nessuno gioca da tre settimane. Se non gioca nessuno, la partita viene messa da parte: { $date }. Si può riprendere più avanti.
idle-parked = Nessuno ha giocato per quattro settimane.
silence-remind = { $who }, è il tuo turno da { $date }.
silence-last = { $who }, è il tuo turno da { $date }. Se nessuno ha tue notizie entro { $until }, gli altri non dovranno più aspettare: potranno terminare la partita, far giocare un sostituto al posto tuo o fissare un ritmo. Basta aprire il tuo turno; `/my vacation` ti dà più tempo.
silence-last-direct = Se lì nessuno ha tue notizie entro { $until }, gli altri non dovranno più aspettare: potranno terminare la partita, far giocare un sostituto al posto tuo o fissare un ritmo.
silence-told = { $who }, qui nessuno ha tue notizie da una settimana. Puoi ancora giocare. Altrimenti siete voi altri a scegliere come continuare; `/game pace` fissa un limite di tempo.
silence-until = Se nessuno ha notizie di { $who } entro { $until }, potrai terminare la partita, far giocare un sostituto o fissare un ritmo; qui appariranno i pulsanti. Se { $who } annuncia una vacanza, la data si sposta.
silence-over = Nessuno ha notizie di { $who } da una settimana: puoi terminare la partita (`/game end`), far giocare un sostituto (il pulsante nel canale) o fissare un limite di tempo (`/game pace`).
silence-relieved = Nessuno ha notizie di { $who } da una settimana. Fino al suo ritorno gioca un sostituto.
silence-opened = Nessuno ha notizie di { $who } da una settimana e gli altri hanno liberato il posto. Gioca un sostituto finché non lo prende qualcuno.
silence-poll-open = { $by } chiede di liberare il posto di { $who }, di cui nessuno ha notizie da una settimana.
silence-poll-end = { $by } chiede di chiudere la partita, perché nessuno ha notizie di { $who } da una settimana.
parked-line = { $why } La partita è messa da parte, così com’è. `/game move` con la parola `{ $id }` la riprende, qui o in un altro canale.
aside-plain = Questa partita è messa da parte, così com’è.
aside-idle = Qui nessuno gioca da quattro settimane, quindi questa partita è messa da parte, così com’è.
aside-closed = Qualcuno ha chiuso questo thread, quindi la sua partita è messa da parte, così com’è.
aside-gone = Non potevo più scrivere qui, quindi questa partita è messa da parte, così com’è.
aside-how = *{ button-resume }* la riprende qui; `/game move` con la parola `{ $id }` la riprende in un altro canale.
aside-how-others = Chi la gioca può riprenderla qui o in un altro canale: `/game move` con la parola `{ $id }`.
aside-choice = Questa partita è messa da parte. Invia il comando per leggere come continua.
aside-reopened = Il thread è di nuovo aperto: la partita continua, così com’era.
button-resume = Riprendi
button-mute = Silenzia questo turno
button-open-seat = Libera il posto
button-end-late = Chiudi la partita

who-resigned = ha abbandonato
who-open = posto libero
leave-ask = Esci davvero? Il tuo posto diventa libero: ci gioca un sostituto finché non lo prende qualcuno, e fino ad allora non può vincere. Manchi solo per un po’? `/game substitute` te lo conserva. `/game handover` lo dà a chi vuoi tu.
leave-ask-resign = Abbandoni davvero? Le tue pedine restano, il tuo posto dà d’ora in poi le risposte predefinite e non può vincere. In due, l’altro vince subito.
button-vacate = Esci
button-resign = Abbandona
seat-left = { $who } lascia la partita. Al suo posto gioca un sostituto finché non lo prende qualcuno.
seat-resigned = { $who } abbandona. Il posto dà d’ora in poi le risposte predefinite e non può vincere.
seat-removed = Gli altri hanno votato: { $who } esce dalla partita. Gioca un sostituto finché qualcuno non prende il posto.
seat-removed-by = Chi amministra il server ha deciso: { $who } esce dalla partita. Gioca un sostituto finché qualcuno non prende il posto.
seat-opened = Il tempo di { $who } è scaduto e gli altri hanno liberato il posto. Gioca un sostituto finché non lo prende qualcuno.
seat-left-done = Fatto. Grazie per aver giocato.
seat-open = { $who }: chi prende questo posto continua da qui.
seat-offered = { $to }, { $who } ti offre un posto in questa partita, così com’è.
seat-offered-done = Fatto: l’offerta resta nel canale finché non riceve risposta.
seat-declined = { $who } tiene il posto: l’offerta è stata rifiutata.
seat-declined-done = Fatto: hai rifiutato.
seat-taken = { $who } prende un posto libero e continua la partita.
seat-taken-over = { $who } prende il posto di { $before } e continua la partita.
seat-yours = Il posto è tuo. `/turn` mostra se tocca a te.
seat-removed-done = Fatto.
end-nobody = Non ci sono più giocatori, quindi la partita finisce. Non vince nessuno.
end-last = Al tavolo resta solo { $who } e vince.
end-agreed = I giocatori sono d’accordo: la partita si chiude. Resta incompiuta; non vince nessuno.
end-late = I giocatori hanno chiuso la partita perché nessuno giocava più. Resta incompiuta; non vince nessuno.
button-take = Prendi questo posto
button-accept = Prendi il posto
button-decline = No, grazie
button-rematch = Rivincita
rematch-opened = È aperto un tavolo con le stesse impostazioni e hai un posto. Quando saranno entrate le stesse persone, puoi iniziare.
ban-done = Fatto: questa persona non può più entrare in partite su questo server. `/game kick` la toglie da una partita in corso.
unban-done = Fatto: questa persona può di nuovo giocare su questo server.

poll-remove = { $by } chiede che { $who } esca dalla partita.
poll-open = { $by } chiede di liberare il posto di { $who }, perché il suo tempo è scaduto.
poll-end = { $by } chiede di chiudere la partita, perché il tempo di { $who } è scaduto.
poll-undo = { $by } chiede di ritirare la propria ultima mossa.
poll-close = { $by } chiede di chiudere questa partita. Resterebbe incompiuta e non vincerebbe nessuno.
# $number: how many people $to names.
poll-line = { $asked } { $to }, { $number ->
    [one] sei d’accordo? Hai un giorno per rispondere.
   *[other] siete d’accordo? Avete un giorno per rispondere.
 }
poll-remove-refused = Troppo pochi d’accordo perché { $who } esca dalla partita: non cambia nulla.
poll-open-refused = Troppo pochi d’accordo per liberare il posto di { $who }: non cambia nulla.
poll-end-refused = Troppo pochi d’accordo per chiudere la partita: si continua.
poll-undo-refused = Non tutti sono d’accordo che { $who } ritiri l’ultima mossa: la mossa resta.
poll-ended-agreed = { $asked }
    ✅ D’accordo: { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}Contro: { $no }.
    }
poll-ended-refused = { $asked }
    ❌ Troppo pochi giocatori d’accordo: non cambia nulla. D’accordo: { $in_favour ->
        [0] nessuno
       *[other] { $yes }
    }. Contro: { $against ->
        [0] nessuno
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ È passato un giorno e hanno risposto in troppo pochi: non cambia nulla.
poll-ended-overtaken = { $asked }
    ➖ Nel frattempo la partita è andata avanti, quindi non c’è più nulla a cui rispondere.
poll-asked = Ho chiesto agli altri giocatori nel canale.
poll-counted = La tua risposta è registrata.
button-yes = Sì
button-no = No

call-turn = Tocca a te in { $channel } (partita { $game }).
call-remind = Tocca ancora a te in { $channel } (partita { $game }).
call-next = In { $channel } (partita { $game }) tocca a te dopo { $who }.
call-undone = L’ultima mossa in { $channel } (partita { $game }) è stata ritirata, quindi ora non tocca a te.
undone-asked = { $number ->
    [0] { $by } ha ritirato questa mossa.
    [one] { $by } ha ritirato questa mossa, quindi non tocca più { BEFORE($who, "a", "ad", "a") } { $who }.
   *[other] { $by } ha ritirato questa mossa, quindi non tocca più { BEFORE($who, "a", "ad", "a") } { $who }.
 }
button-to-game = Vai alla partita
call-over = La partita in { $channel } è finita.
call-again = Qualcuno della tua ultima partita chiede la rivincita in { $channel }. Premi lì *{ button-join }*.
call-closed = { $who }: non accetti messaggi diretti da me, quindi ti menziono qui. `/my settings` lo cambia.

settings-title = **Come ti avviso**
settings-language-auto = Ti scrivo nella lingua del tuo Discord.
settings-language = Ti scrivo in italiano.
settings-zone = Il tuo fuso orario è { $zone }. Fine settimana e ore di silenzio lo seguono.
settings-quiet = Nessun promemoria dalle { $from } alle { $to }.
settings-loud = I promemoria arrivano a qualsiasi ora.
settings-remind-usual = Ricevi promemoria a metà del tempo, un giorno e tre ore prima della scadenza.
settings-remind-last = Ricevi un solo promemoria, tre ore prima della scadenza.
settings-remind-daily = Ricevi promemoria ogni giorno, e tre ore prima della scadenza.
settings-remind-never = Non ricevi promemoria.
settings-reach-channel = Ti menziono nel canale della partita.
settings-reach-direct = Ti avviso con un messaggio diretto.
settings-reach-both = Ti menziono nel canale della partita e ti avviso con un messaggio diretto.
settings-reach-closed = Ti menziono nel canale della partita, perché non accetti messaggi diretti da me. Scegli di nuovo `{ option-pings.name }` quando li accetti.
settings-next = Ti avviso quando il prossimo turno è tuo.
settings-not-next = Non ti avviso quando il prossimo turno è tuo.
settings-recorded = Le tue partite vengono registrate: statistiche, punteggi, record. `/my settings records:false` le toglie.
settings-not-recorded = Le tue partite non vengono registrate e nessuno vede come giochi. I tuoi punteggi sono cancellati; se cambi idea, ricominci da capo.
vacation-until = Sei in ferie; i tuoi orologi sono fermi. Ripartono: { $date }. Ti { $left ->
    [one] resta un giorno
   *[other] restano { $left } giorni
 } di ferie quest’anno.
vacation-none = Non sei in ferie. Ti { $left ->
    [one] resta un giorno
   *[other] restano { $left } giorni
 } di ferie quest’anno; li usi con `/my vacation`.
vacation-told = { $who } va in ferie e il suo orologio è fermo. Riparte: { $date }.
vacation-over = Le ferie di { $who } sono finite.

moved-away = Questa partita continua in { $channel }.
lost-moves = Le ultime mosse di questa partita sono andate perse per causa mia; mi dispiace. La situazione è quella di prima ({ $since }) e si continua da lì.
lost-restored = Un backup mi ha ripristinato: questa partita è tornata a com’era ({ $at }) e continua da lì.
moved-here = La partita continua qui.
moved-resumed = La partita riprende, così com’era.
moved-done = Fatto: la partita continua qui.
move-running = { $id }, in corso: { $people }
move-parked = { $id }, messa da parte: { $people }
permission-view = Visualizza canale
permission-send = Invia messaggi
permission-create-threads = Crea thread pubblici
permission-send-threads = Invia messaggi nei thread
permission-embed = Incorpora link
permission-attach = Allega file
watch-end = Ti avviso quando questa partita finisce.
watch-daily = Ti dico una volta al giorno che cosa è successo qui, e quando la partita finisce.
watch-move = Ti avviso a ogni mossa di questa partita, e quando finisce.
watch-off = Non ti avviso più di questa partita.
watched-move = { $channel }: { $line }
watched-daily = { $channel }, dall’ultimo messaggio:
watched-over = La partita in { $channel } è finita. { $line }

privacy-export = Questo è tutto ciò che è conservato su di te. Non lo vede nessun altro.
privacy-export-packed = Questo è tutto ciò che è conservato su di te. Non lo vede nessun altro. Era troppo grande per un messaggio, perciò il file è compresso con gzip: lo aprono 7-Zip e la maggior parte dei computer.
privacy-export-large = Su di te è conservato così tanto che non entra in un messaggio, nemmeno compresso. Chiedilo a chi mi gestisce: può dartelo in un altro modo.
privacy-ask = Cancelli davvero tutto? Il tuo nome, le tue impostazioni e il tuo id vengono cancellati. I tuoi posti si liberano e le tue partite continuano senza di te. I messaggi già pubblicati nei canali restano; sono di Discord, non miei.
button-erase = Dimenticami
privacy-erased = Fatto: qui nulla ti nomina più. Se usi ancora un mio comando, per me sei una persona nuova.
seat-erased = Un giocatore è uscito e ha chiesto di essere dimenticato. Al suo posto gioca un sostituto finché non lo prende qualcuno.

overview-done = Fatto: l’elenco è qui d’ora in poi e si aggiorna da solo.
overview-title = { $count ->
    [0] **Su questo server non ci sono partite aperte.** `/game new` ne apre una.
    [one] **Su questo server è aperta una partita:**
   *[other] **Su questo server sono aperte { $count } partite:**
 }
overview-seat = ↳ C’è un posto libero: `/game take` lì.
overview-when = Aggiornato { $when }.

welcome = Ciao! Sono Carcas e suono la campana per partite di Carcassonne senza fretta: una tessera adesso, la prossima quando passa chi deve giocarla. `/learn` è una prima partita di dieci tessere contro di me, `/game new` apre un tavolo in un canale o in un thread, e `/help` dice che cosa puoi fare ovunque ti trovi. Chi amministra il server ha `/server overview` e `/server ban`.
learn-opened = Comincia la tua prima partita: dieci tessere, tu contro di me. Premi *{ button-open }*.
learn-written = Ti ho mandato un messaggio diretto: premi lì *{ button-learn }*, e nessun altro vedrà la tua prima partita. Non c’è nulla? Allora non accetti ancora messaggi diretti da questo server: premi il nome del server, *Impostazioni privacy*, *Messaggi diretti*, e scrivi di nuovo `/learn`.
learn-invitation = Qui non ci vede nessuno: la tua prima partita, dieci tessere, tu contro di me, con un consiglio a ogni passo. Non c’è fretta.
button-learn = Cominciamo
learn-place = 💡 Questa è la tua tessera. Scegli una casella dal menu: i bordi devono combaciare, strada con strada e città con città. I pulsanti la girano. Nulla è definitivo finché non premi *{ button-confirm }*.
learn-figure = 💡 La tessera è posata. I numeri nell’immagine sono i posti per un seguace: cavaliere nella città, ladro sulla strada, monaco nel monastero. Torna con dei punti quando la sua zona è completata. Ne hai sette.
learn-close = 💡 Una strada dà un punto per tessera, una città completata due, e un monastero uno per sé e uno per ciascuno degli otto vicini. Cerca di completare la zona del tuo seguace.
learn-farmer = 💡 Un contadino resta nel campo fino alla fine e dà tre punti per ogni città completata accanto. I seguaci sulla mappa non si possono usare altrove: tienine qualcuno in riserva.
learn-end = 💡 La partita finisce con l’ultima tessera. Anche le zone incomplete danno ancora qualcosa: un punto per tessera.
learn-over = Questa era la tua prima partita. `/rules` spiega tutto per esteso; `/game new` apre un tavolo per te e per altri.
lobby-expired = Questo tavolo ha aspettato due settimane senza mai iniziare, quindi è chiuso. `/game new` ne apre un altro.
