import { expect } from '@open-wc/testing';
import type { HttpError } from '../../src/client/errors.js';
import { answering, clientOn, oneTimeRequest } from '../support/client/fake-fetch.js';
import { rejectionOf } from '../support/rejection-of.js';

describe('Retry-After', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString();
  const retryAfter = async (value: string, status = 429) => {
    const headers = { 'Retry-After': value };
    const { client } = clientOn(answering('{}', { status, headers }));
    return ((await rejectionOf(client.createCheckout(oneTimeRequest))) as HttpError).retryAfter;
  };

  for (const [value, seconds] of [
    ['7', 7],
    [' 120 ', 120],
    ['0', 0],
    ['99999999', 99_999_999],
    ['', null],
    ['soon', null],
    ['1.5', null],
    ['-5', null],
    ['1 Jan 2100', null],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ] as const) {
    it(`reads ${JSON.stringify(value)} as ${seconds}`, async () => {
      expect(await retryAfter(value)).to.equal(seconds);
    });
  }

  it('reads a date as the number of seconds until then', async () => {
    expect(await retryAfter(inAnHour())).to.be.within(3590, 3600);
  });

  it('is read for every status', async () => {
    expect(await retryAfter('120', 503)).to.equal(120);
  });
});
