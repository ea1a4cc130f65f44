# The School.

set-school = Școala
about-school = Un profesor care repetă o punctare în folosul tău
rule-school-side = De care parte a cartonașului de start stă școala
rule-school-auto = Din mai multe lecții se ia cea mai bună pentru cine alege sau se întreabă
rule-school-dragon_eats_teacher = Balaurul mănâncă profesorul găsit în școală
tile-school = o parte a școlii
source-lesson = profesor
action-lesson = Profesorul repetă { $feature } din { $cell }, cât a primit { $who }
prompt-lesson = Ce punctare repetă profesorul?
told-teacher = { $who } are acum profesorul.
told-teacher-school = Profesorul e din nou la școală.
told-teacher-gone = Profesorul a ieșit din joc.
part-lesson = profesor
alt-teacher-school = Profesorul este la școală.
alt-teacher-with = Profesorul este la { $who }.
