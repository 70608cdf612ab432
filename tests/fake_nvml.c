/*
 * A stand-in for libnvidia-ml.so.1: one device, of the address that the fake driver tells.
 * 1980 MHz, 350 W, 41 degrees; the memory at 2619 MHz.  KPERF_FAKE, a comma list:
 *   throttle   the second and third readings of the clock and the reasons under way are those
 *              of a power cap, at 1410 MHz (the first reading stands before all rounds)
 *   lostgpu    the device cannot be found
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

EXPORT int nvmlInit_v2(void);
EXPORT int nvmlShutdown(void);
EXPORT const char *nvmlErrorString(int e);
EXPORT int nvmlSystemGetNVMLVersion(char *out, unsigned n);
EXPORT int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, void **device);
EXPORT int nvmlDeviceGetClockInfo(void *device, int type, unsigned *mhz);
EXPORT int nvmlDeviceGetMaxClockInfo(void *device, int type, unsigned *mhz);
EXPORT int nvmlDeviceGetPowerUsage(void *device, unsigned *mw);
EXPORT int nvmlDeviceGetTemperature(void *device, int sensor, unsigned *c);
EXPORT int nvmlDeviceGetCurrentClocksThrottleReasons(void *device, unsigned long long *reasons);

static int readings;

static int fake(const char *word)
{
    const char *s = getenv("KPERF_FAKE");
    return s && strstr(s, word) != NULL;
}

/* The reasons are read last. */
static int throttled(void)
{
    return fake("throttle") && (readings == 2 || readings == 3);
}

int nvmlInit_v2(void)
{
    return 0;
}

int nvmlShutdown(void)
{
    return 0;
}

const char *nvmlErrorString(int e)
{
    return e == 15 ? "GPU is lost" : "Not Found";
}

int nvmlSystemGetNVMLVersion(char *out, unsigned n)
{
    snprintf(out, n, "12.999.1");
    return 0;
}

int nvmlDeviceGetHandleByPciBusId_v2(const char *bus, void **device)
{
    *device = &readings;
    return fake("lostgpu") ? 15 : strcmp(bus, "0000:1B:00.0") == 0 ? 0 : 6;
}

int nvmlDeviceGetClockInfo(void *device, int type, unsigned *mhz)
{
    (void)device;
    *mhz = type == 2 ? 2619 : throttled() ? 1410 : 1980;
    return 0;
}

int nvmlDeviceGetMaxClockInfo(void *device, int type, unsigned *mhz)
{
    (void)device;
    *mhz = type == 2 ? 2619 : 1980;
    return 0;
}

int nvmlDeviceGetPowerUsage(void *device, unsigned *mw)
{
    (void)device;
    *mw = 350000;
    return 0;
}

int nvmlDeviceGetTemperature(void *device, int sensor, unsigned *c)
{
    (void)device;
    (void)sensor;
    *c = 41;
    return 0;
}

/* By the older name, which later drivers have, too. */
int nvmlDeviceGetCurrentClocksThrottleReasons(void *device, unsigned long long *reasons)
{
    (void)device;
    *reasons = throttled() ? 4 : 0;
    readings++;
    return 0;
}
