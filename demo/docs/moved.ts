import { posix } from 'node:path';

/** Pages that have moved: their old path below the folder of the site, and the present page with its section. */
export const moved: Readonly<Record<string, string>> = {
  'editors/squarespace.html': 'editors/website-builders.html#squarespace',
  'editors/wix.html': 'editors/website-builders.html#wix',
  'editors/drupal.html': 'editors/website-builders.html#drupal',
  'editors/webflow.html': 'editors/website-builders.html#webflow',
  'editors/other-builders.html': 'editors/website-builders.html#another-website-builder',
  'promises/privacy.html': 'evaluate/data-flow.html#what-the-form-promises',
  'evaluate/network.html': 'evaluate/data-flow.html#hosts-that-the-form-contacts',
  'promises/return.html': 'promises/faults.html#when-the-donor-comes-back',
  'promises/host-pages.html': 'promises/limits.html#how-the-form-behaves-on-your-page',
  'promises/random-donors.html': 'promises/how-we-test.html#random-donors',
  'evaluate/a-day-and-ten-thousand-forms.html': 'promises/how-we-test.html#memory-use-over-a-day',
  'evaluate/prove.html': 'promises/how-we-test.html#prove-what-we-claim',
  'evaluate/upgrades.html': 'evaluate/support.html#what-happens-to-a-donation-while-you-upgrade',
  'developers/sandbox-controls.html': 'developers/sandbox.html#simulate-errors',
  'decisions/index.html': 'decisions.html',
  'decisions/list-of-questions.html': 'decisions.html#the-form-is-a-list-of-questions',
  'decisions/native-controls.html': 'decisions.html#native-controls-in-one-shadow-root',
  'decisions/same-templates.html': 'decisions.html#the-prerendered-form-uses-the-same-templates',
  'decisions/load-by-purpose.html': 'decisions.html#load-each-file-for-a-purpose',
  'decisions/classic-script.html': 'decisions.html#the-classic-script-is-made-from-the-module',
  'decisions/own-currency-table.html': 'decisions.html#our-own-table-of-currencies',
  'decisions/zod-at-the-border.html': 'decisions.html#zod-checks-everything-at-the-boundary',
  'decisions/no-automatic-retry.html': 'decisions.html#no-automatic-retry-of-a-donation',
  'decisions/reference-in-the-return-address.html': 'decisions.html#a-reference-in-the-return-address',
  'decisions/service-decides.html': 'decisions.html#only-the-service-decides-if-a-payment-succeeded',
  'decisions/event-classes.html': 'decisions.html#events-are-classes-with-fields',
  'decisions/real-sandbox.html': 'decisions.html#the-sandbox-is-a-real-service',
  'decisions/independent-check.html': 'decisions.html#the-check-shares-no-code',
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
