/*
 * gnuplot: the program that makes pictures of the plots' scripts.  It is looked for when
 * it is needed, in $GNUPLOT or on PATH.
 */
#ifndef KP_GNUPLOT_H
#define KP_GNUPLOT_H

#include "base/base.h"

/* KP_OK, or KP_FAILED with a message that says what to install. */
int kpr_gnuplot_check(void);
/* Runs the script, of which it reads the whole, and copies the picture into out once
 * gnuplot has ended well.  KP_OK, or KP_FAILED with a message; out has nothing of it then. */
int kpr_gnuplot_draw(FILE *script, FILE *out);

#endif
