# A table that waits for its players.

lobby-title = **Une table de Carcassonne est ouverte.**
# $number: how many people $who names.
lobby-again = { $number ->
    [one] Une revanche ! { $who } : appuie sur *{ button-join }* pour rejouer.
   *[other] Une revanche ! { $who } : appuyez sur *{ button-join }* pour rejouer.
 }
lobby-sets = Jeux et extensions : { $sets } ({ $tiles } tuiles, environ { $turns } tours).
lobby-undo-off = Un coup est définitif dès que la tuile suivante a été vue.
lobby-level = Carcas joue { $level ->
    [gentle] en douceur
    [strong] fort
   *[steady] à un niveau régulier
}.
lobby-aids = Aides : { $aids ->
    [all] les tuiles restantes, les points à venir et `/hint`
    [none] aucune, comme en tournoi
   *[board] les tuiles restantes et les points à venir, sans conseils
}.
lobby-short = Partie courte : { $tiles } tuiles sont piochées.
lobby-option = `{ $key }={ $value }`
lobby-options = Règles maison : { $options }.
lobby-edition = Édition : **{ $edition }**.
lobby-edition-but = Édition : **{ $edition }**, mais { $options }.
lobby-look-summer = Images : été.
lobby-look-dark = Images : table sombre.
lobby-look-winter = Images : hiver.
lobby-look-pack = Images : { $title } de { $author } ({ $licence }).
art-missing = Le pack graphique « { $name } » de cette table n’est pas installé : Carcas dessine donc les tuiles. L’hôte peut choisir un autre thème avec `/game options`.

host-title = **Les tuiles de l’hôte.** `/tile add` en décrit une autre, `/tile remove` en enlève une.
host-none = L’hôte n’a décrit aucune tuile. `/tile add` sert à cela, pour Créativité ou le Bonhomme de pain d’épices ; `/rules creativity` explique comment.
host-line = { $number }. { $set } : { $tile }
    `{ $described }`
host-missing = { $set } : { $found } tuiles de l’hôte sur { $wanted }.
host-feeds = Sur l’image, chaque ville a un numéro, et chaque pré porte les numéros des villes qu’il nourrit.
host-farm = { $count ->
    [0] le pré { $field } ne nourrit aucune ville
    [one] le pré { $field } nourrit la ville { $cities }
   *[other] le pré { $field } nourrit les villes { $cities }
 }
