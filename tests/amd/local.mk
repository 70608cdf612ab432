EXTRA_DIST += tests/amd/emulator.py tests/amd/kernels.py tests/amd/probes.py tests/amd/emulate.py
