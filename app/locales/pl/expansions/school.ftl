# Szkoła.

set-school = Szkoła
about-school = Nauczyciel, który powtarza dla ciebie czyjeś punkty
rule-school-side = Po której stronie płytki startowej leży szkoła
rule-school-auto = Z kilku podliczeń nauczyciel powtarza najlepsze albo decyduje ten, kto wybiera
rule-school-dragon_eats_teacher = Smok pożera nauczyciela, którego zastanie w szkole
tile-school = część szkoły
    .with = z częścią szkoły
source-lesson = nauczyciel
action-lesson = Nauczyciel powtarza { FORM($feature, "acc") } na { $cell }: tyle, ile ma { $who }
prompt-lesson = Które podliczenie powtarza nauczyciel?
told-teacher = { $who } ma teraz nauczyciela.
told-teacher-school = Nauczyciel jest znów w szkole.
told-teacher-gone = Nauczyciel wypada z gry.
part-lesson = nauczyciel
alt-teacher-school = Nauczyciel jest w szkole.
alt-teacher-with = Nauczyciela ma { $who }.