host-lobby = L’hôte apporte : { $tiles }.
host-typed-good = ✓ { $input }
host-typed-bad = ✗ { $why }
host-example = { $what } : { $tile }
host-example-cloister = Abbaye
host-example-inn = Route avec une auberge
host-example-house = Route finissant à une maison
host-example-curve = Virage
host-example-city = Bord de ville
host-example-gate = Route entrant dans une ville
host-example-corner = Coin de ville
host-example-two = Deux villes
host-example-four = Quatre villes
host-example-big = Ville sur tous les côtés
host-syntax = ce n’est pas une description de tuile valable : { $problem }
host-flaw = { $flaw }
host-flaw-at = { $part } : { $flaw }
host-side = côté { $side }
syntax-long = la description est trop longue
syntax-no-edges = il manque les bords
syntax-four-edges = « { $word } » ne fait pas quatre bords
syntax-edge = le bord « { $word } » est inconnu
syntax-many = il y a trop de sections
syntax-mark = le signe « { $word } » est inconnu
syntax-number = « { $word } » n’a pas de nombre valable
syntax-segment = la section « { $word } » est inconnue
syntax-no-reach = « { $word } » ne dit pas quels bords elle atteint
syntax-reach = « { $word } » n’est pas une partie du bord qu’elle peut atteindre
syntax-tag = le mot « { $word } » est inconnu
syntax-name = « { $word } » ne désigne aucune section
syntax-twice = deux sections atteignent « { $word } »
syntax-mismatch = les sections ne correspondent pas au bord du côté « { $word } »
flaw-edge = un bord n’est ni pré, ni route, ni ville
flaw-kind = il y a des villes, des routes, des prés et des abbayes, rien d’autre
flaw-tag = une ville peut avoir `pennant=1`, une route `inn`, rien d’autre
flaw-mark = les signes qui amènent des règles à part ne sont pas permis
flaw-inner = une ville ou une route doit atteindre un bord
flaw-branches = une route atteint au plus deux bords ; si plusieurs se rejoignent, chacune a `end=junction`
flaw-end = une route à un seul bord doit dire où elle finit (`end=junction`, `city`, `cloister` ou `house`), et elle seule
flaw-ends-nowhere = la route finit à quelque chose qui n’est pas sur la tuile
flaw-cloisters = il y a plus d’une abbaye
flaw-split-edge = les deux moitiés d’un bord de pré appartiennent au même pré
flaw-undivided = une route qui traverse a deux prés différents sur ses côtés
flaw-untouched = un pré doit nommer chaque ville qui le touche (`c1`, `c2`)
flaw-beyond = ce pré nomme une ville qu’il n’atteint pas : quelque chose les sépare
flaw-unparted = rien ne sépare ce pré d’un autre, c’est donc le même ; seuls une route, une ville ou un carrefour séparent des prés
flaw-parted = quelque chose traverse ce pré de part en part, il y en a donc plusieurs
flaw-unenclosed = ce pré n’atteint aucun bord, et aucune ville autour ne l’enferme
flaw-unnamed = les villes laissent de la terre entre elles ; dis quel pré c’est (`field - c1 c2`)
flaw-crossing = elle croise une autre section, ou ne peut pas arriver là où elle doit finir
flaw-link = un lien réunit au moins deux sections
flaw-no-city = une tuile du Bonhomme de pain d’épices a besoin d’une ville
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (hôte)
lobby-nobody = Personne n’est encore là.
lobby-how = De { $least } à { $most } joueurs. L’hôte lance la partie ; les places que personne ne choisit sont tirées au sort.
lobby-chosen = Choix : { $choices }.
lobby-chosen-both = { $name } : { $colour }, place { $number }
lobby-chosen-colour = { $name } : { $colour }
lobby-chosen-seat = { $name } : place { $number }
lobby-chosen-done = C’est choisi. Le message de la table montre ce que tous ont choisi ; `/game join` le change.
lobby-colour = Ta couleur
lobby-place = Ta place dans l’ordre du jeu
seat-number = Place { $number }
seat-lot = Tirée au sort
lobby-private = Privée : seules les personnes invitées peuvent jouer. L’hôte invite avec `/game invite user:`.
lobby-private-invited = Privée : seules les personnes invitées peuvent jouer. Invitations : { $who }.
lobby-invitation = { $who }, une invitation pour toi à cette table. Appuie sur *{ button-join }* sous son message, ou écris `/game join`.
lobby-admit = Inviter quelqu’un, ou retirer l’invitation
invitation-given = C’est fait. `/game invite user: withdraw:true` retire l’invitation.
invitation-withdrawn = L’invitation est retirée.
button-private = Sur invitation
button-open-table = Ouverte à tous
call-invited = Une invitation t’attend à une table dans { $channel }. Appuie là-bas sur *{ button-join }*.
kept-title = Tes modèles (personne d’autre ne voit ceci ; `/game setup remove` en retire un) :
kept-none = Tu n’as pas encore de modèles. `/game setup save` garde sous un nom ce avec quoi on joue à la table d’un salon.
kept-line = • **{ $name }** : { $about }
kept-about = { $sets } ; { $pace }
kept-about-edition = { $sets } ; { $edition } ; { $pace }
kept-open = Ouvrir une table avec …
kept-saved = Gardé sous le nom **{ $name }**. `/game new setup:` ouvre une table ainsi.
kept-removed = C’est retiré.
thread-opening = J’ouvre un fil pour ta table. Tu y as une place.
thread-opened = { $who } ouvre une table de Carcassonne. Elle est dans ce fil.
thread-name = Carcassonne : { $who }
thread-name-table = Carcassonne : { $who }, table { $number }
thread-failed = Je n’ai pas pu ouvrir de fil dans { $channel }. `/game new` y ouvre une table dans le salon même.
thread-lacks = Je n’ai pas pu ouvrir de fil dans { $channel }, car il m’y manque : { $missing }. Qui administre le serveur peut l’accorder dans les paramètres du salon, ou partout avec ce lien : <{ $link }>
thread-instead = Je n’ai pas pu ouvrir de fil ici : cette table est donc dans le salon même.
thread-private = Rien ne s’affiche ? Alors c’est un fil privé dont je ne fais pas partie : mentionne-moi ici, { $me }, pour m’y faire entrer, et la table apparaîtra.
shut-out = Mon dernier message n’est pas arrivé dans ce fil ; je l’envoie encore une fois. Rien ne s’affiche ? Alors mentionne-moi, { $me }, dans ce fil pour m’y faire entrer.
seek-call = { $who } cherche des joueurs : { $wants }. Appuie sur le bouton, ou écris `/game seek`.
seek-call-found = { $who } jouent ensemble dans { $channel }.
seek-call-over = { $who } cherchait des joueurs ; cette demande est terminée.
button-seek = J’en suis
seek-waiting = Tu cherches des joueurs : { $wants }.
seek-usual = Sur ce serveur, cela prend d’habitude { $time }.
seek-unknown = Personne n’a encore trouvé de joueurs ainsi sur ce serveur : je ne peux pas dire combien de temps cela prend.
seek-until = Ta demande se termine { $until }. `/game seek` la retire.
button-unseek = La retirer
seek-withdrawn = Ta demande est retirée.
seek-found = Il y a assez de monde pour la même chose : ta table est ouverte, et les autres l’apprennent.
seek-over = Personne voulant la même chose n’est venu à temps : ta demande est terminée. `/game seek` en fait une nouvelle.
# $number: how many people $who names.
seek-seated = { $who } : il y a assez de monde pour la même chose, et une place à cette table. L’hôte lance la partie ; `/game leave` libère une place.
call-found = Il y a des joueurs pour toi : ta table est dans { $channel }.
seek-sets = { $sets }
seek-any-sets = n’importe quelles extensions
seek-any-pace = n’importe quel rythme
seek-players = { $players } joueurs
seek-any-players = n’importe quel nombre de joueurs
lobby-started = **La partie a commencé.**
lobby-closed = **Cette table est fermée.**
lobby-seal = -# Les tuiles sont scellées : `{ $seal }`
button-join = Rejoindre
button-leave = Quitter
button-setup = Extensions et règles
button-rules-off = Aucune règle maison
button-sets-back = Retour : { $family }
button-more-sets = Suite : { $family }
button-start = Lancer
button-invite = Jouer contre Carcas
button-uninvite = Jouer sans Carcas
button-return = Reprendre ma place
button-end = Terminer la partie

