# Kult.

set-cult = Kult
about-cult = Siedziby kultu, które ścigają się z klasztorem obok
rule-cult-tiles = Płytki z siedzibami kultu, zależnie od edycji
rule-cult-challenge_own = Klasztor wyzywa też siedzibę kultu tego samego gracza
tile-shrine = siedziba kultu
    .acc = siedzibę kultu
    .with = z siedzibą kultu
role-shrine = heretyk w siedzibie kultu
    .acc = heretyka w siedzibie kultu
as-shrine = jako heretyk w siedzibie kultu
    .acc = jako heretyka w siedzibie kultu
where-shrine = w siedzibie kultu
to-shrine = do siedziby kultu
the-shrine = siedziba kultu
    .acc = siedzibę kultu
noun-shrine = heretyk
    .acc = heretyka
    .gen = heretyka
    .your = twój heretyk
    .your-acc = twojego heretyka
    .your-gen = twojego heretyka
    .where = {""}
told-challenge = Na { $cell } przegrywa pojedynek i wraca do domu { $whose }.
