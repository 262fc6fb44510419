import type { Context } from 'hono';
import type { Connection } from './loopback.js';

/** The fields of a form; undefined when its body can't be read as one. */
export const readForm = async (c: Context): Promise<Record<string, unknown> | undefined> => {
  try {
    return await c.req.parseBody();
  } catch {
    return undefined;
  }
};

/**
 * Whether a form was sent by a page of another origin. `Origin: null` alone says nothing: so do the sandbox's own
 * pages, which send no referrer, where a browser has no `Sec-Fetch-Site`.
 */
export const isFromElsewhere = (c: Context): boolean => {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = c.req.header('origin') ?? 'null';
  return origin !== 'null' && origin !== new URL(c.req.url).origin;
};

/**
 * Whether a form was sent by a page of this origin, as a service worker knows it: not every browser tells one more
 * of where a form comes from than its referrer.
 */
export const hasOwnReferrer = (c: Context<{ Bindings: Connection }>): boolean => {
  if (!c.env.isServiceWorker) return false;
  const { referrer } = c.req.raw;
  return URL.canParse(referrer) && new URL(referrer).origin === new URL(c.req.url).origin;
};
