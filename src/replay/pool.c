/*
 * CTAs by one or several threads.  Each thread takes the next few, one thread
 * at a time, since the file is read once and in order; plays them by itself;
 * settles them when all before them are settled; renders them by itself; and
 * writes when all before them are written.  So what comes out, and which error
 * is the first, does not depend on the number of threads.
 */
#include <pthread.h>

#include "replay/loop.h"
#include "replay/export/obuf.h"

/* A lot is what a thread takes at once: enough that the turns cost little. */
#define LOT_CTAS 32
#define LOT_BYTES 16384

/* Lots pass one after the other. */
struct turnstile {
    pthread_mutex_t lock;
    pthread_cond_t moved;
    uint64_t next; /* whose turn it is */
};

struct pool {
    struct kpr_loop *l;
    pthread_mutex_t reading;
    uint64_t lots;             /* taken */
    bool read;                 /* all that is to be */
    struct kpr_queue *queue;
    struct turnstile settle, write;
    bool stopped;              /* by the status; changes in the turn to settle */
    int status;
};

struct worker {
    struct pool *p;
    pthread_t thread;
    struct kpr_room *rooms[LOT_CTAS];
    size_t count;
    uint64_t lot;
    bool failed; /* reading, after the last CTA of the lot */
    bool writing; /* it is its turn to write */
    struct obuf out;
};

static void wait_turn(struct turnstile *t, uint64_t lot)
{
    pthread_mutex_lock(&t->lock);
    while (t->next != lot)
        pthread_cond_wait(&t->moved, &t->lock);
    pthread_mutex_unlock(&t->lock);
}

static void pass_turn(struct turnstile *t)
{
    pthread_mutex_lock(&t->lock);
    t->next++;
    pthread_cond_broadcast(&t->moved);
    pthread_mutex_unlock(&t->lock);
}

/* ---- taking --------------------------------------------------------------------- */

/* The next CTA into the worker's next room; false: there is none. */
static bool take_cta(struct worker *w, size_t *bytes)
{
    struct pool *p = w->p;
    if (!w->rooms[w->count])
        w->rooms[w->count] = kpr_room_new(p->l);
    struct kpr_room *r = w->rooms[w->count];
    enum kpt_item item = kpr_queue_take(p->queue, r);
    w->failed = item == KPT_ITEM_ERROR;
    if (item != KPT_ITEM_CTA)
        return false;
    w->count++;
    for (size_t i = 0; i < r->view.unit_count; i++)
        *bytes += sizeof *r->view.units + r->view.units[i].stored * sizeof **r->view.records;
    return true;
}

/* False: nothing is left. */
static bool take_lot(struct worker *w)
{
    struct pool *p = w->p;
    size_t bytes = 0;
    pthread_mutex_lock(&p->reading);
    bool any = !p->read;
    w->count = 0;
    while (!p->read && w->count < LOT_CTAS && bytes < LOT_BYTES)
        p->read = !take_cta(w, &bytes);
    if (any)
        w->lot = p->lots++;
    pthread_mutex_unlock(&p->reading);
    return any;
}

static void stop_reading(struct pool *p)
{
    pthread_mutex_lock(&p->reading);
    p->read = true;
    pthread_mutex_unlock(&p->reading);
}

/* ---- in order ------------------------------------------------------------------- */

static int settle_cta(struct kpr_loop *l, struct kpr_room *r)
{
    const struct kpr_visitor *v = l->visitor;
    const struct kpr_renderer *d = l->options->renderer;
    if (!r->played)
        kpr_room_play(l, r); /* now that it is its turn to say what is wrong */
    int status = kpr_room_settle(l, r);
    if (status != KP_OK)
        return status;
    if (!d)
        return v->cta ? v->cta(l->ctx, &l->run, &r->cta) : KP_OK;
    status = d->order ? d->order(l->ctx, &l->run, &r->cta) : KP_OK;
    r->drawn = status == KP_OK;
    return status == KPR_LEFT_OUT ? KP_OK : status;
}

/* All of the lot, up to the first that goes wrong. */
static void settle_lot(struct worker *w)
{
    struct pool *p = w->p;
    for (size_t i = 0; i < w->count && !p->stopped; i++) {
        p->status = settle_cta(p->l, w->rooms[i]);
        p->stopped = p->status != KP_OK;
    }
    if (w->failed && !p->stopped) {
        p->status = kpt_reader_report(p->l->reader);
        p->stopped = true;
    }
    if (p->stopped)
        stop_reading(p);
}

/* ---- rendering -------------------------------------------------------------------- */

/* What does not fit waits for its turn; from then on it passes at once. */
static void write_out(struct obuf *b)
{
    struct worker *w = b->to;
    if (!w->writing)
        wait_turn(&w->p->write, w->lot);
    w->writing = true;
    if (b->n)
        w->p->l->options->renderer->write(w->p->l->ctx, b->d, b->n);
    b->n = 0;
}

static void render_lot(struct worker *w)
{
    const struct kpr_loop *l = w->p->l;
    w->writing = false;
    for (size_t i = 0; i < w->count; i++)
        if (w->rooms[i]->drawn)
            l->options->renderer->render(l->ctx, &l->run, &w->rooms[i]->cta, &w->out);
    write_out(&w->out);
    pass_turn(&w->p->write);
}

static void *work(void *arg)
{
    struct worker *w = arg;
    struct pool *p = w->p;
    while (take_lot(w)) {
        kp_message_mute(true);
        for (size_t i = 0; i < w->count; i++)
            kpr_room_play(p->l, w->rooms[i]);
        kp_message_mute(false);
        wait_turn(&p->settle, w->lot);
        settle_lot(w);
        pass_turn(&p->settle);
        if (p->l->options->renderer)
            render_lot(w);
    }
    return NULL;
}

/* ---- threads ---------------------------------------------------------------------- */

static void open_worker(struct worker *w, struct pool *p)
{
    w->p = p;
    ob_open(&w->out, write_out, w);
}

static void close_worker(struct worker *w)
{
    for (size_t i = 0; i < LOT_CTAS; i++)
        if (w->rooms[i])
            kpr_room_free(w->rooms[i]);
    ob_close(&w->out);
}

/* As many as can be had; the first is this thread itself. */
static void run_workers(struct worker *w, size_t n)
{
    size_t started = 1;
    while (started < n && pthread_create(&w[started].thread, NULL, work, &w[started]) == 0)
        started++;
    work(&w[0]);
    for (size_t i = 1; i < started; i++)
        pthread_join(w[i].thread, NULL);
}

int kpr_pool_run(struct kpr_loop *l)
{
    struct pool p = {
        .l = l,
        .reading = PTHREAD_MUTEX_INITIALIZER,
        .queue = kpr_queue_new(l),
        .settle = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0},
        .write = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0},
        .status = KP_OK,
    };
    size_t n = l->options->threads ? l->options->threads : 1;
    struct worker *w = kp_alloc(n * sizeof *w);
    for (size_t i = 0; i < n; i++)
        open_worker(&w[i], &p);
    run_workers(w, n);
    for (size_t i = 0; i < n; i++)
        close_worker(&w[i]);
    free(w);
    kpr_queue_free(p.queue);
    return p.status;
}
