# Powrót do wcześniejszego ruchu i sędziowie.

option-to = Przed który ruch wrócić; za zgodą wszystkich albo decyzją sędziego
    .name = do
option-note = Jako sędzia: dlaczego, widoczne dla wszystkich
    .name = uwaga
option-role = Czy ta osoba jest sędzią
    .name = rola
option-role-on = Sędzia
option-role-off = Już nie sędzia
command-server-referee = Pozwól komuś wstrzymywać, przedłużać, przenosić i cofać gry tego serwera
    .name = sędzia

rollback-choice = { $moves } wstecz: { $line }
rollback-more = Dalej wstecz: wpisz liczbę od { $moves } do { $most }
rollback-done = Gotowe: gra wróciła do tego miejsca i wszyscy o tym wiedzą.
rollback-agreed = ⏪ Wszyscy zgodzili się na prośbę gracza { $by }: gra cofa się o { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }. Zegary też się cofają.
rollback-referee = ⏪ Decyzja sędziego ({ $by }): gra cofa się o { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }. Zegary też się cofają.
referee-note = > { $note }
referee-did = { $who }: { $what }
referee-done = { $who } pełni teraz na tym serwerze rolę sędziego: w każdej grze działają `/game pause`, `/game wait`, `/game move` i `/undo to:`, a wszyscy widzą, kto to zrobił.
referee-over = { $who } nie pełni już na tym serwerze roli sędziego.
poll-back = { $by } prosi, by cofnąć grę o { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
 }; cofnęłyby się też zegary.
poll-back-refused = Nie wszyscy zgodzili się na prośbę gracza { $who }, więc nic się nie cofa.

refusal-no-undo-here = Ten stół otwarto z `undo:off`, więc ruchy zostają. Może jednak pomóc sędzia tego serwera.
refusal-no-point = „{ $input }” to nie liczba ruchów, które można cofnąć. `/undo to:` przyjmuje od 1 do { $most } i pokazuje, co by się cofnęło.
refusal-no-way-back = Tę część gry rozegrała moja starsza wersja według innych zasad, więc nie mogę cofnąć się tak daleko. Wybierz późniejszy ruch.
refusal-not-referee = Sam może to zrobić tylko sędzia tego serwera, który tu nie gra. Gracze pytają pozostałych: `/undo to:` bez uwagi.
