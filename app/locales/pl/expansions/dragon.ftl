# Księżniczka i smok.

set-dragon = Księżniczka i smok
about-dragon = Smok, który zjada podwładnych, i wróżka, która ich chroni
rule-fairy_mode = Wróżka służy wszystkim na swojej płytce albo tylko jednemu obok
rule-fairy_tile_points = Przy fairy_mode=on_tile: 1 punkt na początku tury albo 1 za każdy swój pionek
rule-dragon_timing = Kiedy rusza smok
rule-princess_use = Czy księżniczka musi odesłać rycerza
rule-volcano_specials = Z wulkanem: wszystko prócz podwładnego na nim, bez budowniczego i świni, tylko wróżka
rule-portal_just_completed = Ścieżka prowadzi też na to, co jej płytka właśnie ukończyła gdzie indziej
standing-away = z dala od moich pionków
tile-princess = księżniczka
    .acc = księżniczkę
    .with = z księżniczką
tile-volcano = wulkan
    .with = z wulkanem
tile-dragon = smok
    .acc = smoka
    .with = ze smokiem
tile-portal = magiczna ścieżka
    .acc = magiczną ścieżkę
    .with = z magiczną ścieżką
source-fairy = wróżka
action-princess = Księżniczka odsyła z { $cell } { FORM($whose, "acc") }
action-step = Krok { FORM($side, "to") }, { $cell }
action-step-takes = { $step }: pożera { FORM($whose, "acc") }
action-step-takes-many = { $count ->
    [one] { $step }: pożera 1 pionek
    [few] { $step }: pożera { $count } pionki
    [many] { $step }: pożera { $count } pionków
   *[other] { $step }: pożera { $count } pionka
 }
action-fairy = Wróżka idzie na { $cell }
action-fairy-beside = Wróżka idzie na { $cell } i chroni { FORM($whose, "acc") }
thing-fairy = Wróżka
prompt-dragon = Dokąd teraz leci smok?
told-eaten = Smok pożera { FORM($whose, "acc") } na { $cell }.
told-princess = Księżniczka odsyła { FORM($whose, "acc") } z { $cell }.
told-dragon = Smok leci na { $cell }.
told-fairy = Wróżka idzie na { $cell }.
told-fairy-beside = Wróżka idzie na { $cell } i chroni { FORM($whose, "acc") }.
part-fairy = wróżka
alt-dragon = Smok jest na { $cell }.
alt-fairy = Wróżka jest na { $cell }.
