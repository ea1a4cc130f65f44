# Revenir à un coup antérieur, et les arbitres.

option-to = Revenir avant quel coup ; si tous sont d’accord, ou si un arbitre le décide
    .name = avant
option-note = Comme arbitre : pourquoi, visible de tous
    .name = note
option-role = Si la personne est arbitre
    .name = rôle
option-role-on = Arbitre
option-role-off = Plus arbitre
command-server-referee = Laisser quelqu’un suspendre, prolonger, déplacer, ramener en arrière les parties
    .name = arbitre

rollback-choice = { $moves } en arrière : { $line }
rollback-more = Plus loin : tape un nombre de { $moves } à { $most }
rollback-done = C’est fait : la partie y est revenue, et tout le monde est prévenu.
rollback-agreed = ⏪ Tous ont accepté ce que { $by } demandait : la partie revient { $moves ->
    [one] un coup
   *[other] { $moves } coups
 } en arrière. Les horloges aussi.
rollback-referee = ⏪ { $by }, arbitre, ramène la partie { $moves ->
    [one] un coup
   *[other] { $moves } coups
 } en arrière. Les horloges aussi.
referee-note = > { $note }
referee-did = { $who } : { $what }
referee-done = { $who } a maintenant le rôle d’arbitre sur ce serveur : `/game pause`, `/game wait`, `/game move` et `/undo to:` lui sont ouverts dans chaque partie, et chacun voit qui l’a fait.
referee-over = { $who } n’a plus le rôle d’arbitre sur ce serveur.
poll-back = { $by } demande à revenir { $moves ->
    [one] un coup
   *[other] { $moves } coups
 } en arrière ; les horloges reviendraient aussi.
poll-back-refused = Tous n’ont pas accepté ce que { $who } demandait : rien n’est annulé.

refusal-no-undo-here = Cette table a été ouverte avec `undo:off` : les coups restent. Un arbitre du serveur peut quand même aider.
refusal-no-point = « { $input } » n’est pas un nombre de coups qu’on peut reprendre. `/undo to:` va de 1 à { $most } et montre ce que chacun annulerait.
refusal-no-way-back = Une version plus ancienne de moi a joué cette partie du jeu avec d’autres règles : je ne peux pas revenir si loin. Choisis un coup plus récent.
refusal-not-referee = Seul un arbitre du serveur qui ne joue pas ici peut faire cela sans les autres. Les joueurs demandent : `/undo to:` sans note.
