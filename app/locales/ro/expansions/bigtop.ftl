# Sub cupola circului.

set-bigtop = Sub cupola circului
about-bigtop = Un circ pe drum, piramide de acrobați și un director pentru fiecare
rule-ub-extra_followers = Doi supuși mici în plus pentru fiecare sau niciunul
rule-ub-acrobat_phantom = Dacă fantomele pot fi acrobați
rule-ub-ringmaster_majority = Un director de circ primește puncte doar dacă e printre proprietari
tile-circus = un circ
tile-acrobats = un loc pentru acrobați
figure-ringmaster = director de circ
    .def = directorul de circ
    .own = directorul tău de circ
    .of = directorul de circ al lui
    .counted = { $count ->
        [one] { $count } director de circ
        [few] { $count } directori de circ
       *[other] { $count } de directori de circ
     }
role-acrobats = un acrobat
as-acrobats = drept acrobat
where-acrobats = printre acrobați
    .from = dintre acrobați
to-acrobats = printre acrobați
the-acrobats = acrobații
noun-acrobats = acrobat
    .own = acrobatul tău
    .of = acrobatul lui
    .place = {""}
source-ringmaster = director de circ
source-circus = circ
source-acrobats = acrobați
part-ringmaster = directori de circ
part-circus = circ
part-acrobats = acrobați
action-pyramid = Punctează piramida din { $cell }
thing-pyramid = Punctează o piramidă
told-animal = Jetonul circului din { $cell } valorează { $points }.
told-big-top = Cupola circului este acum la { $cell }.
alt-big-top = Cupola circului este la { $cell }.
position-animals = Animale încă neîntoarse (număr × puncte): { $animals }.
