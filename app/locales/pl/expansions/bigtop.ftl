# Cyrk.

set-bigtop = Cyrk
about-bigtop = Wędrowny cyrk, piramidy akrobatów i dyrektor dla każdego
rule-ub-extra_followers = Dwóch małych podwładnych więcej dla każdego albo żadnego
rule-ub-acrobat_phantom = Czy fantomy mogą być akrobatami
rule-ub-ringmaster_majority = Dyrektor cyrku dostaje punkty tylko, gdy jest wśród właścicieli
tile-circus = cyrk
    .with = z cyrkiem
tile-acrobats = miejsce akrobatów
    .with = z miejscem akrobatów
figure-ringmaster = dyrektor cyrku
    .acc = dyrektora cyrku
    .gen = dyrektora cyrku
    .your = twój dyrektor cyrku
    .your-acc = twojego dyrektora cyrku
    .your-gen = twojego dyrektora cyrku
    .counted = { $count ->
        [one] { $count } dyrektor cyrku
        [few] { $count } dyrektorów cyrku
        [many] { $count } dyrektorów cyrku
       *[other] { $count } dyrektora cyrku
     }
role-acrobats = akrobata
    .acc = akrobatę
as-acrobats = jako akrobata
    .acc = jako akrobatę
where-acrobats = wśród akrobatów
to-acrobats = do akrobatów
the-acrobats = akrobaci
    .acc = akrobatów
noun-acrobats = akrobata
    .acc = akrobatę
    .gen = akrobaty
    .your = twój akrobata
    .your-acc = twojego akrobatę
    .your-gen = twojego akrobaty
    .where = {""}
source-ringmaster = dyrektor cyrku
source-circus = cyrk
source-acrobats = akrobaci
part-ringmaster = dyrektorzy cyrku
part-circus = cyrk
part-acrobats = akrobaci
action-pyramid = Podlicz piramidę na { $cell }
thing-pyramid = Podlicz piramidę
told-animal = Żeton cyrku na { $cell } ma wartość { $points }.
told-big-top = Namiot cyrku jest teraz na { $cell }.
alt-big-top = Namiot cyrku jest na { $cell }.
position-animals = Zwierzęta jeszcze nieodkryte (liczba × punkty): { $animals }.
