strip @
