# Die Schule.

set-school = Die Schule
about-school = Ein Lehrer, der eine Wertung für dich wiederholt
rule-school-side = Auf welcher Seite der Startkarte die Schule liegt
rule-school-auto = Bei mehreren Wertungen wiederholt der Lehrer die beste, oder wer wählen darf, sagt es
rule-school-dragon_eats_teacher = Der Drache frisst einen Lehrer, den er in der Schule antrifft
tile-school = ein Teil der Schule
    .bare = Teil der Schule
    .acc = einen Teil der Schule
    .dat = einem Teil der Schule
source-lesson = Lehrer
action-lesson = Der Lehrer wiederholt { FORM($feature, "acc") } auf { $cell }: so viel wie { $who }
prompt-lesson = Welche Wertung wiederholt der Lehrer?
told-teacher = { $who } hat jetzt den Lehrer.
told-teacher-school = Der Lehrer ist wieder in der Schule.
told-teacher-gone = Der Lehrer ist aus dem Spiel.
part-lesson = Lehrer
alt-teacher-school = Der Lehrer ist in der Schule.
alt-teacher-with = Der Lehrer ist bei { $who }.
