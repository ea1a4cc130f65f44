# Why not, and what to do instead. Always private.

refusal-nothing = rien
refusal-no-game = Il n’y a pas de partie pour cela dans ce salon en ce moment. `/game new` en ouvre une.
refusal-running = La partie est déjà en cours. `/game take` te donne une place s’il y en a une libre ; sinon, tu peux regarder.
refusal-has-begun = La partie a déjà commencé. `/turn` montre où elle en est.
refusal-not-begun = La partie n’a pas encore commencé. L’hôte la lance avec `/game start`.
refusal-begins-itself = La partie n’a pas encore commencé. Elle commence d’elle-même dans un instant.
refusal-over = Cette partie est finie. `/game new` ouvre la suivante.
refusal-seated = Tu es déjà à cette table.
refusal-not-seated = Tu n’as pas de place dans cette partie. Tu peux regarder : `/board`, `/score`, `/log`.
refusal-full = Toutes les places sont prises. Ouvre une deuxième table dans un fil ou un autre salon.
refusal-dealt = Ici, au départ, le sort répartit tout le monde entre les tables et les places : il n’y a rien à choisir.
refusal-colour-taken = { $who } a choisi cette couleur. Prends-en une qui reste, ou laisse-la ouverte.
refusal-seat-taken = { $who } a choisi cette place. Prends-en une qui reste, ou laisse-la ouverte.
refusal-no-seat-number = « { $input } » n’est pas une place de cette table. Écris un nombre de 1 à { $most }, ou `lot`.
refusal-not-invited = Cette table est privée : il faut une invitation de l’hôte. `/game new` dans un autre salon ou un fil en ouvre une à toi.
refusal-no-invitation = Cette personne n’a pas d’invitation.
refusal-many-invited = Il y a déjà { $most } invitations. Retires-en d’abord une.
refusal-no-setup = Tu n’as pas de modèle nommé « { $input } ». `/game setup list` montre les tiens.
refusal-no-setup-meant = Tu n’as pas de modèle nommé « { $input } ». Voulais-tu dire `{ $meant }` ?
refusal-setup-name = Un nom a de 1 à { $most } caractères.
refusal-many-setups = Tu as { $most } modèles. Retires-en d’abord un avec `/game setup remove`.
refusal-in-thread = C’est déjà un fil : `/game new` ouvre une table ici même.
refusal-no-players = « { $input } » n’est pas un nombre de joueurs. Prends-en un de 2 à 6.
refusal-seek-over = Cette demande est terminée. `/game seek` en fait une à toi.
refusal-own-seek = C’est ta propre demande. `/game seek` la retire.
refusal-not-host = Seuls l’hôte de cette partie et l’équipe du serveur peuvent faire cela.
refusal-others-play = D’autres jouent aussi cette partie, il faut leur accord. `/game end` le leur demande.
refusal-nothing-to-undo = Tu n’as pas de coup à reprendre : quelqu’un d’autre a joué en dernier, ou personne n’a encore joué.
refusal-stood-in = Un remplaçant joue ta place. `/game return` te la rend.
refusal-no-clock = Cette partie n’a pas d’horloge : personne n’a besoin de plus de temps.
refusal-own-clock = C’est ta propre horloge qui tourne. Les autres joueurs, et qui suit la partie, peuvent te donner du temps.
refusal-not-around = Les joueurs et les personnes qui suivent la partie peuvent donner du temps. `/game watch` te met parmi elles.
refusal-was-removed = Ta place dans cette partie t’a été retirée. Un joueur peut t’en offrir une avec `/game handover`.
refusal-time-enough = Une question ne peut pas recevoir plus de temps : { $each } jours d’une même personne, { $all } de toutes ensemble. Si rien ne se passe, la table décide de la suite.
refusal-not-late = Il reste du temps : pas encore besoin d’un remplaçant.
refusal-no-pace = « { $input } » n’est pas un rythme valable. Écris `free`, un nombre de jours par coup (`3d`), ou une réserve avec un ajout par coup (`5d+12h`).
refusal-number = « { $input } » ne convient pas ici. Prends un nombre de { $least } à { $most }.
refusal-aim = « { $input } » n’est pas une visée valable. Donne une case du plateau ou de ses abords, pas juste à côté de ton propre poste : `M13`, ou `M13:250,-100` pour des millièmes de tuile à l’est et au sud de son milieu.
refusal-few-host-tiles = { $lack } Décris les autres avec `/tile add`, ou choisis une autre règle maison.
refusal-enough-host-tiles = { $set } ne peut plus recevoir de tuiles. `/tile remove` en enlève une.
refusal-host-tile = Cette tuile n’est pas valable : { $why }. `/rules creativity` explique comment décrire les tuiles, et la liste qui apparaît pendant la saisie donne des exemples.
refusal-no-host-set = Aucune de tes extensions n’utilise de tuiles de l’hôte : ajoute d’abord `creativity` ou `gingerbread` avec `/game options`.
refusal-no-host-tile = « { $input } » n’est pas une des tuiles. Choisis dans la liste qui apparaît pendant la saisie.
refusal-no-standing = « { $input } » n’est pas une consigne valable. Choisis dans la liste qui apparaît pendant la saisie.
refusal-too-many-standing = Tu as déjà { $most } consignes dans cette partie. Enlèves-en d’abord une avec `/standing remove`.
refusal-banned = Tu ne peux pas rejoindre de partie sur ce serveur. Son équipe peut lever cette interdiction.
refusal-not-admin = Seule l’équipe du serveur peut faire cela. Les joueurs peuvent voter avec `/game kick`.
refusal-not-offered = Cette place ne t’est plus offerte.
refusal-no-open-seat = Aucune place n’est libre dans cette partie.
refusal-no-vote = Rien n’attend ta réponse ici.
refusal-not-over = Cette partie n’est pas encore finie.
refusal-parked = Cette partie est mise de côté. `/game move` la reprend.
refusal-no-person = Choisis quelqu’un de cette table, ou quelqu’un qui pourrait la rejoindre.
refusal-sits-already = Cette personne est déjà à la table.
refusal-few-voters = Il faut deux autres joueurs pour voter une exclusion. Quand le temps d’un joueur est écoulé, les boutons sous le message décident ; l’équipe du serveur peut toujours aider.
refusal-poll-open = Une question est déjà ouverte. Réponds d’abord à celle-là.
refusal-no-days = « { $input } » n’est pas un nombre de jours valable. Prends-en un de 0 à { $most }.
refusal-no-vacation = { $left ->
    [0] Il ne te reste aucun jour de vacances cette année.
    [one] Il ne te reste qu’un jour de vacances cette année.
   *[other] Il ne te reste que { $left } jours de vacances cette année.
 }
