# La fine di una partita e che cosa se ne può fare.

button-log = Cronaca
button-share = Condividi
alt-highlights = Le mosse che hanno dato più punti, una dopo l’altra, poi il conteggio finale.
share-result = Da pubblicare dove vuoi: il risultato a parole, l’ultimo tabellone e la partita in un file che non nomina nessuno.
share-result-line = { $who }: { $points }
