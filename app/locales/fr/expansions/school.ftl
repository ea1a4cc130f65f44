# The School.

set-school = L’École
about-school = Un professeur qui répète une évaluation à ton profit
rule-school-side = De quel côté de la tuile de départ est l’école
rule-school-auto = De plusieurs évaluations, le professeur répète la meilleure, ou au choix
rule-school-dragon_eats_teacher = Le dragon dévore un professeur qu’il trouve à l’école
tile-school = une partie de l’école
source-lesson = professeur
action-lesson = Le professeur répète { $feature } en { $cell } : ce que reçoit { $who }
prompt-lesson = Quelle évaluation le professeur répète-t-il ?
told-teacher = { $who } a maintenant le professeur.
told-teacher-school = Le professeur est de retour à l’école.
told-teacher-gone = Le professeur est hors du jeu.
part-lesson = professeur
alt-teacher-school = Le professeur est à l’école.
alt-teacher-with = Le professeur est chez { $who }.
