instrument -q --in-place --unit=warpgroup --ring=16 --threads=256 -o - @
