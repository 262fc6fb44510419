import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed } from '../error-response.js';
import { checkBody, readJson } from '../json-body.js';

// The limit keeps this fast: a daily donation renews for each day that the clock skips.
const farthest = 10 * 366 * 24 * 3_600;

const bySeconds = z.strictObject({ seconds: z.int().check(z.positive(), z.maximum(farthest)) });
const byMoment = z.strictObject({ to: z.iso.datetime({ offset: true }) });

/**
 * `/sandbox/control/clock`: reads the sandbox's time and moves it forward. It never moves back, because renewals
 * can't be undone.
 */
export const clockControls = ({ store, clock, now }: SandboxContext) => {
  const show = async (c: Context) => c.json({ now: (await now()).toISOString() });

  return new Hono()
    .get('/', show)
    .post('/', async (c) => {
      const read = await readJson(c);
      if ('issues' in read) return badRequest(c, 'The request is invalid.', read.issues);
      const isMoment = typeof read.value === 'object' && read.value !== null && 'to' in read.value;
      const checked = isMoment ? checkBody(byMoment, read.value) : checkBody(bySeconds, read.value);
      if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);

      const ahead = await store.clockOffset();
      const wanted =
        'to' in checked.value
          ? new Date(checked.value.to).getTime() - clock.now().getTime()
          : ahead + checked.value.seconds * 1_000;
      if (wanted <= ahead || wanted > farthest * 1_000) {
        const code = wanted <= ahead ? 'too_small' : 'too_big';
        const path = ['to' in checked.value ? 'to' : 'seconds'];
        return badRequest(
          c,
          'The clock only moves forward, and at most ten years ahead of the machine’s time.',
          [{ path, code }],
        );
      }
      // Two requests for the same moment move the clock once.
      if ('to' in checked.value) await store.putClockAhead(wanted);
      else await store.advanceClock(checked.value.seconds * 1_000);
      return show(c);
    })
    .all('/', methodNotAllowed('GET, POST'));
};
