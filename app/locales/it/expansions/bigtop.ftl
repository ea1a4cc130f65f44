# Sotto il tendone.

set-bigtop = Sotto il tendone
about-bigtop = Un circo in viaggio, piramidi di acrobati e un direttore per ciascuno
rule-ub-extra_followers = Due seguaci piccoli in più per ciascuno, o nessuno
rule-ub-acrobat_phantom = Se i fantasmi possono essere acrobati
rule-ub-ringmaster_majority = Un direttore di circo è pagato solo se è tra i proprietari
tile-circus = un circo
tile-acrobats = un posto per acrobati
figure-ringmaster = direttore di circo
    .def = il direttore di circo
    .own = il tuo direttore di circo
    .counted = { $count ->
        [one] { $count } direttore di circo
       *[other] { $count } direttori di circo
     }
role-acrobats = un acrobata
as-acrobats = come acrobata
where-acrobats = tra gli acrobati
to-acrobats = tra gli acrobati
the-acrobats = gli acrobati
noun-acrobats = acrobata
    .def = l’acrobata
    .own = il tuo acrobata
    .place = {""}
source-ringmaster = direttore di circo
source-circus = circo
source-acrobats = acrobati
part-ringmaster = direttori di circo
part-circus = circo
part-acrobats = acrobati
action-pyramid = Conteggia la piramide in { $cell }
thing-pyramid = Conteggia una piramide
told-animal = Il gettone del circo in { $cell } vale { $points }.
told-big-top = Il tendone ora è in { $cell }.
alt-big-top = Il tendone è in { $cell }.
position-animals = Animali ancora da scoprire (numero × punti): { $animals }.
