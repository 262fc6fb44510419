import { Hono } from 'hono';

/** The charities' logos (§2.5) by file name, for any page, including pages with cross-origin isolation. */
export const logoRoutes = (logos: ReadonlyMap<string, string>) =>
  new Hono().get('/:file', (c) => {
    const logo = logos.get(c.req.param('file'));
    if (logo === undefined) return c.notFound();
    return c.body(logo, 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    });
  });