lobby-opened = Ta table est ouverte et tu y as une place. Les autres la rejoignent avec le bouton ci-dessous ou `/game join` ; tu lances la partie avec `/game start`.
lobby-opened-private = Ta table est ouverte et tu y as une place. Seules les personnes que tu invites peuvent la rejoindre : choisis-les dans le menu ci-dessous, ou écris `/game invite user:`. Tu lances la partie avec `/game start`.
lobby-joined = Te voilà à la table. { $host } lance la partie.
lobby-opened-alone = Ta table est ouverte : toi contre moi. Choisis avec quoi tu joues, ou appuie sur *{ button-start }*.
lobby-how-alone = Tu joues contre Carcas. Qui commence est tiré au sort.
new-alone = Personne d’autre ne peut nous rejoindre ici. Ta première partie, dix tuiles avec un conseil à chaque étape, ou une partie entière contre moi ? Pour jouer avec d’autres, écris `/game new` dans un salon d’un serveur.
button-learn-here = Apprendre le jeu
button-solo = Jouer contre Carcas
lobby-left = Tu as quitté la table.
lobby-invited = La table a changé : `/game info` dit qui joue. { $host } lance la partie.
lobby-begun = La partie commence.

info-title = **Partie { $id }**
info-opened = Ouverte { $when }.
info-page = Sa page pour tout le monde : { $link }
info-lobby = Elle n’a pas commencé. `/game join` te donne une place.
info-turn = C’est à { $who } de jouer (dernier coup { $when }). { $left ->
    [0] Il ne reste aucune tuile.
    [one] Il reste { $left } tuile.
   *[other] Il reste { $left } tuiles.
 }

end-ask = Vraiment terminer cette partie pour tout le monde ? Elle reste inachevée et personne ne gagne.
end-ask-lobby = Fermer cette table ?
end-ask-others = D’autres jouent aussi cette partie : il faut l’accord de tous pour la terminer. Elle resterait inachevée et personne ne gagnerait. Je leur demande ? Ils ont un jour pour répondre.
button-ask-others = Demander aux autres
end-done = C’est fait. Le salon est libre pour une nouvelle partie.