refusal-no-zone = Je ne connais pas de fuseau horaire « { $input } ». Choisis dans la liste qui apparaît pendant la saisie, par exemple `Europe/Paris`.
refusal-no-zone-meant = Je ne connais pas de fuseau horaire « { $input } ». Voulais-tu dire `{ $meant }` ?
refusal-no-hours = « { $input } » ne sont pas des heures valables. Écris `22-7`, ou `off`.
refusal-many-opened = Tu as ouvert beaucoup de tables en une heure. Attends un peu avant la suivante.
refusal-no-tiles = « { $input } » n’est pas une longueur valable pour une partie courte. Il faut de 4 à 200 tuiles, et pas de rivière.
refusal-no-word = Il n’y a pas ici de partie « { $input } » à choisir. Choisis dans la liste qui apparaît pendant la saisie.
refusal-many-watchers = Assez de monde suit déjà cette partie. `/board` et `/log` fonctionnent pour tout le monde.
refusal-no-permission = Je ne peux pas jouer ici : il me manque dans ce salon { $missing }. L’équipe du serveur peut l’accorder dans les réglages du salon, ou partout avec ce lien : <{ $link }>
refusal-timed-out = Je ne peux pas jouer ici : quelqu’un m’a exclu temporairement sur ce serveur ; la modération peut y mettre fin.
refusal-too-fast = C’était beaucoup d’un coup. Attends quelques secondes ; rien n’est perdu.
refusal-no-aids = Cette table joue sans aides : personne ne consulte les tuiles restantes ni les cases où plus rien ne va.
refusal-no-hints = Cette table joue sans conseils. Une table les permet dès le début : `/game new` avec `{ option-aids.name }:all`.
refusal-thinking = Carcas réfléchit à beaucoup de conseils. Réessaie dans une minute.
refusal-busy = Beaucoup d’animations sont en train d’être dessinées. Réessaie dans une minute.
refusal-learning-already = Nous sommes en pleine partie ici, toi et moi. `/turn` la continue ; `/game end` la termine, et `/learn` en commence alors une autre.
refusal-not-stood-in = Tu joues déjà toi-même ta place.
refusal-not-your-turn = Ce n’est pas à toi : nous attendons { $who }. Tu recevras une mention quand ce sera ton tour.
refusal-already-drawn = La tuile suivante a été vue, ton coup reste donc joué. Si la table le permet, `/undo` demande aux autres.

