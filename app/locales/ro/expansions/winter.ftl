# Winter Edition.

set-winter = Ediția de iarnă