preset-classic = Classique
preset-river = Classique avec la Rivière
preset-big-box = Big Box
preset-big-box-2017 = Big Box de 2017
preset-winter-box = Coffret d’hiver
preset-minis = Classique avec les mini-extensions
preset-minis-2012 = Classique avec les minis de 2012
preset-count-box = Coffret du comte et du roi
preset-promos = Classique avec promos
preset-everything = Grande partie
preset-all = Tout
preset-about = { $tiles } tuiles, environ { $turns } tours · { $sets }
preset-line = { $name } · { $about }
sets-full = Plus de place ici : le reste se choisit à la table

# The host's panel of sets and house rules.
setup-title = **Avec quoi voulez-vous jouer ?** Toute la table voit ton choix aussitôt.
setup-editions = Une édition : toutes les règles maison d’un livret
edition-standard = standard
edition-compendium = compendium
edition-collection = recueil
edition-recorded = parties enregistrées
about-edition-standard = les règles habituelles
about-edition-compendium = le compendium italien et anglais : prés comptés par ville
about-edition-collection = le livret réuni du jeu de base et des sept premières extensions
about-edition-recorded = comme joue JCloisterZone, dont viennent les parties enregistrées
setup-presets = Un coffret ou un mélange
setup-sets = Jeux et extensions : { $family }
family-ground = jeux de base
family-large = grandes extensions
family-small = petites extensions
family-special = tuiles spéciales
setup-systems = Règles maison de…
setup-rules = Quelle règle ?
setup-values = { $key } = …
setup-ground = { $about } · { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }
setup-longer = { $about } · { $tiles ->
    [one] +{ $tiles } tuile, +{ $percent } %
   *[other] +{ $tiles } tuiles, +{ $percent } %
 }
setup-same-length = { $about } · même durée
setup-rules-of = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
 }{ $changed ->
    [0] {""}
    [one] , { $changed } changée
   *[other] , { $changed } changées
 }
setup-rule-line = { $key } : { $value }
setup-rule = `{ $key }` : { $about }. Actuellement : **{ $value }**.
setup-choice = { $key }={ $value } : { $about }
setup-default = la règle habituelle

standin-told = Un remplaçant joue désormais pour { $who }.
standin-done = Un remplaçant joue désormais à ta place. `/game return` te la rend quand tu veux.
standin-back = { $who } peut reprendre sa place avec ce bouton ou `/game return`.
return-told = { $who } est de retour.
return-done = Ta place est de nouveau à toi. Tu reçois une mention quand c’est à toi ; `/turn` montre si c’est le cas maintenant.

pace-free = Pas d’horloge : chacun prend le temps qu’il lui faut
pace-days = { $days ->
    [one] Un jour par coup
   *[other] { $days } jours par coup
 }
pace-bank = { $days ->
    [one] Une réserve d’un jour
   *[other] Une réserve de { $days } jours
 } pour toute la partie ; chaque coup ajoute { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }
pace-said = { $pace }.
pace-done = À partir de maintenant : { $pace }.
time-until = ⏳ Jusqu’au { $date } ({ $left }).
clock-soon = < 1 h
clock-hours = { $hours } h
clock-days = { $days } j
clock-both = { $days } j { $hours } h
left-soon = moins d’une heure
left-hours = { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }
left-days = { $days ->
    [one] un jour
   *[other] { $days } jours
 }
left-both = { $days ->
    [one] un jour
   *[other] { $days } jours
 } et { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }
time-until-of = ⏳ { $who } jusqu’au { $date } ({ $left }).
time-defaulted = Temps écoulé pour { $who } : la réponse par défaut a été prise.
time-remind = { $who }, c’est toujours à toi de jouer. Tu as jusqu’au { $date } ({ $left }). `/turn` ouvre ton tour.
time-over = { $who }, ton temps est écoulé ; tu peux encore jouer. Les autres décident de la suite : un jour de plus, un remplaçant, une place libre ou la fin de la partie. S’ils ne disent rien, un remplaçant joue au bout d’un jour.
time-given = { $giver } donne un jour de plus à { $who }. { $until }
time-given-done = C’est fait : un jour de plus.
time-relieved = Temps écoulé pour { $who }. Un remplaçant joue jusqu’à son retour.
relieve-done = C’est fait : un remplaçant joue.
button-wait = Un jour de plus
button-relieve = Faire jouer un remplaçant
time-stretched = Temps écoulé pour { $who }. Un jour de vacances a été pris pour prolonger ({ $left ->
    [0] il n’en reste plus
    [one] il en reste { $left }
   *[other] il en reste { $left }
 } cette année). { $until }
