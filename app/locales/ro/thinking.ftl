# Ce crede Carcas despre mutări.

hint-title = Ce aș face eu:
hint-line = { $number }. { $what }: avans { $lead }. { $why }
hint-with = { $what }, și { $figure }
hint-note = Este avansul față de cel mai bun dintre ceilalți la care se ajunge în medie, cât pot vedea înainte.
hint-scores = Aduce imediat { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hint-starts = Pionul ia ceva ce poate crește.
hint-claims = Pionul ia ceva ce valorează deja { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hint-grows = Ce ai crește cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
hint-waits = Îți păstrează pionii pentru mai târziu și le dă puțin celorlalți.
hint-learn = Eu aș face așa: { $what }. { $why }

analyse-queued = Privesc înapoi la joc. Își așteaptă rândul; îl postez aici când e gata.
analyse-choice = { $id }: { $people }
analysing-progress = Privesc înapoi la jocul { $id }: { $percent } %.
analysing-done = Privirea înapoi la jocul { $id } e gata.
analysing-failed = Jocul { $id } nu poate fi analizat.
analysis-title = **Privire înapoi la jocul { $id }**
analysis-card = **Noroc și decizii**
analysis-more = `/analyse` arată cine avea să câștige, rând cu rând, și deciziile care au costat cel mai mult.
analysis-chances = Șanse de câștig: { $told }.
analysis-at = { $when ->
    [end] la sfârșit
   *[turn] { $turn ->
        [0] la început
       *[other] după rândul { $turn }
    }
} { $shares }
analysis-chance = { $who } { $percent } %
analysis-account = { $who }: avans { $lead } (noroc { $luck }, decizii { $choices }, restul { $rest })
analysis-luck = Noroc
analysis-choices = Decizii
analysis-rest = Restul
analysis-costly = { $number }. Rândul { $turn }, { $who }: { $played } ({ $cost }). Mai bine: { $better }.
analysis-flawless = Nu am găsit nicio decizie care să fi costat puncte.
analysis-note = Punctele sunt de avans față de cel mai bun dintre ceilalți și sunt estimate: câteva în plus sau în minus sunt posibile. Tablele arată deciziile mai bune.
