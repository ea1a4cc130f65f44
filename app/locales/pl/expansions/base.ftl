# Gra podstawowa.

set-base = Gra podstawowa
about-base = Układaj płytki i zajmuj trakty, miasta, klasztory i pola
rule-farm_scoring = Pola: 3 za miasto w każdym polu; tak samo, ale raz dla gracza; 4 dla każdego miasta
rule-first_counts = Przy farm_scoring=first: najwięcej chłopów wokół miasta albo najwięcej pól
rule-farms_enabled = Chłopi: wyłączeni na pierwszą grę
rule-tiny_city = Punkty za ukończone miasto z dwóch płytek
rule-equal_turns = Odłóż losowe płytki, żeby każdy miał tyle samo tur
rule-six_seats = Sześciu graczy: tylko z Karczmami i katedrami (szósty kolor) albo zawsze
