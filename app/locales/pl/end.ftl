# Koniec gry i co można z nią zrobić.

button-log = Przebieg
button-share = Udostępnij
alt-highlights = Ruchy, które dały najwięcej punktów, jeden po drugim, a potem punktacja końcowa.
share-result = Do opublikowania, gdzie chcesz: wynik słowami, ostatnia plansza i gra w pliku, który nikogo nie wymienia.
share-result-line = { $who }: { $points }