pace-weekends = { $pace }. Les samedis et dimanches ne comptent pas.
pause-until = Les horloges de cette table sont arrêtées jusqu’au { $date }.
pause-over = Les horloges de cette table tournent de nouveau.
pause-done = C’est fait.
theme-told = Les images de cette table ont un nouveau thème : { $theme }.
language-told = La langue de cette table est désormais le français.
language-done = C’est fait.
lobby-language = Langue : français.
theme-done = C’est fait. `/board` les montre.
mute-done = Plus de rappels pour ce tour.
outage-told = Je n’étais pas joignable pendant { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }. Toutes les horloges récupèrent ce temps. { $until }
idle-warning = Personne n’a joué ici depuis trois semaines. Si personne ne joue d’ici au { $date }, la partie est mise de côté ; vous pourrez la reprendre plus tard.
idle-parked = Personne n’a joué depuis quatre semaines.
silence-remind = { $who }, c’est ton tour depuis le { $date }.
silence-last = { $who }, c’est ton tour depuis le { $date }. Sans nouvelles de toi d’ici le { $until }, les autres n’auront plus à attendre : ils pourront finir la partie, faire jouer un remplaçant à ta place ou fixer un rythme. Il suffit d’ouvrir ton tour ; `/my vacation` te donne du temps.
silence-last-direct = Sans nouvelles de toi d’ici le { $until }, les autres n’auront plus à attendre : ils pourront finir la partie, faire jouer un remplaçant à ta place ou fixer un rythme.
silence-told = { $who }, personne ici n’a de tes nouvelles depuis une semaine. Tu peux encore jouer. Sinon, vous autres, choisissez la suite ; `/game pace` fixe une limite de temps.
silence-until = Sans nouvelles de { $who } d’ici le { $until }, tu pourras finir la partie, faire jouer un remplaçant ou fixer un rythme ; des boutons apparaîtront ici. Si { $who } annonce des vacances, la date recule.
silence-over = Personne n’a de nouvelles de { $who } depuis une semaine : tu peux finir la partie (`/game end`), faire jouer un remplaçant (le bouton dans le salon) ou fixer une limite de temps (`/game pace`).
silence-relieved = Aucune nouvelle de { $who } depuis une semaine. Un remplaçant joue jusqu’à son retour.
silence-opened = Aucune nouvelle de { $who } depuis une semaine, et les autres ont libéré la place. Un remplaçant la joue jusqu’à ce que quelqu’un la prenne.
silence-poll-open = { $by } demande de libérer la place { BEFORE($who, "a e i o u", "d’", "de ") }{ $who }, sans nouvelles depuis une semaine.
silence-poll-end = { $by } demande de terminer la partie, faute de nouvelles { BEFORE($who, "a e i o u", "d’", "de ") }{ $who } depuis une semaine.
parked-line = { $why } La partie est mise de côté, telle quelle. `/game move` avec le mot `{ $id }` la reprend, ici ou dans un autre salon.
aside-plain = Cette partie est mise de côté, telle quelle.
aside-idle = Personne n’a joué ici depuis quatre semaines : cette partie est donc mise de côté, telle quelle.
aside-closed = Quelqu’un a fermé ce fil : sa partie est donc mise de côté, telle quelle.
aside-gone = Je ne pouvais plus écrire ici : cette partie est donc mise de côté, telle quelle.
aside-how = *{ button-resume }* la reprend ici ; `/game move` avec le mot `{ $id }` la reprend dans un autre salon.
aside-how-others = Qui y joue peut la reprendre ici ou dans un autre salon : `/game move` avec le mot `{ $id }`.
aside-choice = Cette partie est mise de côté. Envoie la commande pour lire comment la reprendre.
aside-reopened = Le fil est de nouveau ouvert : la partie reprend, telle quelle.
button-resume = Reprendre
button-mute = Plus de rappels ce tour-ci
button-open-seat = Libérer la place
button-end-late = Terminer la partie

