import type { Context } from 'hono';

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
