/*
 * images: files that hold compiled kernels, on the command line.
 */
#ifndef KP_CLI_IMAGES_H
#define KP_CLI_IMAGES_H

#include <jansson.h>

#include "cli/cli.h"
#include "instrument/image/image.h"

/* What -k and --arch of a command say; `kernels` is owned by the caller. */
struct kpi_choice kp_choice(const struct kp_args *args);

/* {"images": [{"kind", "arch", "compression", "bytes", "stored_bytes", "offset", "place",
 * "source", "options", "version" (of PTX), "kernels": [{"name", "demangled"}] (null: cannot
 * be told)}]}; a new reference.  KP_OK or KP_MALFORMED. */
int kp_images_report(const struct kp_source *src, json_t **report);
void kp_images_print(FILE *f, const json_t *report);

/* The PTX that the choice means, where src is an image; src's own text else.  *text takes
 * what is unpacked, *ptx points to it under the same name, *image says which it was (size 0:
 * src is no image).  KP_OK, KP_USAGE or KP_MALFORMED. */
int kp_images_ptx(const struct kp_source *src, const struct kpi_choice *choice,
                  struct kp_str *text, struct kp_source *ptx, struct kpi_image *image);

#endif
