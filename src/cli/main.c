#include "cli/cli.h"
int main(void) { return KP_OK; }
