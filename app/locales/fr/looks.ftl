# Looking at a game.

look-turn = { $number ->
    [one] C’est à { $who } de jouer.
   *[other] Réponses attendues : { $who }.
 }
look-hand = C’est à { $who } de jouer, avec { $tile }.
look-over = La partie est finie.
share-done = Je le publie dans le salon, pour tout le monde.
share-board = { $who } montre le plateau.
share-score = { $who } montre les points.
share-replay = { $who } montre la partie.
look-given-up = Cette partie a été abandonnée.
look-since = En évidence : les tuiles posées depuis ton dernier coup d’œil ou ton dernier coup, { $cells }.
panel-since = En évidence : les tuiles posées depuis ta dernière tuile, { $cells }.
look-text-file = La position est longue : elle est dans le fichier.

score-line = { $who } **{ $points }**
score-line-parts = { $line } ({ $parts })
score-line-more = { $line }, { $now } si on comptait maintenant ; en réserve : { $left }
score-note = « Si on comptait maintenant » compte chaque route, ville et abbaye inachevée, et chaque pré, comme si la partie finissait maintenant.
supply-part = { FORM($figure, "counted") }
supply-none = rien

tiles-title = { $total ->
    [0] Il ne reste aucune tuile à piocher.
    [one] Il reste une tuile à piocher :
   *[other] Il reste { $total } tuiles à piocher :
 }
tiles-title-hidden = À piocher : { $left }. Hors du jeu, face cachée : { $hidden }. Personne ne sait lesquelles sont lesquelles :
tiles-file = Elles sont toutes dans le fichier.
tiles-line = { $count } × { $tile }
tiles-discarded = Hors jeu, impossibles à placer ou retirées :

log-line = { $when } { $line }
log-undone = { $when } ~~{ $line }~~ (repris)
log-earlier = { $moves ->
        [one] ({ $moves } coup auparavant)
       *[other] ({ $moves } coups auparavant)
    }
by-stand-in = { $line } (par un remplaçant)
by-standing = { $line } (réponse donnée d’avance)
by-rules = { $line } (par défaut, faute de réponse)
log-empty = Il ne s’est encore rien passé.
button-first = Début
button-previous = Précédent
button-next = Suivant
button-last = Fin
button-film = Film à partir d’ici
log-step = Étape { $step } sur { $steps }
log-film = La partie à partir de là : { $tiles ->
    [one] { $tiles } tuile.
    [many] { $tiles } tuiles.
   *[other] { $tiles } tuiles.
}
log-film-none = Aucune tuile n’a été posée ensuite.

list-semicolon = {" ; "}
position-row = Ligne { $row } : { $tiles }.
position-cell = { $cell } { $tile }, rotation { $degrees }°
position-figure = { $who } a { $role }
position-token = { $count ->
    [1] { $token }
    [one] { $token }
   *[other] { $token } ({ $count })
 }
position-left = { $who } a en réserve : { $figures }
position-holds = { $line } ; et aussi { $held }
position-open = ouverte { FORM($sides, "at") }

rules-file = La page entière est dans le fichier.
rules-topics = **Règles.** `/rules` suivi d’un de ces mots :
rules-row = { $first } : { $rest }
rules-cell = { $head } { $cell }
rules-figure = { $figure } ({ $set })
rules-topic = `{ $key }` { $name }

my-none = Tu n’as aucune partie ouverte. `/game new` en ouvre une.
my-title = { $count ->
    [one] Tu as une partie ouverte
   *[other] Tu as { $count } parties ouvertes
 }{ $waiting ->
    [0] . Aucune ne t’attend.
    [one] . Une t’attend :
   *[other] . { $waiting } t’attendent :
 }
my-more = Non affichées ici : { $games }.
my-turn = ▶️ { $channel } : **à toi de jouer** (dernier coup { $when })
my-wait = { $channel } : à { $who } de jouer (dernier coup { $when })
my-parked = 💤 { $id } : mise de côté. `/game move` la reprend dans un salon de son serveur.
my-lobby = { $channel } : { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } à une table ouverte

# /help, by where the reader is.
help-no-game = Il n’y a pas de partie dans ce salon. `/game new` ouvre une table : toi et jusqu’à quatre autres joueurs posez des tuiles, bâtissez villes, routes et abbayes, et marquez des points. `{ option-sets.name }` ajoute des extensions. Personne d’autre ? Ouvre une table et invite Carcas. `/rules` explique chaque jeu et chaque extension.
help-lobby = Une table est ouverte ici. Appuie sur *{ button-join }* sous son message, ou écris `/game join`.
help-lobby-seated = Tu as une place à la table. L’hôte lance la partie avec `/game start`. `/game leave` libère ta place.
help-lobby-host = C’est ta table. *{ button-setup }* choisit avec quoi vous jouez, `/game invite` ajoute Carcas comme joueur, `/game pace` règle une horloge. Quand tout le monde est là, appuie sur *{ button-start }* ou écris `/game start`. `/game end` ferme la table.
help-watching = Tu regardes. `/board` montre la partie, `/score` les points, `/log` ce qui s’est passé. Quand elle est finie, `/game new` ouvre la suivante.
help-stood-in = Un remplaçant joue ta place. Le bouton te la rend quand tu veux ; `/game return` aussi.
help-wait = Ce n’est pas à toi : nous attendons { $who }. Tu recevras une mention. En attendant, il y a `/board`, `/score`, `/tiles` et `/log`. Si tu viens de jouer et que la tuile suivante est encore cachée, `/undo` reprend ton coup. Une absence ? `/game substitute`.
help-your-turn = C’est à toi de jouer. Appuie sur le bouton ou écris `/turn`. Choisis une case et une rotation (`/place`), un pion si tu veux (`/deploy`), puis `/confirm`. Rien n’est définitif avant.
help-your-figure = C’est à toi de jouer, et ta tuile est posée. Choisis un pion (`/deploy`) ou aucun (`/pass`), puis `/confirm`.
help-your-choice = Tu as une question à laquelle répondre. Appuie sur le bouton, ou utilise `/choose` et `/confirm`.
help-command = `{ $command }` : { $about }
help-option = - `{ $option }` : { $about }
help-choice = { $command } : { $about }

standing-title = Tes consignes dans cette partie (visibles pour toi seulement ; `/standing remove` en enlève une) :
standing-none = Tu n’as pas de consignes dans cette partie. `/standing add` en donne une : la question ne t’est alors plus posée, et la partie continue aussitôt.
standing-line = • { $what }
standing-for = « { $question } » – { $answer }
standing-pass = non, rien
standing-usual = prendre la réponse par défaut
standing-accept = oui
standing-refuse = non

replay-title = { $moves ->
    [one] { $moves } tuile jusqu’ici.
   *[other] { $moves } tuiles jusqu’ici.
 }
replay-progress = Dessin des coups : { $done } sur { $of }…
picture-words = L’image n’a pas pu être dessinée. Ce qu’elle montre : { $words }
board-words = En mots : { $words } `/board text:true` décrit tout.
replay-none = Aucune tuile n’est encore posée. `/board` montre la table.
since-points = { $who } { $points } ({ $gain })
since-nothing = Rien ne s’est passé depuis ton dernier coup.
