/* CUDA C++ to PTX by NVRTC.  usage: nvrtc SOURCE PTX OPTION... */
#include <nvrtc.h>
#include <stdio.h>
#include <stdlib.h>

static int failed(nvrtcResult r, const char *what)
{
    if (r != NVRTC_SUCCESS)
        fprintf(stderr, "%s: %s\n", what, nvrtcGetErrorString(r));
    return r != NVRTC_SUCCESS;
}

int main(int argc, char **argv)
{
    static char source[1 << 20];
    FILE *f = argc > 2 ? fopen(argv[1], "rb") : NULL;
    if (!f)
        return 2;
    source[fread(source, 1, sizeof source - 1, f)] = '\0';
    fclose(f);
    nvrtcProgram p;
    size_t n = 0;
    if (failed(nvrtcCreateProgram(&p, source, argv[1], 0, NULL, NULL), "create"))
        return 1;
    if (failed(nvrtcCompileProgram(p, argc - 3, (const char *const *)(argv + 3)), "compile")) {
        char *log = NULL;
        if (nvrtcGetProgramLogSize(p, &n) == NVRTC_SUCCESS && (log = malloc(n + 1)) &&
            nvrtcGetProgramLog(p, log) == NVRTC_SUCCESS)
            fprintf(stderr, "%s\n", log);
        return 1;
    }
    char *text;
    if (failed(nvrtcGetPTXSize(p, &n), "size") || !(text = malloc(n)) ||
        failed(nvrtcGetPTX(p, text), "PTX") || !(f = fopen(argv[2], "wb")))
        return 1;
    fwrite(text, 1, n - 1, f);
    return fclose(f) != 0;
}
