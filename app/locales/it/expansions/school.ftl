# The School.

set-school = La Scuola
about-school = Un maestro che ripete un conteggio a tuo favore
rule-school-side = Da che lato della tessera di partenza sta la scuola
rule-school-auto = Fra più conteggi il maestro ripete il migliore per chi sceglie, o si chiede
rule-school-dragon_eats_teacher = Il drago mangia un maestro che trova nella scuola
tile-school = una parte della scuola
source-lesson = maestro
action-lesson = Il maestro ripete { $feature } in { $cell }, quanto ha ricevuto { $who }
prompt-lesson = Quale conteggio ripete il maestro?
told-teacher = { $who } ora ha il maestro.
told-teacher-school = Il maestro è tornato alla scuola.
told-teacher-gone = Il maestro è fuori dal gioco.
part-lesson = maestro
alt-teacher-school = Il maestro è nella scuola.
alt-teacher-with = Il maestro è con { $who }.
