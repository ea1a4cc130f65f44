# Mago y Bruja.

set-mage = Mago y Bruja
about-mage = Dos figuras de nadie: una hace valer más, la otra menos
rule-mw-unscored_return = Mago y bruja también dejan lo completado que nadie puntúa
tile-magic = el símbolo mágico
action-mage-city = El mago va a la ciudad en { $cell }
action-mage-road = El mago va al camino en { $cell }
action-mage-off = El mago deja el tablero
action-witch-city = La bruja va a la ciudad en { $cell }
action-witch-road = La bruja va al camino en { $cell }
action-witch-off = La bruja deja el tablero
prompt-magic_move = ¿Adónde va el mago o la bruja?
prompt-magic_remove = ¿Quién deja el tablero, el mago o la bruja?
told-mage-city = El mago está ahora en la ciudad en { $cell }.
told-mage-road = El mago está ahora en el camino en { $cell }.
told-mage-off = El mago deja el tablero.
told-witch-city = La bruja está ahora en la ciudad en { $cell }.
told-witch-road = La bruja está ahora en el camino en { $cell }.
told-witch-off = La bruja deja el tablero.
alt-mage-city = El mago está en la ciudad en { $cell }.
alt-mage-road = El mago está en el camino en { $cell }.
alt-witch-city = La bruja está en la ciudad en { $cell }.
alt-witch-road = La bruja está en el camino en { $cell }.
