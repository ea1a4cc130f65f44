# Gra podstawowa, druga edycja.

set-base2 = Gra podstawowa, druga edycja
about-base2 = Gra podstawowa z ogrodami i opatem dla każdego
rule-abbot = Opat; bez niego ogrody są tylko ozdobą
rule-abbot-gardens = Ogrody także na jednej lub dwóch płytkach innych zestawów, jak w ich drugich edycjach
rule-abbot-quarter = Czy opaci mogą wejść do katedry w Carcassonne
tile-garden = ogród
    .with = z ogrodem
figure-abbot = opat
    .acc = opata
    .gen = opata
    .your = twój opat
    .your-acc = twojego opata
    .your-gen = twojego opata
    .counted = { $count ->
        [one] { $count } opat
        [few] { $count } opatów
        [many] { $count } opatów
       *[other] { $count } opata
     }
role-garden = ogrodnik w ogrodzie
    .acc = ogrodnika w ogrodzie
as-garden = jako ogrodnik w ogrodzie
    .acc = jako ogrodnika w ogrodzie
where-garden = w ogrodzie
to-garden = do ogrodu
the-garden = ogród
noun-garden = ogrodnik
    .acc = ogrodnika
    .gen = ogrodnika
    .your = twój ogrodnik
    .your-acc = twojego ogrodnika
    .your-gen = twojego ogrodnika
    .where = {""}
source-garden = ogród
action-abbot = Zabierz opata z { $cell } za { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
told-abbot = Do rezerw wraca z { $cell } { $whose }.
part-garden = ogrody
