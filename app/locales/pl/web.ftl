# Strona gry w sieci.

web-title = Carcassonne, gra { $id }
web-skip = Przejdź do planszy
web-news = Jest nowy ruch.
web-gone = Ta gra nie ma już publicznej strony; to, co tu widzisz, nie jest już aktualizowane.
web-parked = Gra jest odłożona.
web-steps = Kroki gry
web-points = Punkty
web-player = Gracz
web-chart = Punkty w czasie
web-chart-alt = Punkty wszystkich z ruchu na ruch; lista ruchów ma te same liczby.
web-moves = Ruchy
web-none = Nie ma takiej gry albo jej stół jej nie pokazuje.
lobby-public = Każdy może śledzić tę grę na stronie internetowej, z waszymi imionami.
public-told = Ta gra nie ma już strony internetowej.
public-done = Gotowe: strony tej gry już nie ma.
public-none = Ta gra nie ma strony internetowej.
refusal-public-too-late = O stronie internetowej gry decyduje się przed jej początkiem, żeby wszyscy przy stole o niej wiedzieli. Później można ją tylko usunąć.
refusal-only-page = `{ option-game.name }:` usuwa stronę internetową innej gry i działa tylko z `{ option-public.name }:false`. Resztę zmienia się na kanale tej gry.
