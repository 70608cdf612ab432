EXTRA_DIST += tests/amd/emulator.py tests/amd/kernels.py
