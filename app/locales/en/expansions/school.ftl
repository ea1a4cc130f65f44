# The School.

set-school = The School
about-school = A teacher who repeats a score for you
rule-school-side = On which side of the start tile the school lies
rule-school-auto = Of several scorings the teacher repeats the best for who chooses, or who chooses says
rule-school-dragon_eats_teacher = The dragon eats a teacher whom it finds in the school
tile-school = a part of the school
source-lesson = teacher
action-lesson = The teacher repeats { $feature } at { $cell }: what { $who } got
prompt-lesson = Which score does the teacher repeat?
told-teacher = { $who } now has the teacher.
told-teacher-school = The teacher is back in the school.
told-teacher-gone = The teacher is out of the game.
part-lesson = teacher
alt-teacher-school = The teacher is in the school.
alt-teacher-with = The teacher is with { $who }.
