// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { isSameService, serviceIdentity } from '../../src/service/service-identity.js';

const own = { baseUrl: 'https://service.example/api/v1', publishableKey: 'pk_live_1' };
const identity = serviceIdentity(own);
const isSame = (other: Parameters<typeof serviceIdentity>[0]) =>
  isSameService(identity, serviceIdentity(other)) && isSameService(serviceIdentity(other), identity);

describe('serviceIdentity', () => {
  it('contains nothing of the key', () => {
    expect(identity).to.contain('service.example').and.not.to.contain('pk_').and.not.to.contain('live');
  });

  for (const [what, other] of [
    ['the same address and key', own],
    ['an address in another notation', { ...own, baseUrl: 'https://SERVICE.example:443/api/v1/' }],
    ['a custom client with the same address', { client: { baseUrl: own.baseUrl } }],
    ['a custom client without an address, next to the attribute', { ...own, client: {} }],
  ] as const) {
    it(`is the same for ${what}`, () => expect(isSame(other)).to.be.true);
  }

  for (const [what, other] of [
    ['another address', { ...own, baseUrl: 'https://other.example/api/v1' }],
    ['another path', { ...own, baseUrl: 'https://service.example/b/api/v1' }],
    ['another key', { ...own, publishableKey: 'pk_live_2' }],
    ['a custom client with another address', { client: { baseUrl: 'https://x.example/api/v1' } }],
    ['a custom client without an address', { client: {} }],
  ] as const) {
    it(`differs for ${what}`, () => expect(isSame(other)).to.be.false);
  }

  it('is the same for a relative and a full address on this host', () => {
    const full = serviceIdentity({ ...own, baseUrl: `${location.origin}/api/v1` });
    expect(isSameService(serviceIdentity({ ...own, baseUrl: '/api/v1' }), full)).to.be.true;
  });

  it('is the same for all clients without an address', () => {
    expect(isSameService(serviceIdentity({ client: {} }), serviceIdentity({ client: {} }))).to.be.true;
  });

  it('accepts a record that was stored without a service for any service', () => {
    expect(isSameService('', identity)).to.be.true;
  });
});
