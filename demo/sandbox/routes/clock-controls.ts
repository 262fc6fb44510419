import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import type { SandboxContext } from '../context.js';
import { badRequest, methodNotAllowed } from '../error-response.js';
import { checkBody, readJson } from '../json-body.js';

// A daily gift is renewed for every day of it.
const longestLeap = 10 * 366 * 24 * 3_600;

const bySeconds = z.strictObject({ seconds: z.int().check(z.positive(), z.maximum(longestLeap)) });
const byMoment = z.strictObject({ to: z.iso.datetime({ offset: true }) });

/**
 * `/sandbox/control/clock`: reads the time of the sandbox, and moves it on. It never goes back, as what has
 * been renewed can't be undone.
 */
export const clockControls = ({ store, now }: SandboxContext) => {
  const show = async (c: Context) => c.json({ now: (await now()).toISOString() });

  return new Hono()
    .get('/', show)
    .post('/', async (c) => {
      const read = await readJson(c);
      if ('issues' in read) return badRequest(c, 'The request is invalid.', read.issues);
      const isMoment = typeof read.value === 'object' && read.value !== null && 'to' in read.value;
      const checked = isMoment ? checkBody(byMoment, read.value) : checkBody(bySeconds, read.value);
      if ('issues' in checked) return badRequest(c, 'The request is invalid.', checked.issues);

      const leap =
        'to' in checked.value
          ? new Date(checked.value.to).getTime() - (await now()).getTime()
          : checked.value.seconds * 1_000;
      if (leap <= 0 || leap > longestLeap * 1_000) {
        const code = leap <= 0 ? 'too_small' : 'too_big';
        return badRequest(c, 'The clock goes forward, ten years at most.', [{ path: ['to'], code }]);
      }
      await store.advanceClock(leap);
      return show(c);
    })
    .all('/', methodNotAllowed('GET, POST'));
};
