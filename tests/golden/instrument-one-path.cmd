instrument -o - @
