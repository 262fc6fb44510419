import { expect } from '@open-wc/testing';
import { isSameService, serviceIdentity } from '../../src/browser/service-identity.js';

const own = { baseUrl: 'https://service.example/api/v1', publishableKey: 'pk_live_1' };
const identity = serviceIdentity(own);
const isSame = (other: Parameters<typeof serviceIdentity>[0]) =>
  isSameService(identity, serviceIdentity(other)) && isSameService(serviceIdentity(other), identity);

describe('serviceIdentity', () => {
  it('has nothing of the key in it', () => {
    expect(identity).to.contain('service.example').and.not.to.contain('pk_').and.not.to.contain('live');
  });

  for (const [what, other] of [
    ['the same address and key', own],
    ['an address that is written otherwise', { ...own, baseUrl: 'https://SERVICE.example:443/api/v1/' }],
    ['a client of the page’s own for the address', { client: { baseUrl: own.baseUrl } }],
    ['a client that names no address, beside the attribute', { ...own, client: {} }],
  ] as const) {
    it(`names one service by ${what}`, () => expect(isSame(other)).to.be.true);
  }

  for (const [what, other] of [
    ['another address', { ...own, baseUrl: 'https://other.example/api/v1' }],
    ['another path', { ...own, baseUrl: 'https://service.example/b/api/v1' }],
    ['another key', { ...own, publishableKey: 'pk_live_2' }],
    ['a client of the page’s own for another address', { client: { baseUrl: 'https://x.example/api/v1' } }],
    ['a client that names no address', { client: {} }],
  ] as const) {
    it(`names another service by ${what}`, () => expect(isSame(other)).to.be.false);
  }

  it('names one service by an address on this host, in full or not', () => {
    const full = serviceIdentity({ ...own, baseUrl: `${location.origin}/api/v1` });
    expect(isSameService(serviceIdentity({ ...own, baseUrl: '/api/v1' }), full)).to.be.true;
  });

  it('takes clients that name no address for one service', () => {
    expect(isSameService(serviceIdentity({ client: {} }), serviceIdentity({ client: {} }))).to.be.true;
  });

  it('leaves what was stored without a service to all', () => {
    expect(isSameService('', identity)).to.be.true;
  });
});
