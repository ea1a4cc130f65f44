# Partite che viaggiano come file: /export e /game import.

command-export = Questa partita in un file: per verificarla o continuarla altrove
    .name = esporta
command-game-import = Continua qui la partita di un file, o conservala qui se è finita
    .name = importa
option-file = Il file che ha dato /export
    .name = file

export-over = L’intera partita con la sua chiave: { $moves } mosse. `/game import` la conserva altrove e `carcas verify` la verifica su qualsiasi computer. Il file non nomina nessuno.
export-running = La partita finora: { $moves } mosse. Il file non contiene nulla di segreto: dove `/game import` la continua, le tessere che nessuno ha visto vengono mescolate di nuovo. Non nomina nessuno.
export-jcz = Il file `{ $file }` si apre in JCloisterZone 5 all’ultima posizione.
export-jcz-unseen = Le tessere che nessuno ha visto le pesca quel programma da sé.
export-jcz-set = Non c’è un file per JCloisterZone 5: non può ripetere una partita con { $set }.
export-jcz-rule = Non c’è un file per JCloisterZone 5: non conosce la regola della casa «{ $rule }» come è stata giocata qui.
export-jcz-carried = Non c’è un file per JCloisterZone 5: questa partita è continuata da una posizione.
export-jcz-course = Non c’è un file per JCloisterZone 5: con le sue regole questa partita sarebbe andata altrimenti.
import-opened = Il file è come è stato scritto e un tavolo è aperto. Quando tutti i posti sono occupati, fa’ iniziare la partita, e continua.
import-kept = Tutto nel file è come è stato detto, e la partita è conservata qui: `/log`, `/replay`, `/score` e `/fair` la mostrano.
import-told = { $who } ha portato una partita finita ({ $game }), verificata mossa per mossa. `/log` e `/replay` la mostrano.
import-points = #{ $number }: { $points }
import-lobby = Qui continua una partita venuta da altrove: { $seats } posti, tutti da occupare. Punti finora: { $points }. Le tessere che nessuno ha visto vengono mescolate di nuovo.
lobby-how-carried = Chi sceglie un posto lo ottiene; gli altri prendono quelli che restano, nell’ordine di questo elenco. Il capotavola fa iniziare quando sono tutti occupati.
seat-carried = Uno che resta, nell’ordine dell’elenco
fair-carried = Questa partita è iniziata altrove. Quando è arrivata qui, le tessere che nessuno aveva visto sono state mescolate con questa chiave; `/export` dà il file con cui `carcas verify` lo verifica.

refusal-seats-to-take = Questa partita ha { $most } posti e ne sono occupati { $taken }. Devono esserlo tutti: altri premono *{ button-join }*, o `/game invite` fa sedere Carcas.
refusal-goes-on = Questa partita è già iniziata altrove, quindi le sue espansioni e regole restano. Per un’altra partita, chiudi questo tavolo con `/game end`.
import-foreign = Questo non è il file di una partita. `/export` ne dà uno, da inviare così com’è.
import-jcz = Questo è il file per JCloisterZone: aprilo lì. Quello che posso continuare o conservare è l’altro file di `/export`, quello che finisce in `.json`.
import-newer = Una versione più nuova di Carcas ha scritto questo file (formato { $version }), e questa non può leggerlo.
import-changed-line = Il file è stato cambiato dopo essere stato scritto: la riga { $line } non è più com’era. Esporta di nuovo la partita.
import-changed-head = Il file è stato cambiato dopo essere stato scritto: il suo inizio (impostazioni, posti, sigillo, chiave) non è più com’era. Esporta di nuovo la partita.
import-changed-move = Il file è stato cambiato dopo essere stato scritto: la mossa { $number } non è più com’era. Esporta di nuovo la partita.
import-changed-end = Il file è stato cambiato dopo essere stato scritto: la sua fine (punti, posizione) non è più com’era. Esporta di nuovo la partita.
import-unreadable = Il file è intero, ma questa versione di Carcas non ne conosce una parte.
import-seal = La chiave nel file non ha il sigillo mostrato all’apertura del tavolo: non è la distribuzione promessa.
import-deal = Le tessere di questa partita non sono state distribuite dalla sua chiave, o le ha distribuite un’altra versione delle regole.
import-move = La mossa { $number } lì non è permessa, o porta a uno stato diverso da quello che dice il file.
import-end = I punti o la posizione alla fine del file non sono quelli a cui portano le sue mosse.
import-large = Questo file è più grande di quello di qualsiasi partita.
import-unreachable = Non ho potuto prendere il file da Discord. Nulla è cambiato; invia di nuovo il comando, per favore.
