# El final de una partida y lo que se puede hacer con ella.

button-log = Historial
button-share = Compartir
alt-highlights = Las jugadas que dieron más puntos, una tras otra, y luego el recuento final.
share-result = Para publicar donde quieras: el resultado en palabras, el último tablero y la partida en un archivo que no nombra a nadie.
share-result-line = { $who }: { $points }
