instrument -q --ring=16 -o - @
