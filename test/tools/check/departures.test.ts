import { expect } from '@open-wc/testing';
import { statements } from '../../../tools/check/statements/all.js';
import { beyondReach } from '../../../tools/check/statements/beyond-reach.js';
import { openSandbox } from '../../support/sandbox/sandbox.js';
import {
  type Alteration,
  check,
  departing,
  type Json,
  jsonOf,
  onCreation,
  onSubscription,
  setAt,
} from '../../support/check/altered-service.js';
import { departuresInAccess } from '../../support/check/departures-in-access.js';
import { departuresInReadForms } from '../../support/check/departures-in-read-forms.js';
import { departuresInRefusals } from '../../support/check/departures-in-refusals.js';

const departures = [...departuresInReadForms, ...departuresInRefusals, ...departuresInAccess];

const basePath = 'the base URL ends with /api/v1';

for (const [section, statement, alteration] of departures) {
  it(`finds a service that breaks ${section} ${statement}`, async () => {
    const sandbox = openSandbox();
    const { rows, times } = await check(sandbox.fetch, alteration, statement);
    expect(times).to.be.above(0);
    expect(departing(rows)).to.deep.equal([`${section} ${statement}`]);
  });
}

it('tests every statement that can be checked', () => {
  const reachable = statements
    .filter((statement) => !beyondReach.includes(statement))
    .map(({ text }) => text);
  const caught = departures.map(([, statement]) => statement);
  expect([...caught, basePath].sort()).to.deep.equal(reachable.sort());
});

const isMixed = (body: Json) => (body['line_items'] as Json[]).some(({ type }) => type === 'one_time');

const created = (path: string, value: unknown) =>
  onCreation((body, asked) => 'one_time_items' in jsonOf(asked) && setAt(body, path, value));

const readMixed = (path: string, value: unknown) =>
  onSubscription((body) => isMixed(body) && setAt(body, path, value));

/** Statements that only fail for the subscription with one_time_items. */
const departuresWithOneTimeItems: readonly (readonly [statement: string, alteration: Alteration])[] = [
  ['§4.1 checkout: checkout_url is an http or https URL', created('checkout_url', '/pay')],
  ['§4.1 subscription checkout: expires_at is null', created('expires_at', '2026-02-01T00:00:00Z')],
  ['§4.1 subscription checkout: type is "subscription"', created('type', 'one_time')],
  ['§2.2 subscription: id is a UUID', readMixed('id', 42)],
  ['§2.2 subscription: slug matches the path', readMixed('slug', 'sub_another')],
  ['§2.2 subscription: interval matches the request', readMixed('interval', 'week')],
  ['§2.3 subscription: payer.email matches the request', readMixed('payer.email', 'ada@example.org')],
  ['§2.4 subscription: line_items[].id is a UUID', readMixed('line_items.1.id', 'li_1')],
  ['§2.4 subscription: line_items[].total is quantity × amount', readMixed('line_items.1.total', 51)],
  ['§2.4 subscription: line_items has as many items as the request', readMixed('line_items.2', {})],
  ['§2.5 subscription: charity is an object', readMixed('charity', null)],
];

for (const [statement, alteration] of departuresWithOneTimeItems) {
  it(`finds in a subscription with one_time_items: ${statement}`, async () => {
    const sandbox = openSandbox();
    const text = statement.replace(/^\S+ /, '');
    const { rows, times } = await check(sandbox.fetch, alteration, text);
    expect(times).to.be.above(0);
    expect(departing(rows)).to.deep.equal([statement]);
  });
}
