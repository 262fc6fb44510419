// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { fakePlatform, pendingDonation, type FakePlatform } from '../support/elements/fakes.js';
import { patched } from '../fixtures/patch.js';
import session from '../fixtures/payment-session.json' with { type: 'json' };
import subscription from '../fixtures/subscription.json' with { type: 'json' };
import { at } from '../support/elements/address.js';
import { openStatus, openWidget, leave, storedText } from '../support/elements/donor.js';
import { json, publishableKey, stagedService, text } from '../support/elements/staged-service.js';
import { until } from '../support/elements/until.js';

/** All payer data of a response, each with a unique text. */
const payer = {
  id: 'pqx-payer-id',
  email: 'pqx-email@example.org',
  first_name: 'pqx-first',
  last_name: 'pqx-last',
  phone: 'pqx-phone',
  billing_address: {
    country: 'pqx-country',
    city: 'pqx-city',
    line1: 'pqx-line1',
    line2: 'pqx-line2',
    postcode: 'pqx-postcode',
    state: 'pqx-state',
  },
};
const metadata = { note: 'pqx-metadata', gift_aid: 'pqx-declared' };
const secrets = /pqx|4ZpQ7w/;

const names = [
  'donation-seen',
  'donation-leave',
  'donation-start',
  'donation-change',
  'donation-invalid',
  'donation-checkout',
  'donation-redirect',
  'donation-error',
  'donation-status',
  'donation-complete',
] as const;

/** All fields of an event of the package, including nested ones, as one text. */
const fieldsOf = (event: Event): string => {
  const getters = Object.getOwnPropertyNames(Object.getPrototypeOf(event)).filter((name) => name !== 'body');
  const fields = [...getters, ...Object.getOwnPropertyNames(event)].map((name) => {
    const value: unknown = Reflect.get(event, name);
    return value instanceof Error
      ? `${value.name} ${value.message} ${value.stack ?? ''} ${String(value.cause)}`
      : JSON.stringify(value);
  });
  return fields.join(' ');
};

/** The HTML of a shadow tree and of the shadow trees inside it. */
const htmlOf = (root: ShadowRoot): string =>
  [
    root.innerHTML,
    ...[...root.querySelectorAll('*')].map(({ shadowRoot }) => (shadowRoot ? htmlOf(shadowRoot) : '')),
    ...[...root.querySelectorAll('input, select, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ].join('\n');

/** Collects everything that is reported, stored and shown while `act` runs. */
const sweep = async (
  platform: FakePlatform,
  act: () => Promise<{ element: HTMLElement & { updateComplete: Promise<boolean> } }>,
) => {
  const told: string[] = [];
  const note = (event: Event) => told.push(fieldsOf(event));
  for (const name of names) document.body.addEventListener(name, note);
  const { element } = await act();
  leave();
  for (const name of names) document.body.removeEventListener(name, note);
  await element.updateComplete;
  return {
    element,
    found: {
      shown: element.shadowRoot ? htmlOf(element.shadowRoot) : '',
      told: told.join('\n'),
      stored: storedText(platform),
      reported: platform.reports.map(String).join('\n'),
      address: location.href,
    },
  };
};

const nothingOf = (found: Record<string, string>) => {
  for (const [where, what] of Object.entries(found)) expect(what, where).not.to.match(secrets);
};

const waiting = (type: 'one_time' | 'subscription', slug: string) => {
  const platform = fakePlatform();
  new PendingStore(platform, 'local').add(pendingDonation({ type, slug }));
  return platform;
};

const forms = [
  ['one_time', session, ['pending_payment', 'succeeded', 'failed', 'on_hold']],
  ['subscription', subscription, ['pending_payment', 'active', 'past_due', 'canceled', 'paused']],
] as const;

describe('The privacy of a donor', () => {
  it('is protected by a status that passes the a11y audit', async () => {
    const body = { ...session, payer, metadata };
    const service = stagedService(json(body));
    const { element } = await openStatus(
      { type: 'one_time', slug: body.slug },
      { service: service as never },
    );
    await until(() => element.outcome !== null);
    await expect(element).to.be.accessible();
  });

  for (const [type, form, statuses] of forms) {
    for (const status of statuses) {
      it(`is protected when the service returns a ${type} that is ${status}`, async () => {
        const body = { ...form, status, payer, metadata, return_url: 'https://charity.example/?x=pqx' };
        const platform = waiting(type, form.slug);
        const { element, found } = await at(`?donation-reference=${pendingDonation().reference}`, () =>
          sweep(platform, async () => {
            const service = stagedService(json(body)) as never;
            const opened = await openStatus({ storage: 'local' }, { service, platform });
            await until(() => opened.element.outcome !== null);
            return opened;
          }),
        );
        expect(element.getAttribute('outcome')).not.to.equal(null);
        expect(found.told).not.to.equal('');
        nothingOf(found);
      });
    }
  }

  for (const [what, answer] of [
    ['rejects the key', json({ message: `pqx ${publishableKey}` }, 401)],
    ['is a server error', text(`pqx ${publishableKey}`, 500)],
    ['is malformed', text(`pqx ${publishableKey}`)],
    ['has fields of other types', json(patched({ ...session, payer }, { amount: payer, status: payer }))],
  ] as const) {
    it(`is protected when the answer ${what}`, async () => {
      const platform = waiting('one_time', session.slug);
      const { found } = await sweep(platform, async () => {
        const opened = await openStatus({}, { service: stagedService(answer) as never, platform });
        await until(() => opened.element.outcome !== null);
        return opened;
      });
      nothingOf(found);
    });
  }

  it('is protected by the form, which sends what the donor types and keeps it nowhere', async () => {
    const platform = fakePlatform();
    const refused = json({ error: { message: 'pqx-email@example.org' } }, 400);
    const client = stagedService(refused, json({ checkout_url: 'https://pay.example/c', slug: 'ps_1' }));
    const { found } = await sweep(platform, async () => {
      const opened = await openWidget(
        { storage: 'local', fields: 'name* phone address*' },
        { platform, properties: { client, payer: { email: payer.email, first_name: 'pqx-first' } } },
      );
      const { element, donor } = opened;
      await donor.submit();
      await donor.type('Last name', 'pqx-last');
      await donor.select('Country', 'GB');
      await donor.type('Address line 1', 'pqx-line1');
      await donor.type('Town or city', 'pqx-city');
      await donor.submit();
      await until(() => donor.notice !== '' && donor.submitButton.ariaDisabled !== 'true');
      await donor.submit();
      await until(() => platform.assigned.length > 0);
      await element.updateComplete;
      return opened;
    });
    expect(client.requests).to.have.length(2);
    const { told, stored, reported, address } = found;
    nothingOf({ told, stored, reported, address });
  });
});
