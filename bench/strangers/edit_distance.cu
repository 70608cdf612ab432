/* The edit distance of pairs of strings: a thread for each column of a band, diagonal by diagonal,
 * one barrier a diagonal. */
enum { BAND = 256 };

extern "C" __global__ void __launch_bounds__(BAND)
edit_distance(const signed char *a, const signed char *b, int *out, int length)
{
    __shared__ int edge[3][BAND + 1];
    __shared__ int left[4096 + 1];
    const signed char *x = a + (size_t)blockIdx.x * length, *y = b + (size_t)blockIdx.x * length;
    int t = threadIdx.x;
    for (int i = t; i <= length; i += BAND)
        left[i] = i;
    __syncthreads();
    for (int band = 0; band < length; band += BAND) {
        signed char mine = y[band + t];
        int above = band + t + 1, corner = band + t, value = 0;
        for (int d = 0; d < length + BAND - 1; d++) {
            int row = d - t, slot = d % 3;
            bool in = row >= 0 && row < length;
            if (in) {
                int before = t ? edge[(d + 2) % 3][t - 1] : left[row + 1];
                int old = t ? (row ? edge[(d + 1) % 3][t - 1] : band + t) : left[row];
                corner = old;
                value = min(min(above, before) + 1, corner + (x[row] != mine));
                above = value;
                edge[slot][t] = value;
            }
            __syncthreads();
            if (in && t == BAND - 1)
                left[row + 1] = value;
        }
        __syncthreads();
        if (t == 0)
            left[0] = band + BAND;
        __syncthreads();
    }
    if (t == 0)
        out[blockIdx.x] = left[length];
}
