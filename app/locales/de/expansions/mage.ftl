# Magier und Hexe.

set-mage = Magier und Hexe
about-mage = Zwei Figuren ohne Herrn machen Straßen und Städte mehr wert oder weniger
rule-mw-unscored_return = Magier und Hexe verlassen auch Fertiges, das niemand wertet
tile-magic = das magische Zeichen
    .bare = magisches Zeichen
    .dat = dem magischen Zeichen
action-mage-city = Der Magier geht in die Stadt auf { $cell }
action-mage-road = Der Magier geht auf die Straße auf { $cell }
action-mage-off = Der Magier verlässt das Spielfeld
action-witch-city = Die Hexe geht in die Stadt auf { $cell }
action-witch-road = Die Hexe geht auf die Straße auf { $cell }
action-witch-off = Die Hexe verlässt das Spielfeld
prompt-magic_move = Wohin geht der Magier oder die Hexe?
prompt-magic_remove = Wer verlässt das Spielfeld, der Magier oder die Hexe?
told-mage-city = Der Magier ist jetzt in der Stadt auf { $cell }.
told-mage-road = Der Magier ist jetzt auf der Straße auf { $cell }.
told-mage-off = Der Magier verlässt das Spielfeld.
told-witch-city = Die Hexe ist jetzt in der Stadt auf { $cell }.
told-witch-road = Die Hexe ist jetzt auf der Straße auf { $cell }.
told-witch-off = Die Hexe verlässt das Spielfeld.
alt-mage-city = Der Magier ist in der Stadt auf { $cell }.
alt-mage-road = Der Magier ist auf der Straße auf { $cell }.
alt-witch-city = Die Hexe ist in der Stadt auf { $cell }.
alt-witch-road = Die Hexe ist auf der Straße auf { $cell }.
