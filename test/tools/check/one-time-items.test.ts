import { expect } from '@open-wc/testing';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import {
  check,
  departing,
  jsonOf,
  onCreation,
  onSubscription,
  setAt,
  type Alteration,
  type Json,
} from '../../support/check/altered-service.js';

const isMixed = (body: Json) => (body['line_items'] as Json[]).some(({ type }) => type === 'one_time');

const created = (path: string, value: unknown) =>
  onCreation((body, asked) => 'one_time_items' in jsonOf(asked) && setAt(body, path, value));

const read = (path: string, value: unknown) =>
  onSubscription((body) => isMixed(body) && setAt(body, path, value));

/** Statements that only fail for the subscription with one_time_items. */
const departures: readonly (readonly [statement: string, alteration: Alteration])[] = [
  ['§4.1 checkout: checkout_url is an http or https URL', created('checkout_url', '/pay')],
  ['§4.1 subscription checkout: expires_at is null', created('expires_at', '2026-02-01T00:00:00Z')],
  ['§4.1 subscription checkout: type is "subscription"', created('type', 'one_time')],
  ['§2.2 subscription: id is a UUID', read('id', 42)],
  ['§2.2 subscription: slug matches the path', read('slug', 'sub_another')],
  ['§2.2 subscription: interval matches the request', read('interval', 'week')],
  ['§2.3 subscription: payer.email matches the request', read('payer.email', 'ada@example.org')],
  ['§2.4 subscription: line_items[].id is a UUID', read('line_items.1.id', 'li_1')],
  ['§2.4 subscription: line_items[].total is quantity × amount', read('line_items.1.total', 51)],
  ['§2.4 subscription: line_items has as many items as the request', read('line_items.2', {})],
  ['§2.5 subscription: charity is an object', read('charity', null)],
];

for (const [statement, alteration] of departures) {
  it(`finds in a subscription with one_time_items: ${statement}`, async () => {
    const sandbox = openSandbox();
    const text = statement.replace(/^\S+ /, '');
    const { rows, times } = await check(sandbox.fetch, alteration, text);
    expect(times).to.be.above(0);
    expect(departing(rows)).to.deep.equal([statement]);
  });
}
