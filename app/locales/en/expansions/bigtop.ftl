# Under the Big Top.

set-bigtop = Under the Big Top
about-bigtop = A circus on its way, pyramids of acrobats, and a ringmaster for everybody
rule-ub-extra_followers = Two small followers more for everybody, or none
rule-ub-acrobat_phantom = Whether phantoms may be acrobats
rule-ub-ringmaster_majority = A ringmaster is paid only if he is among the owners
tile-circus = a circus
tile-acrobats = a space for acrobats
figure-ringmaster = ringmaster
    .counted = { $count ->
        [one] { $count } ringmaster
       *[other] { $count } ringmasters
     }
role-acrobats = an acrobat
as-acrobats = as an acrobat
where-acrobats = among the acrobats
to-acrobats = to the acrobats
the-acrobats = the acrobats
noun-acrobats = acrobat
source-ringmaster = ringmaster
source-circus = circus
source-acrobats = acrobats
part-ringmaster = ringmasters
part-circus = circus
part-acrobats = acrobats
action-pyramid = Score the pyramid at { $cell }
thing-pyramid = Score a pyramid
told-animal = The token of the circus at { $cell } shows { $points }.
told-big-top = The big top is now at { $cell }.
alt-big-top = The big top is at { $cell }.
position-animals = Animals still to be revealed (number × points): { $animals }.
