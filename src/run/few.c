/* A part of a grid: does the time fall with the work, or with the waves of CTAs? */
#include "run/against.h"

/* Rows of x, planes of x and y. */
static bool shorten(const uint32_t whole[3], uint64_t n, uint32_t grid[3])
{
    uint64_t row = whole[0], plane = row * whole[1];
    bool planes = n >= plane, rows = n >= row;
    grid[0] = rows ? whole[0] : (uint32_t)n;
    grid[1] = planes ? whole[1] : rows ? (uint32_t)(n / row) : 1;
    grid[2] = planes ? (uint32_t)(n / plane) : 1;
    return n % (planes ? plane : rows ? row : 1) == 0;
}

bool kpn_few(const struct kpn_plan *plan, uint64_t n, uint32_t grid[3])
{
    if (n >= plan->ctas) {
        kp_error("%s: its grid has %llu CTAs: --ctas asks for fewer", plan->label,
                 (unsigned long long)plan->ctas);
        return false;
    }
    bool whole = n > 0 && shorten(plan->grid, n, grid);
    for (size_t i = 0; i < 3 && whole; i++)
        whole = grid[i] % plan->cluster[i] == 0;
    if (!whole)
        kp_error("%s: %llu CTAs are no whole rows (and clusters) of a grid of %u x %u x %u",
                 plan->label, (unsigned long long)n, plan->grid[0], plan->grid[1], plan->grid[2]);
    return whole;
}
