# Winter Edition.

set-winter = Winter Edition
