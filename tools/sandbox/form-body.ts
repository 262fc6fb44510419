import type { Context } from 'hono';
import type { Connection } from './loopback.js';

/** The fields of a form. Undefined if the body isn't a form. */
export const readForm = async (c: Context): Promise<Record<string, unknown> | undefined> => {
  try {
    return await c.req.parseBody();
  } catch {
    return undefined;
  }
};

/**
 * Whether a form was sent by a page of another origin. `Origin: null` alone proves nothing: browsers without
 * `Sec-Fetch-Site` send it from the sandbox's pages too, because these send no referrer.
 */
export const isFromElsewhere = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin') ?? 'null';
  return origin !== 'null' && origin !== new URL(c.req.url).origin;
};

/**
 * Whether a form was sent by a page of this origin, in a service worker. In some browsers, the referrer is all that
 * a service worker can see.
 */
export const hasOwnReferrer = (c: Context<{ Bindings: Connection }>): boolean => {
  if (!c.env.isServiceWorker) return false;
  const { referrer } = c.req.raw;
  return URL.canParse(referrer) && new URL(referrer).origin === new URL(c.req.url).origin;
};