who-resigned = abandon
who-open = place libre
leave-ask = Vraiment partir ? Ta place devient libre : un remplaçant la joue jusqu’à ce que quelqu’un la prenne, et d’ici là elle ne peut pas gagner. Juste une absence ? `/game substitute` te la garde. `/game handover` la donne à la personne de ton choix.
leave-ask-resign = Vraiment abandonner ? Tes pions restent, ta place donne désormais les réponses par défaut et ne peut plus gagner. À deux joueurs, l’autre gagne aussitôt.
button-vacate = Quitter
button-resign = Abandonner
seat-left = { $who } s’en va. Un remplaçant joue la place jusqu’à ce que quelqu’un la prenne.
seat-resigned = { $who } abandonne. La place donne désormais les réponses par défaut et ne peut plus gagner.
seat-removed = Les autres ont voté l’exclusion { BEFORE($who, "a e i o u", "d’", "de ") }{ $who }. Un remplaçant joue jusqu’à ce que quelqu’un prenne la place.
seat-removed-by = L’équipe du serveur a exclu { $who } de la partie. Un remplaçant joue jusqu’à ce que quelqu’un prenne la place.
seat-opened = Temps écoulé pour { $who }, et les autres ont libéré la place. Un remplaçant la joue jusqu’à ce que quelqu’un la prenne.
seat-left-done = C’est fait. Merci d’avoir joué.
seat-open = { $who } : qui prend cette place continue à partir d’ici.
seat-offered = { $to }, { $who } t’offre une place dans cette partie, telle quelle.
seat-offered-done = C’est fait : l’offre reste dans le salon jusqu’à la réponse.
seat-declined = { $who } garde sa place : l’offre a été refusée.
seat-declined-done = C’est fait : tu as refusé.
seat-taken = { $who } prend une place libre et continue la partie.
seat-taken-over = { $who } prend la place { BEFORE($before, "a e i o u", "d’", "de ") }{ $before } et continue la partie.
seat-yours = La place est à toi. `/turn` montre si c’est à toi de jouer.
seat-removed-done = C’est fait.
end-nobody = Il ne reste plus de joueurs, la partie se termine. Personne ne gagne.
end-last = { $who } est la dernière personne à la table et gagne.
end-agreed = Les joueurs ont décidé ensemble de terminer la partie. Elle reste inachevée ; personne ne gagne.
end-late = Les joueurs ont terminé la partie parce que personne ne jouait. Elle reste inachevée ; personne ne gagne.
button-take = Prendre cette place
button-accept = Prendre la place
button-decline = Non, merci
button-rematch = Revanche
rematch-opened = Une table avec les mêmes réglages est ouverte, et tu y as une place. Quand tout le monde l’a rejointe, tu peux lancer la partie.
ban-done = C’est fait : cette personne ne peut plus rejoindre de partie sur ce serveur. `/game kick` la retire d’une partie en cours.
unban-done = C’est fait : cette personne peut de nouveau jouer sur ce serveur.

poll-remove = { $by } demande d’exclure { $who } de la partie.
poll-open = { $by } demande de libérer la place { BEFORE($who, "a e i o u", "d’", "de ") }{ $who }, dont le temps est écoulé.
poll-end = { $by } demande de terminer la partie, car le temps { BEFORE($who, "a e i o u", "d’", "de ") }{ $who } est écoulé.
poll-undo = { $by } demande à reprendre son dernier coup.
poll-close = { $by } demande de terminer cette partie. Elle resterait inachevée et personne ne gagnerait.
# $number: how many people $to names.
poll-line = { $asked } { $to }, d’accord ? Réponse d’ici un jour.
poll-remove-refused = Trop peu de joueurs veulent exclure { $who } : rien ne change.
poll-open-refused = Trop peu de joueurs veulent libérer la place { BEFORE($who, "a e i o u", "d’", "de ") }{ $who } : rien ne change.
poll-end-refused = Trop peu de joueurs veulent terminer la partie : elle continue.
poll-undo-refused = Tous ne sont pas d’accord pour { BEFORE($who, "a e i o u", "qu’", "que ") }{ $who } reprenne son dernier coup : il reste joué.
poll-ended-agreed = { $asked }
    ✅ Pour : { $yes }.{ $against ->
        [0] {""}
       *[other] {" "}Contre : { $no }.
    }
poll-ended-refused = { $asked }
    ❌ Trop peu de joueurs sont d’accord : rien ne change. Pour : { $in_favour ->
        [0] personne
       *[other] { $yes }
    }. Contre : { $against ->
        [0] personne
       *[other] { $no }
    }.
