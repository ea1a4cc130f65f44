# Bajo la carpa.

set-bigtop = Bajo la carpa
about-bigtop = Un circo en camino, pirámides de acróbatas y un jefe de pista para cada uno
rule-ub-extra_followers = Dos seguidores pequeños más para cada uno, o ninguno
rule-ub-acrobat_phantom = Si los fantasmas pueden ser acróbatas
rule-ub-ringmaster_majority = Un jefe de pista solo cobra si está entre los dueños
tile-circus = un circo
tile-acrobats = un sitio para acróbatas
figure-ringmaster = jefe de pista
    .def = el jefe de pista
    .cap = El jefe de pista
    .indef = un jefe de pista
    .counted = { $count ->
        [one] { $count } jefe de pista
       *[other] { $count } jefes de pista
     }
role-acrobats = un acróbata
as-acrobats = como acróbata
where-acrobats = entre los acróbatas
to-acrobats = con los acróbatas
the-acrobats = los acróbatas
noun-acrobats = acróbata
    .where = {""}
source-ringmaster = jefe de pista
source-circus = circo
source-acrobats = acróbatas
part-ringmaster = jefes de pista
part-circus = circo
part-acrobats = acróbatas
action-pyramid = Puntuar la pirámide en { $cell }
thing-pyramid = Puntuar una pirámide
told-animal = La ficha del circo en { $cell } vale { $points }.
told-big-top = La carpa está ahora en { $cell }.
alt-big-top = La carpa está en { $cell }.
position-animals = Animales aún por descubrir (número × puntos): { $animals }.
