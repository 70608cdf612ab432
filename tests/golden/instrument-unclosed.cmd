instrument -o - -