poll-ended-expired = { $asked }
    ⌛ Le jour est passé et trop peu de joueurs ont répondu : rien ne change.
poll-ended-overtaken = { $asked }
    ➖ La partie a continué entre-temps : il n’y a plus rien à répondre.
poll-asked = J’ai demandé aux autres joueurs dans le salon.
poll-counted = Ta réponse est enregistrée.
button-yes = Oui
button-no = Non

call-turn = C’est à toi de jouer dans { $channel } (partie { $game }).
call-remind = C’est toujours à toi de jouer dans { $channel } (partie { $game }).
call-next = Tu joues après { $who } dans { $channel } (partie { $game }) : ton tour approche.
call-undone = Le dernier coup dans { $channel } (partie { $game }) a été repris : ce n’est donc plus à toi de jouer.
undone-asked = { $number ->
    [0] { $by } a repris ce coup.
   *[other] { $by } a repris ce coup : ce n’est plus à { $who } de jouer.
 }
button-to-game = Aller à la partie
call-over = La partie dans { $channel } est terminée.
call-again = Quelqu’un de ta dernière partie propose une revanche dans { $channel }. Appuie là-bas sur *{ button-join }*.
call-closed = { $who } : tu n’acceptes pas mes messages privés, je te mentionne donc ici. `/my settings` permet de changer cela.

settings-title = **Comment je te préviens**
settings-language-auto = Je t’écris dans la langue de ton Discord.
settings-language = Je t’écris en français.
settings-zone = Ton fuseau horaire est { $zone }. Les week-ends et les heures calmes le suivent.
settings-quiet = Pas de rappels de { $from } h à { $to } h.
settings-loud = Les rappels viennent à toute heure.
settings-remind-usual = Un rappel vient à la moitié du temps, puis un jour et trois heures avant l’échéance.
settings-remind-last = Un seul rappel vient, trois heures avant l’échéance.
settings-remind-daily = Un rappel vient chaque jour, et trois heures avant l’échéance.
settings-remind-never = Tu ne reçois pas de rappels.
settings-reach-channel = Je te mentionne dans le salon de la partie.
settings-reach-direct = Je t’écris en message privé.
settings-reach-both = Je te mentionne dans le salon de la partie et je t’écris en message privé.
settings-reach-closed = Je te mentionne dans le salon de la partie, car tu n’acceptes pas mes messages privés. Choisis de nouveau `{ option-pings.name }` quand tu les acceptes.
settings-next = Je te préviens quand le tour suivant est le tien.
settings-not-next = Je ne te préviens pas quand le tour suivant est le tien.
settings-recorded = Tes parties sont retenues : statistiques, cotes, records. `/my settings records:false` les retire.
settings-not-recorded = Tes parties ne sont pas retenues, et personne ne voit comment tu joues. Tes cotes sont effacées ; si tu changes d’avis, tu repars de zéro.
vacation-until = Tu es en vacances jusqu’au { $date } ; tes horloges sont arrêtées. Il te reste { $left ->
    [one] { $left } jour de vacances
   *[other] { $left } jours de vacances
 } cette année.
vacation-none = Tu n’es pas en vacances. Il te reste { $left ->
    [one] { $left } jour de vacances
   *[other] { $left } jours de vacances
 } cette année ; `/my vacation` les utilise.
vacation-told = { $who } est en vacances jusqu’au { $date }. Son horloge est arrêtée jusque-là.
vacation-over = { $who } revient de vacances.

moved-away = Cette partie continue dans { $channel }.
lost-moves = Les derniers coups de cette partie se sont perdus de mon côté ; toutes mes excuses. Elle en est là où elle était le { $since }, et continue à partir de là.
lost-restored = J’ai redémarré à partir d’une sauvegarde : cette partie revient là où elle en était le { $at }, et continue à partir de là.
moved-here = La partie continue ici.
moved-resumed = La partie reprend, telle quelle.
moved-done = C’est fait : la partie continue ici.
move-running = { $id }, en cours : { $people }
move-parked = { $id }, mise de côté : { $people }
permission-view = Voir le salon
permission-send = Envoyer des messages
permission-create-threads = Créer des fils publics
permission-send-threads = Envoyer des messages dans les fils
permission-embed = Intégrer des liens
permission-attach = Joindre des fichiers
watch-end = Je te préviendrai quand cette partie sera finie.
watch-daily = Je te dirai une fois par jour ce qui s’est passé ici, et quand la partie sera finie.
watch-move = Je te dirai chaque coup de cette partie, et quand elle sera finie.
watch-off = Je ne te parlerai plus de cette partie.
watched-move = { $channel } : { $line }
watched-daily = { $channel }, depuis le dernier message :
watched-over = La partie dans { $channel } est finie. { $line }

