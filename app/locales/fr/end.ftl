# La fin d’une partie, et ce qu’on peut en faire.

button-log = Journal
button-share = Partager
alt-highlights = Les coups qui ont rapporté le plus de points, l’un après l’autre, puis le décompte final.
share-result = À publier où tu veux : le résultat en mots, le dernier plateau et la partie dans un fichier qui ne nomme personne.
share-result-line = { $who } : { $points }
