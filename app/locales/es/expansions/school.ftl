# The School.

set-school = La Escuela
about-school = Un profesor que repite una puntuación para ti
rule-school-side = A qué lado de la loseta inicial está la escuela
rule-school-auto = De varias puntuaciones, el profesor repite la mejor, o la que se elija
rule-school-dragon_eats_teacher = El dragón se come al profesor si está en la escuela
tile-school = una parte de la escuela
source-lesson = profesor
action-lesson = El profesor repite { $feature } en { $cell }: lo que recibe { $who }
prompt-lesson = ¿Qué puntuación repite el profesor?
told-teacher = { $who } tiene ahora al profesor.
told-teacher-school = El profesor está otra vez en la escuela.
told-teacher-gone = El profesor está fuera del juego.
part-lesson = profesor
alt-teacher-school = El profesor está en la escuela.
alt-teacher-with = El profesor está con { $who }.
