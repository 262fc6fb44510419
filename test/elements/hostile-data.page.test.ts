// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, oneEvent } from '@open-wc/testing';
import fc from 'fast-check';
import { DonationClient } from '../../src/client/index.js';
import { en } from '../../src/languages/en.js';
import paymentSession from '../fixtures/payment-session.json' with { type: 'json' };
import { patched } from '../fixtures/patch.js';
import subscription from '../fixtures/subscription.json' with { type: 'json' };
import { openStatus } from '../support/elements/donor.js';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Opens a status that reads this body through the real client. */
const statusOf = async (type: 'one_time' | 'subscription', slug: string, body: Json) => {
  const client = new DonationClient({
    baseUrl: 'https://service.example/api/v1',
    publishableKey: 'pk_test_1',
    fetch: () => Promise.resolve(new Response(JSON.stringify(body))),
  });
  const opened = await openStatus({ type, slug }, { service: client as never });
  if (opened.element.outcome === null) await oneEvent(opened.element, 'donation-status');
  await opened.element.updateComplete;
  return opened;
};

/** The paths of the values inside a body that hold no others. */
const leavesOf = (body: Json, path: string[]): string[][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : [path];

/** The paths to change at a time: each field of a body, and then all that is inside it. */
const changesOf = (body: Record<string, Json>): string[][][] =>
  Object.entries(body).flatMap(([key, value]) => {
    const inside = leavesOf(value, [key]).filter((path) => path.length > 1);
    return [[[key]], ...(inside.length > 0 ? [inside] : [])];
  });

const hostile: [what: string, value: Json | undefined][] = [
  ['null', null],
  ['missing', undefined],
  ['a number', -1.5],
  ['a huge number', 1e308],
  ['true', true],
  ['a list', [[], {}]],
  ['an object', { toString: 'x', length: 5 }],
  ['an empty text', ''],
  ['markup', '<img src=x onerror="document.title=1"><script>document.title=1</script>'],
  ['bidi overrides', '\u202E\u2066evil\u202C'],
  ['a lone surrogate', 'A\ud800B'],
  ['5,000 characters', 'x'.repeat(5000)],
  ['a prototype name', 'constructor'],
  ['a script', 'javascript:document.title=1'],
  ['a smuggled address', 'url(https://evil.example/t.gif)'],
];

describe('<donation-status> with hostile data', () => {
  it('passes the a11y audit', async () => {
    const charity = { name: '<b>\u202E' + 'x'.repeat(5000), theme: { primary: '#777777' } };
    const { element } = await statusOf('one_time', paymentSession.slug, { ...paymentSession, charity });
    await expect(element).to.be.accessible();
  });

  for (const [type, body] of [
    ['one_time', paymentSession],
    ['subscription', subscription],
  ] as const) {
    for (const [what, value] of hostile) {
      it(`stays readable if any field of a ${type} response is ${what}`, async function () {
        const errors: unknown[] = [];
        const note = (event: ErrorEvent | PromiseRejectionEvent) => errors.push(event);
        window.addEventListener('error', note);
        window.addEventListener('unhandledrejection', note);
        for (const paths of changesOf(body)) {
          const changes = Object.fromEntries(paths.map((path) => [path.join('/'), value]));
          const { element, donor } = await statusOf(type, body.slug, patched(body, changes) as Json);
          const place = paths.map((path) => path.join('.')).join();
          const wanted = place === 'slug' ? 'mismatch' : place === 'status' ? 'unconfirmed' : 'succeeded';
          expect(element.outcome, place).to.equal(wanted);
          expect(donor.text, place).to.contain(en[`${wanted}.title`]);
          expect(donor.root.querySelector('script, iframe, img[src^="x"]'), place).to.be.null;
          for (const link of donor.root.querySelectorAll('a')) expect(link.href, place).to.match(/^https:/);
          for (const image of donor.root.querySelectorAll('img'))
            expect(image.src, place).to.match(/^https:/);
          element.parentElement?.remove();
        }
        window.removeEventListener('error', note);
        window.removeEventListener('unhandledrejection', note);
        expect(errors).to.deep.equal([]);
        expect(document.title).not.to.equal('1');
      });
    }
  }

  it('stays readable if the whole body is hostile', async function () {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (body) => {
        const { element, donor } = await statusOf('one_time', 'ps_1', body as Json);
        expect(['mismatch', 'unavailable']).to.include(element.outcome);
        expect(donor.text).not.to.equal('');
        element.parentElement?.remove();
      }),
      { numRuns: 150 },
    );
  });

  it('keeps an amount on one line next to a name of 5,000 characters', async () => {
    const [item] = paymentSession.line_items;
    const { donor } = await statusOf('one_time', paymentSession.slug, {
      ...paymentSession,
      line_items: [{ ...item, project: 'x'.repeat(5000), total: 123_456_789 }] as Json,
    });
    donor.root.host.setAttribute('style', 'display: block; inline-size: 280px');
    const amount = donor.root.querySelector('dd');
    const range = document.createRange();
    if (amount) range.selectNodeContents(amount);
    expect(amount?.textContent).to.equal('£1,234,567.89');
    expect(range.getClientRects()).to.have.length(1);
  });

  it('shows at most 20 of 10,000 line items', async () => {
    const [item = {}] = paymentSession.line_items;
    const { donor } = await statusOf('one_time', paymentSession.slug, {
      ...paymentSession,
      line_items: Array.from({ length: 10_000 }, () => item) as Json,
    });
    expect(donor.root.querySelectorAll('dl > div').length).to.be.below(26);
  });
});
