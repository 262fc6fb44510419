import { posix } from 'node:path';

/** Pages that have moved: their old path below the folder of the site, and the present page with its section. */
export const moved: Readonly<Record<string, string>> = {
  'editors/squarespace.html': 'editors/website-builders.html#squarespace',
  'editors/wix.html': 'editors/website-builders.html#wix',
  'editors/drupal.html': 'editors/website-builders.html#drupal',
  'editors/webflow.html': 'editors/website-builders.html#webflow',
  'editors/other-builders.html': 'editors/website-builders.html#another-website-builder',
};

/** The relative address that an old page leads to. */
export const movedTo = (old: string): string => posix.relative(posix.dirname(old), moved[old] ?? '');

/** A page at an old address, which any host can serve. It leads to the present page. */
export const movedPage = (old: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="refresh" content="0; url=${movedTo(old)}" />
    <title>This page has moved – donation-widget</title>
  </head>
  <body>
    <h1>This page has moved</h1>
    <p><a href="${movedTo(old)}">Go to its new address</a></p>
  </body>
</html>
`;