refusal-channel-taken = Il y a déjà une partie dans ce salon. Ouvre la suivante dans un fil ou un autre salon ; `/game info` montre celle-ci.
refusal-here-already = Cette partie est déjà ici : rien n’a changé.
refusal-guild-full = Ce serveur a atteint sa limite de parties ouvertes. Terminez-en d’abord une.
refusal-player-full = Tu as atteint la limite de parties ouvertes pour une personne. Finis-en d’abord une.
refusal-no-set = Aucun jeu ni aucune extension ne s’appelle « { $input } ». Choisis dans la liste qui apparaît pendant la saisie, ou avec *{ button-setup }* sous le message d’une table ouverte. Déjà assemblés : { $presets }.
refusal-no-set-meant = Aucun jeu ni aucune extension ne s’appelle « { $input } ». Voulais-tu dire { $near } ?
refusal-set-near = `{ $key }` ({ $name })
refusal-ground = Il faut un terrain où bâtir : le jeu de base ou l’Édition Hiver. Ajoute `base` ou `winter`.
refusal-on-server = Il s’agit d’un serveur. Demande-moi dans un de ses salons.
refusal-not-ground = { $set } : cela complète un jeu, et les cotes vont aux jeux complets. Choisis-en un dans la liste.
refusal-no-daily = Tu n’as pas commencé le plateau du jour. `/daily play` le commence.
refusal-daily-open = Ton plateau du jour n’est pas fini. `/daily play` le continue.
refusal-daily-over = Le jour de ce plateau est passé. `/daily play` ouvre celui d’aujourd’hui.
refusal-grounds = { $names } ne vont pas ensemble : chacun est un jeu complet. Choisis l’un d’eux.
refusal-pointless = `{ $key }` n’a aucun effet sans `{ $other }={ $value }`. Choisis d’abord cela, ou laisse cette option.
refusal-pointless-set = `{ $key }` n’a aucun effet sans { $name }. Ajoute d’abord cette extension, ou laisse cette option.
refusal-no-topic = Il n’y a pas de règles appelées « { $input } ». Choisis dans la liste qui apparaît pendant la saisie, ou écris `/rules` tout court pour tous les sujets.
refusal-no-topic-meant = Il n’y a pas de règles appelées « { $input } ». Voulais-tu dire `{ $meant }` ?
refusal-no-such-command = Il n’y a pas de commande « { $input } ». Choisis dans la liste qui apparaît pendant la saisie.
refusal-no-such-command-meant = Il n’y a pas de commande « { $input } ». Voulais-tu dire `{ $meant }` ?
refusal-no-option = « { $input } » n’est pas une règle maison. Écris `clé=valeur` et choisis dans la liste qui apparaît pendant la saisie.
refusal-no-option-meant = « { $input } » n’est pas une règle maison. Voulais-tu dire `{ $meant }` ?
refusal-no-value = `{ $key }` accepte une de ces valeurs : { $values }.
refusal-other-set = `{ $key }` dépend d’une extension qui n’est pas dans cette partie. Ajoute l’extension ou laisse cette option.
refusal-alone = Il te faut au moins un autre joueur. Inviter Carcas ?
refusal-crowded = Cette partie se joue à { $most } au plus.