privacy-export = Voici tout ce qui est enregistré sur toi. Personne d’autre ne le voit.
privacy-export-packed = Voici tout ce qui est enregistré sur toi. Personne d’autre ne le voit. C’était trop gros pour un message, le fichier est donc compressé avec gzip : 7-Zip et la plupart des ordinateurs l’ouvrent.
privacy-export-large = Il y a tant de choses enregistrées sur toi qu’elles ne tiennent pas dans un message, même compressées. Demande-les à la personne qui m’héberge : elle peut te les donner autrement.
privacy-ask = Vraiment tout effacer ? Ton nom, tes réglages et ton identifiant sont effacés. Tes places deviennent libres et tes parties continuent sans toi. Les messages déjà publiés dans les salons restent ; ils sont chez Discord, pas chez moi.
button-erase = Oublie-moi
privacy-erased = C’est fait : plus rien ici ne porte ton nom. Si tu utilises de nouveau une de mes commandes, on repart de zéro.
seat-erased = Quelqu’un est parti et a demandé l’oubli. Un remplaçant joue la place jusqu’à ce que quelqu’un la prenne.

overview-done = C’est fait : la liste est ici désormais et se met à jour toute seule.
overview-title = { $count ->
    [0] **Aucune partie n’est ouverte sur ce serveur.** `/game new` en ouvre une.
    [one] **Une partie est ouverte sur ce serveur :**
   *[other] **{ $count } parties sont ouvertes sur ce serveur :**
 }
overview-seat = ↳ Une place est libre : `/game take` là-bas.
overview-when = État : { $when }.

welcome = Bonjour ! Je suis Carcas, et je sonne pour les parties de Carcassonne qui prennent leur temps : une tuile maintenant, la suivante quand son joueur passe par là. `/learn` est une première partie de dix tuiles contre moi, `/game new` ouvre une table dans un salon ou un fil, et `/help` dit ce que tu peux faire là où tu es. L’équipe du serveur dispose de `/server overview` et `/server ban`.
learn-opened = Ta première partie commence : dix tuiles, toi contre moi. Appuie sur *{ button-open }*.
learn-written = Je t’ai envoyé un message privé : appuie là-bas sur *{ button-learn }*, et personne d’autre ne verra ta première partie. Rien reçu ? C’est que tu n’acceptes pas encore les messages privés de ce serveur : appuie sur le nom du serveur, *Paramètres de confidentialité*, *Messages privés*, puis écris de nouveau `/learn`.
learn-invitation = Personne d’autre ne nous voit ici : ta première partie, dix tuiles, toi contre moi, avec un conseil à chaque étape. Rien ne presse.
button-learn = Commencer
learn-place = 💡 Voici ta tuile. Choisis une case dans le menu : les bords doivent correspondre, route contre route et ville contre ville. Les boutons la tournent. Rien n’est définitif avant que tu appuies sur *{ button-confirm }*.
learn-figure = 💡 Ta tuile est posée. Les numéros sur l’image sont les emplacements d’un partisan : chevalier dans la ville, voleur sur la route, moine dans l’abbaye. Il revient avec ses points quand la zone est terminée. Tu en as sept.
learn-close = 💡 Une route rapporte un point par tuile, une ville terminée deux, et une abbaye un point pour elle et pour chacune de ses huit voisines. Essaie de terminer ce qu’occupe ton partisan.
learn-farmer = 💡 Un paysan reste dans son pré jusqu’à la fin et rapporte trois points par ville terminée qui le borde. Les partisans sur le plateau ne servent pas ailleurs : gardes-en quelques-uns en réserve.
learn-end = 💡 La partie finit avec la dernière tuile. Les zones inachevées rapportent alors encore un peu : un point par tuile.
learn-over = C’était ta première partie. `/rules` explique tout en détail ; `/game new` ouvre une table pour toi et d’autres.
lobby-expired = Cette table a attendu deux semaines sans jamais commencer : elle est fermée. `/game new` en ouvre une autre.
