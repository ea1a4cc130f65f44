# Tornare a una mossa precedente, e gli arbitri.

option-to = Prima di quale mossa tornare; se tutti accettano o un arbitro decide
    .name = fino
option-note = Da arbitro: perché, visibile a tutti
    .name = nota
option-role = Se la persona è arbitro
    .name = ruolo
option-role-on = Arbitro
option-role-off = Non più arbitro
command-server-referee = Lascia che qualcuno fermi, prolunghi, sposti o riporti indietro le partite
    .name = arbitro

rollback-choice = { $moves } indietro: { $line }
rollback-more = Più indietro: scrivi un numero da { $moves } a { $most }
rollback-done = Fatto: la partita è tornata lì, e tutti sono avvisati.
rollback-agreed = ⏪ Tutti hanno accettato quello che ha chiesto { $by }: la partita torna indietro di { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }. Anche gli orologi.
rollback-referee = ⏪ { $by }, nel ruolo di arbitro, riporta la partita indietro di { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }. Anche gli orologi.
referee-note = > { $note }
referee-did = { $who }: { $what }
referee-done = { $who } ha ora il ruolo di arbitro su questo server: può usare `/game pause`, `/game wait`, `/game move` e `/undo to:` in ogni partita, e tutti vedono chi è stato.
referee-over = { $who } non ha più il ruolo di arbitro su questo server.
poll-back = { $by } chiede di tornare indietro di { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
 }; tornerebbero anche gli orologi.
poll-back-refused = Non tutti hanno accettato quello che ha chiesto { $who }, quindi nulla viene annullato.

refusal-no-undo-here = Questo tavolo è stato aperto con `undo:off`, quindi le mosse restano. Un arbitro del server può comunque aiutare.
refusal-no-point = «{ $input }» non è un numero di mosse che si possono annullare. `/undo to:` va da 1 a { $most } e mostra che cosa si annullerebbe.
refusal-no-way-back = Una mia versione più vecchia ha giocato quella parte con altre regole: non posso tornare così indietro. Scegli una mossa successiva.
refusal-not-referee = Solo un arbitro del server che non gioca qui può farlo senza gli altri. I giocatori chiedono: `/undo to:` senza nota.
