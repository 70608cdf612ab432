instrument -q --slim --ring=16 -o - @
