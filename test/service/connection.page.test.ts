import { expect } from '@open-wc/testing';
import { connectionOf, type ConnectionValues } from '../../src/service/connection.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';

const values: ConnectionValues = {
  baseUrl: 'https://api.example/api/v1',
  publishableKey: 'pk_test_4Zp',
  client: null,
  storage: 'session',
};

describe('connectionOf', () => {
  it('is made once', () => {
    const element = { platform: fakePlatform(), values };
    const first = connectionOf(element);
    expect(first).not.to.be.null;
    element.values = { ...values };
    expect(connectionOf(element)).to.equal(first);
  });

  for (const [what, change] of [
    ['the address', { baseUrl: 'https://other.example/api/v1' }],
    ['the key', { publishableKey: 'pk_test_other' }],
    ['the client', { client: fakeService() }],
    ['the storage', { storage: 'local' }],
  ] as const) {
    it(`is made anew if ${what} changes`, () => {
      const element = { platform: fakePlatform(), values };
      const first = connectionOf(element);
      element.values = { ...values, ...change };
      const second = connectionOf(element);
      expect(second).not.to.be.oneOf([first, null]);
      expect(second?.identity === first?.identity).to.equal('storage' in change);
    });
  }

  it('is made anew if the platform changes', () => {
    const element = { platform: fakePlatform(), values };
    const first = connectionOf(element);
    element.platform = fakePlatform();
    expect(connectionOf(element)).not.to.equal(first);
  });

  it('is null while the attributes aren’t valid', () => {
    const element = { platform: fakePlatform(), values: { ...values, baseUrl: 'http://api.example/api/v1' } };
    expect(connectionOf(element)).to.be.null;
    element.values = values;
    expect(connectionOf(element)?.service.baseUrl).to.equal(values.baseUrl);
  });
});
