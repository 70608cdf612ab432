instrument -q --strategy=flush --ring=16 --keep=64 -o - @
