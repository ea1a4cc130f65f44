# Winter Edition.

set-winter = Edizione invernale
