instrument -q --strategy=global --keep=64 --warps=1 -o - @
