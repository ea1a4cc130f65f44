# Winter Edition.

set-winter = Edición Invierno
