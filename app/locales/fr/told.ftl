# What happened, in one line.

who-bold = **{ $name }**
who-seat = Joueur { $number }
who-numbered = { $who } (n° { $number })
who-carcas = Carcas
who-stand-in = remplaçant
told-placed = { $who } pose { $tile } en { $cell }
told-placed-with = { $who } pose { $tile } en { $cell } et y place { $role }
told-discarded = { $who } pioche { $tile } : impossible à placer, la tuile est défaussée.
told-deployed = { $who } place { $role }.
told-deployed-at = { $who } place { $role } en { $cell }.
told-sentence = { $parts }.
told-gains = { $line } ({ $gains })
told-gain = { $points } { $what }
told-gain-of = { $who } ({ $gain })
told-double = { $who } pose une autre tuile.
told-token = { $who } reçoit { $token } ({ $count }).
told-aside = { $who } pioche { $tile } avant le premier volcan ; la tuile est mise de côté.
told-put-back = { $tiles ->
    [one] La tuile dragon mise de côté retourne
   *[other] Les { $tiles } tuiles dragon mises de côté retournent
 } dans la pioche.
told-moved = { FORM($whose, "cap") } quitte { $from } et va { $place } en { $cell }.
told-returned = { FORM($whose, "cap") } rentre.
told-standing = (Consigne { BEFORE($who, "a e i o u", "d’", "de ") }{ $who }.)
told-accepted = { $who } accepte.
told-refused = { $who } refuse.
told-passed = { $who } passe.
told-ended = C’était la dernière tuile.
told-count = Décompte final : { $gains }.
told-count-of = { $who } { $points }
score-of = { $who } { $points }
score-figure = { $figure } { $score }
list-dot = {" · "}

# The public message after a move.

# $number: how many people $who names.
ring-asked = { $number ->
    [one] { $who }, une question pour toi : { $question }
   *[other] { $who }, une question pour vous : { $question }
 }
ring-started = La partie commence. Ordre du tour : { $order }.
ring-commitment = L’ordre des tuiles est fixé. Son sceau : `{ $seal }` ; la clé sera montrée à la fin.
# $number: how many people $who names.
ring-turn = { $who }, c’est à toi de jouer. { $left ->
    [0] Il ne reste aucune tuile.
    [1] C’est la dernière tuile.
    [one] Il reste { $left } tuile.
   *[other] Il reste { $left } tuiles.
 }
ring-free = { $who } : un remplaçant joue. La place est à prendre avec `/game take`.
ring-automatic = { $who } : le coup est joué automatiquement.
ring-undone = ↩️ { $who } reprend le dernier coup et rejoue.
button-open = Jouer mon tour
button-board = Plateau
button-score = Score
button-tiles = Tuiles

# The end of a game.
final-title = { $winners ->
    [0] Personne ne gagne. La partie est finie.
    [1] 🏆 { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
     }. La partie est finie.
    [one] 🏆 { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
     }. La partie est finie.
   *[other] 🏆 { $who } partagent la victoire à { $points ->
        [one] { $points } point
       *[other] { $points } points
     }. La partie est finie.
 }
final-called = Merci d’avoir joué, { $who } !
final-count = **Le décompte final**
final-count-plain = Le décompte final :
final-count-of = { $who } { $points } : { $items }
final-item = { $what } ({ $points })
final-item-at = { $what } en { $cell } ({ $points })
final-count-file = Le décompte final entier est dans le fichier.
final-line = { $place }\. { $who } : **{ $points }** ({ $parts })
score-part = { $what } { $points }
part-road = routes
part-city = villes
part-cloister = abbayes
part-field = prés
final-seed = La clé de l’ordre des tuiles : `{ $seed }`. Son sceau a été publié au début : `{ $seal }`.
fair-title = **Comment cette partie est distribuée**
fair-seal = Le sceau de la clé, montré à l’ouverture de la table : `{ $seal }`
fair-start = Le numéro que Discord a donné au début de la partie : `{ $start }`
fair-not-started = Quand quelqu’un lancera la partie, Discord lui donnera un numéro que personne ne peut choisir. La clé et le numéro donnent ensemble l’ordre des tuiles. La clé sera montrée à la fin de la partie.
fair-later = La clé et le numéro ont donné ensemble l’ordre des tuiles : personne n’a donc pu le choisir. La clé sera montrée à la fin de la partie.
fair-key = La clé : `{ $key }`
fair-agrees = ✅ J’ai redistribué la partie : la clé a bien ce sceau, et la clé et le numéro donnent la partie qui a été jouée.
fair-differs = ⚠️ Quelque chose cloche : la clé et le numéro donnent une autre partie que celle qui a été jouée. Parles-en à la personne qui m’héberge.
fair-steps = Pour vérifier sans moi : le hachage BLAKE3 de la clé est le sceau. Celui du numéro, calculé avec la clé, est la graine. Avec elle, ChaCha8 mélange les tuiles (Fisher-Yates, depuis la fin) ; on les pioche depuis la fin. Le fichier contient les tuiles avant et après.
final-again = Une revanche ? Appuie sur le bouton ou écris `/game rematch`.
ended-by = { $who } a terminé la partie. Elle reste inachevée ; personne ne gagne.
closed-by = { $who } a fermé cette table.

# Alternative text.
alt-board = Le plateau : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, colonnes { $west } à { $east }, lignes { $north } à { $south }.
alt-scores = Points : { $scores }.
alt-source = { $source } : { $points }.
alt-turn = { $number ->
    [one] C’est à { $who } de jouer.
   *[other] Réponses attendues : { $who }.
 }
alt-draw = La tuile suivante est encore cachée ; { $cells ->
    [one] { $cells } case est libre
   *[other] { $cells } cases sont libres
 } au bord du plateau.
alt-asked = Question : { $question }
alt-owners = À qui est quoi, du plus grand au plus petit : { $claims }.
alt-farms = À qui sont les prés, du plus grand au plus petit : { $claims }.
alt-no-owners = Personne ne possède de route, de ville ni d’abbaye.
alt-no-farms = Personne ne possède de pré.
alt-claim = { $feature } en { $cell } ({ $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }), { $who }
alt-dead = Cases où ne va aucune des tuiles restantes : { $cells }.
alt-no-dead = Chaque case libre peut encore être occupée.
alt-focus = L’image montre les alentours de { $cell }, où la dernière tuile a été posée.
alt-around = L’image montre les alentours de { $cell }.
alt-whole = L’image montre tout le plateau.
alt-moving = Une animation { $tiles ->
    [one] d’une tuile.
   *[other] de { $tiles } tuiles, l’une après l’autre.
 }
alt-gains = Changements de score : { $gains }.
alt-no-gains = Aucun score n’a changé.
alt-clock = { $who } a encore { $left }
alt-clocks = Temps restant : { $clocks }.
alt-hand = Tuile en main : { $tile }.
alt-stands = { $who } ({ $place })
alt-stands-figure = { $who } ({ $figure }, { $place })
alt-cells = Elle va en { $cells }.
alt-preview = Prévu : { $tile } en { $cell }, rotation { $degrees }°.
alt-figure = Dessus : { $role }.
alt-chosen = { $answer }.
alt-spots = Au choix : { $spots }.
alt-spot = { $number } : { $spot }
alt-left = { $left ->
    [0] Il ne reste aucune tuile.
    [one] Il reste { $left } tuile.
   *[other] Il reste { $left } tuiles.
 }
alt-over = La partie est finie.

who-somebody = Quelqu’un
who-host = L’hôte