refusal-no-cell = « { $input } » n’est pas une case. Une case, c’est une lettre et un nombre, comme au bord de l’image : `M13`.
refusal-no-cell-meant = « { $input } » n’est pas une case. Voulais-tu dire `{ $meant }` ?
refusal-off-board = { $cell } est hors du plateau, qui va de { $from } à { $to }.
refusal-cell-taken = Il y a déjà une tuile en { $cell }. Les cases libres sont sur l’image.
refusal-cell-alone = { $cell } ne touche aucune tuile. Une tuile doit avoir un bord commun avec une autre.
refusal-cell-mismatch = Ta tuile ne va en { $cell } dans aucun sens.
refusal-cell-forbidden = Les bords de ta tuile correspondent en { $cell }, mais une règle de cette partie l’y interdit.
refusal-no-rotation = { $input } n’est pas une rotation valable. Prends 0, 90, 180 ou 270.
refusal-not-turned = En { $cell }, ta tuile va tournée de { $fitting }.
refusal-one-way = Ta tuile ne va que dans un sens en { $cell }.
refusal-nothing-to-turn = Tu n’as pas encore de tuile à tourner. Choisis d’abord une case.
refusal-no-tile-now = Tu n’as pas de tuile à tourner maintenant.
refusal-no-spot-there = Aucun pion ne peut être placé avec ta tuile à cet endroit. Confirme-la, ou choisis une autre case.
refusal-no-spot = « { $input } » n’est pas un emplacement pour un pion maintenant. Prends un numéro de l’image.
refusal-no-figure = Tu n’as pas de « { $input } » en réserve.
refusal-no-figure-meant = Tu n’as pas de « { $input } » en réserve. Voulais-tu dire `{ $meant }` ?
refusal-place-first = Choisis d’abord une case pour ta tuile, ensuite un pion.
refusal-nothing-laid = Tu n’as pas encore posé ta tuile. Choisis d’abord une case.
refusal-unanswered = Une question est encore ouverte : { $question }
refusal-no-pass = Il n’y a rien à passer maintenant.
refusal-no-choice = « { $input } » n’est pas une des réponses. Choisis dans la liste qui apparaît pendant la saisie.
refusal-no-amount = « { $input } » n’est pas une mise valable. Prends un nombre de { $least } à { $most }.
refusal-nothing-to-bid = Cette réponse ne prend pas de nombre, mais tu as donné « { $input } ». Enlève-le.
refusal-nothing-to-choose = Tu n’as rien à répondre maintenant.

refusal-stale = La partie a avancé depuis ce bouton. Voici où elle en est maintenant.
refusal-other-plan = Ton coup prévu a changé entre-temps. Voici où il en est ; confirme-le s’il est bon.
refusal-too-late = Quelqu’un a été un instant plus rapide, il ne s’est donc rien passé. Regarde où en est la partie maintenant.
refusal-no-button = Ce bouton n’appartient plus à aucune partie. `/turn` et `/board` fonctionnent toujours.
refusal-no-command = Cette commande n’existe plus. `/help` montre ce que tu peux faire.

