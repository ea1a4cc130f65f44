# Sous le chapiteau.

set-bigtop = Sous le chapiteau
about-bigtop = Un cirque en voyage, des pyramides d’acrobates et un directeur pour chacun
rule-ub-extra_followers = Deux petits partisans de plus pour chacun, ou aucun
rule-ub-acrobat_phantom = Si les fantômes peuvent être acrobates
rule-ub-ringmaster_majority = Un directeur de cirque n’est payé que s’il est parmi les propriétaires
tile-circus = un cirque
tile-acrobats = une place pour acrobates
figure-ringmaster = directeur de cirque
    .def = le directeur de cirque
    .cap = Le directeur de cirque
    .indef = un directeur de cirque
    .counted = { $count ->
        [one] { $count } directeur de cirque
       *[other] { $count } directeurs de cirque
     }
role-acrobats = un acrobate
as-acrobats = comme acrobate
where-acrobats = parmi les acrobates
to-acrobats = chez les acrobates
the-acrobats = les acrobates
noun-acrobats = acrobate
    .def = l’acrobate
    .cap = L’acrobate
    .where = {""}
source-ringmaster = directeur de cirque
source-circus = cirque
source-acrobats = acrobates
part-ringmaster = directeurs de cirque
part-circus = cirque
part-acrobats = acrobates
action-pyramid = Évaluer la pyramide en { $cell }
thing-pyramid = Évaluer une pyramide
told-animal = Le jeton du cirque en { $cell } vaut { $points }.
told-big-top = Le chapiteau est maintenant en { $cell }.
alt-big-top = Le chapiteau est en { $cell }.
position-animals = Animaux encore cachés (nombre × points) : { $animals }.
