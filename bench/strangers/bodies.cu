/* All pairs of bodies that pull each other: tiles of sources through shared memory, two sinks a
 * thread, copied while the tile before is worked on. */
#include <cuda_pipeline.h>

enum { TILE = 256, SINKS = 2, STAGES = 3 };

extern "C" __global__ void __launch_bounds__(TILE) bodies(const float4 *at, float4 *pull, int n)
{
    __shared__ float4 tile[STAGES][TILE];
    int t = threadIdx.x, first = blockIdx.x * TILE * SINKS + t;
    float4 me[SINKS], sum[SINKS] = {};
    for (int k = 0; k < SINKS; k++)
        me[k] = at[first + k * TILE];
    int tiles = n / TILE / 8;
    for (int i = 0; i < STAGES - 1; i++) {
        __pipeline_memcpy_async(&tile[i][t], &at[i * TILE + t], sizeof *at);
        __pipeline_commit();
    }
    for (int i = 0; i < tiles; i++) {
        __pipeline_wait_prior(STAGES - 2);
        __syncthreads();
        if (i + STAGES - 1 < tiles)
            __pipeline_memcpy_async(&tile[(i + STAGES - 1) % STAGES][t],
                                    &at[(i + STAGES - 1) * TILE + t], sizeof *at);
        __pipeline_commit();
        const float4 *from = tile[i % STAGES];
#pragma unroll 8
        for (int j = 0; j < TILE; j++) {
            float4 s = from[j];
            for (int k = 0; k < SINKS; k++) {
                float x = s.x - me[k].x, y = s.y - me[k].y, z = s.z - me[k].z;
                float r = rsqrtf(x * x + y * y + z * z + 0.01f), w = s.w * r * r * r;
                sum[k].x += w * x;
                sum[k].y += w * y;
                sum[k].z += w * z;
            }
        }
    }
    for (int k = 0; k < SINKS; k++)
        pull[first + k * TILE] = sum[k];
}