apology = Quelque chose s’est mal passé de notre côté, et rien n’a changé. Réessaie dans un instant. Si cela continue, donne ce code à la personne qui gère le bot : `{ $incident }`.

# What Discord sent could not be read.
apology-unreadable = Discord a envoyé cela sous une forme que je ne sais pas lire, donc rien n’a été fait. Réessaie dans un instant. Si cela continue, donne ce code à la personne qui gère le bot : `{ $incident }`.

# La base de données est inaccessible.
apology-away = Les parties sont inaccessibles pour le moment, donc rien n’a changé. Réessaie dans une minute. Si cela dure, donne ce code à la personne qui gère le bot : `{ $incident }`.

# The disk failed while an act was being kept: it may be done or not.
apology-in-doubt = Il n’est pas certain que cela ait été enregistré. Je redémarre pour le savoir : dans une minute, regarde `/board` ou rouvre ton tour, et ne recommence que si cela n’y est pas. Pour la personne qui gère le bot : `{ $incident }`.

# Privately, when something could not be said in the channel.
unsent-permission = Je n’ai pas pu écrire dans { $channel }, où se joue ta partie : il m’y manque la permission « { $missing } ». L’équipe du serveur peut me la rendre dans les réglages du salon. La partie elle-même est en sécurité et continue : d’ici là, je préviens tout le monde par message privé.
unsent-link = Ce lien accorde tout ce qu’il me faut : <{ $link }>
unsent-timed-out = Je n’ai pas pu écrire dans { $channel }, où se joue ta partie : quelqu’un m’a exclu temporairement sur ce serveur ; la modération peut y mettre fin. La partie elle-même est en sécurité et continue : d’ici là, je préviens tout le monde par message privé.
unsent-closed = Le fil de ta partie, { $channel }, est fermé : quelqu’un l’a archivé ou verrouillé. La partie est mise de côté, telle quelle. Elle reprend d’elle-même dès que le fil est de nouveau ouvert ; `/game move` l’emmène dans un autre salon.
unsent-gone = Le salon de ta partie a disparu, je ne peux donc la montrer nulle part. La partie est mise de côté, telle quelle : `/game move` l’emmène dans un autre salon.
unsent-outside = Je n’ai pas pu écrire dans { $channel }, où est ta partie : je ne vois pas ce fil. Est-ce un fil privé ? Alors mentionne-moi, { $me }, là-bas pour m’y faire entrer ; rien n’est perdu, et j’y enverrai ce qui manque. Sinon, l’équipe du serveur doit me laisser voir son salon.
unsent-table = La table dans { $channel } est fermée, car son fil a été fermé ou son salon a disparu. `/game new` en ouvre une autre.
unposted = Je n’ai pas pu envoyer dans { $channel } ce que tu m’as demandé : je ne peux pas le voir ou y écrire. Est-ce un fil privé ? Alors mentionne-moi, { $me }, là-bas pour m’y faire entrer, et envoie la commande encore une fois. Sinon, l’équipe du serveur doit me l’accorder.
unsent-ours = Un de mes messages n’est pas arrivé dans { $channel }, où se joue ta partie. La partie elle-même est en sécurité ; `/board` montre où elle en est.
unsent-your-turn = Là-bas, c’est à toi de jouer : `/turn` fonctionne.
call-relayed = De ta partie dans { $channel }, où je ne peux rien publier pour l’instant :
channel-lacks = Il me manque dans ce salon la permission « { $missing } » : mes messages sont donc plus simples que d’habitude. L’équipe du serveur peut me la rendre dans les réglages du salon.
channel-works = Je peux de nouveau écrire ici. Voici où en est la partie.
refusal-no-theme = Il n’y a pas de thème « { $input } ». Choisis dans la liste qui apparaît pendant la saisie.
refusal-no-theme-meant = Il n’y a pas de thème « { $input } ». Voulais-tu dire `{ $meant }` ?
