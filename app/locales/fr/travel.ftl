# Les parties qui voyagent en fichiers : /export et /game import.

command-export = Cette partie dans un fichier : pour la vérifier ou la continuer ailleurs
    .name = export
command-game-import = Continuer ici la partie d’un fichier, ou la garder ici si elle est finie
    .name = importer
option-file = Le fichier que /export a donné
    .name = fichier

export-over = Toute la partie avec sa clé : { $moves } coups. `/game import` la garde ailleurs, et `carcas verify` la vérifie sur n’importe quel ordinateur. Le fichier ne nomme personne.
export-running = La partie jusqu’ici : { $moves } coups. Le fichier ne contient rien de secret : là où `/game import` la continue, les tuiles que personne n’a vues sont mélangées à nouveau. Il ne nomme personne.
export-jcz = Le fichier `{ $file }` s’ouvre dans JCloisterZone 5 à la dernière position.
export-jcz-unseen = Ce programme pioche lui-même les tuiles que personne n’a vues.
export-jcz-set = Il n’y a pas de fichier pour JCloisterZone 5 : il ne peut pas rejouer une partie avec { $set }.
export-jcz-rule = Il n’y a pas de fichier pour JCloisterZone 5 : il ne connaît pas la règle maison « { $rule } » telle qu’elle a été jouée ici.
export-jcz-carried = Il n’y a pas de fichier pour JCloisterZone 5 : cette partie a repris à partir d’une position.
export-jcz-course = Il n’y a pas de fichier pour JCloisterZone 5 : selon ses règles, cette partie se serait déroulée autrement.
import-opened = Le fichier est tel qu’il a été écrit, et une table est ouverte. Quand toutes les places sont prises, lance la partie, et elle continue.
import-kept = Tout dans le fichier est conforme, et la partie est gardée ici : `/log`, `/replay`, `/score` et `/fair` la montrent.
import-told = { $who } a apporté une partie finie ({ $game }), vérifiée coup par coup. `/log` et `/replay` la montrent.
import-points = #{ $number } : { $points }
import-lobby = Une partie venue d’ailleurs continue ici : { $seats } places, toutes à prendre. Points jusqu’ici : { $points }. Les tuiles que personne n’a vues sont mélangées à nouveau.
lobby-how-carried = Qui choisit une place l’obtient ; les autres prennent celles qui restent, dans l’ordre de cette liste. L’hôte lance la partie quand toutes sont prises.
seat-carried = Une place qui reste, dans l’ordre de la liste
fair-carried = Cette partie a commencé ailleurs. À son arrivée ici, les tuiles que personne n’avait vues ont été mélangées avec cette clé ; `/export` donne le fichier avec lequel `carcas verify` le vérifie.

refusal-seats-to-take = Cette partie a { $most } places, dont { $taken } prises. Toutes doivent l’être : d’autres appuient sur *{ button-join }*, ou `/game invite` y met Carcas.
refusal-goes-on = Cette partie a déjà commencé ailleurs : ses extensions et ses règles restent. Pour une autre partie, ferme cette table avec `/game end`.
import-foreign = Ce n’est pas le fichier d’une partie. `/export` en donne un, à envoyer tel quel.
import-jcz = C’est le fichier pour JCloisterZone : ouvre-le là-bas. Ce que je peux reprendre ou garder, c’est l’autre fichier donné par `/export`, celui en `.json`.
import-newer = Une version plus récente de Carcas a écrit ce fichier (format { $version }), et celle-ci ne peut pas le lire.
import-changed-line = Le fichier a été changé après son écriture : la ligne { $line } n’est plus la même. Exporte la partie encore une fois.
import-changed-head = Le fichier a été changé après son écriture : son début (réglages, places, sceau, clé) n’est plus le même. Exporte la partie encore une fois.
import-changed-move = Le fichier a été changé après son écriture : le coup { $number } n’est plus le même. Exporte la partie encore une fois.
import-changed-end = Le fichier a été changé après son écriture : sa fin (points, position) n’est plus la même. Exporte la partie encore une fois.
import-unreadable = Le fichier est entier, mais cette version de Carcas n’en connaît pas une partie.
import-seal = La clé du fichier n’a pas le sceau montré à l’ouverture de la table : ce n’est pas la distribution promise.
import-deal = Les tuiles de cette partie n’ont pas été distribuées d’après sa clé, ou bien par une autre version des règles.
import-move = Le coup { $number } n’est pas permis à cet endroit, ou mène à un autre état que ne le dit le fichier.
import-end = Les points ou la position à la fin du fichier ne sont pas ce à quoi mènent ses coups.
import-large = Ce fichier est plus gros que celui de n’importe quelle partie.
import-unreachable = Je n’ai pas pu chercher le fichier sur Discord. Rien n’a changé ; renvoie la commande, s’il te plaît.
