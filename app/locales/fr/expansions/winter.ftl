# Winter Edition.

set-winter = Édition Hiver
