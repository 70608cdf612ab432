instrument -q -o - @
