# Sfârșitul unui joc și ce se poate face cu el.

button-log = Jurnal
button-share = Distribuie
alt-highlights = Mutările care au adus cele mai multe puncte, una după alta, apoi punctajul final.
share-result = De publicat unde vrei: rezultatul în cuvinte, ultima tablă și jocul într-un fișier care nu numește pe nimeni.
share-result-line = { $who }: { $points }
