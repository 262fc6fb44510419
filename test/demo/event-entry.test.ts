import { expect } from '@open-wc/testing';
import { added, entryOf, type Entry } from '../../demo/configurator/event-entry.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { HttpError } from '../../src/client/errors.js';
import { DonationChangeEvent, DonationErrorEvent, DonationSubmitEvent } from '../../src/events.js';

it('an amount is told as the integer that it is, and as money', () => {
  const gift = { amount: 2500, currency: 'GBP', interval: 'month', intervalCount: 1 } as const;
  expect(entryOf(new DonationChangeEvent(gift), '12:00:00')).to.deep.equal({
    name: 'donation-change',
    time: '12:00:00',
    fields: [
      { name: 'amount', value: '2500', words: '£25.00' },
      { name: 'currency', value: '"GBP"' },
      { name: 'interval', value: '"month"' },
      { name: 'intervalCount', value: '1' },
      { name: 'variant', value: 'null' },
    ],
  });
  const yen = entryOf(new DonationChangeEvent({ ...gift, currency: 'JPY' }), '12:00:00');
  expect(yen.fields[0]).to.deep.equal({ name: 'amount', value: '2500', words: 'JP¥2,500' });
});

it('no amount is told as null', () => {
  const none = new DonationChangeEvent({
    amount: null,
    currency: 'GBP',
    interval: null,
    intervalCount: null,
  });
  expect(entryOf(none, '').fields[0]).to.deep.equal({ name: 'amount', value: 'null' });
});

it('a request is told with every value of the payer masked', () => {
  const event = new DonationSubmitEvent(
    {
      payment_type: 'one_time',
      currency: 'GBP',
      line_items: [{ quantity: 1, amount: 2500 }],
      payer: {
        email: 'ada@example.org',
        first_name: 'Ada',
        billing_address: { country: 'GB', line1: '1 River Street' },
      },
    },
    { reference: '0123456789abcdef0123456789abcdef' },
  );
  const [field] = entryOf(event, '').fields;
  expect(field?.value).not.to.match(/ada|River|country": "GB/i);
  expect(JSON.parse(field?.value ?? '')).to.deep.equal({
    payment_type: 'one_time',
    currency: 'GBP',
    line_items: [{ quantity: 1, amount: 2500 }],
    payer: { email: '•••', first_name: '•••', billing_address: { country: '•••', line1: '•••' } },
  });
});

it('an error is told by name, message and status, without the answer', () => {
  const event = new DonationErrorEvent(new HttpError(500, { email: 'ada@example.org' }));
  const [field] = entryOf(event, '').fields;
  expect(JSON.parse(field?.value ?? '')).to.deep.equal({
    name: 'HttpError',
    message: 'The service responded with HTTP status 500.',
    status: 500,
  });
});

it('an error of the page is told with the attributes that aren’t valid', () => {
  const issues = [{ attribute: 'intervals', code: 'no_interval' }];
  const event = new DonationErrorEvent(new ConfigurationError('intervals names no interval', issues));
  const [field] = entryOf(event, '').fields;
  expect(JSON.parse(field?.value ?? '')).to.deep.equal({
    name: 'ConfigurationError',
    message: 'intervals names no interval',
    issues,
  });
});

it('the newest comes first, and there are fifty at most', () => {
  let entries: Entry[] = [];
  for (let at = 1; at <= 60; at += 1)
    entries = added(entries, { name: 'donation-change', time: String(at), fields: [] });
  expect(entries).to.have.length(50);
  expect(entries[0]?.time).to.equal('60');
  expect(entries.at(-1)?.time).to.equal('11');
});
