import { expect } from '@open-wc/testing';
import { serviceOf } from '../../src/browser/service.js';
import { DonationClient } from '../../src/client/donation-client.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { fakeService } from '../controllers/fakes.js';

const attributes = { client: null, baseUrl: 'https://api.example/api/v1', publishableKey: 'pk_test_4Zp' };

describe('serviceOf', () => {
  it('is the page’s own client, whatever the attributes say', () => {
    const client = fakeService();
    expect(serviceOf({ client, baseUrl: '', publishableKey: '' })).to.equal(client);
  });

  it('is a client of the attributes', () => {
    const service = serviceOf(attributes);
    expect(service).to.be.instanceOf(DonationClient);
    expect(service.baseUrl).to.equal('https://api.example/api/v1');
  });

  it('is on the page’s own host when the address begins with a slash', () => {
    const service = serviceOf({ ...attributes, baseUrl: '/donations/api/v1/' });
    expect(service.baseUrl).to.equal(`${location.origin}/donations/api/v1`);
  });

  for (const [baseUrl, publishableKey] of [
    ['', 'pk_test_4Zp'],
    ['//api.example/api/v1', 'pk_test_4Zp'],
    ['api/v1', 'pk_test_4Zp'],
    ['http://api.example/api/v1', 'pk_test_4Zp'],
    ['/api', 'pk_test_4Zp'],
    ['https://api.example/api/v1', ''],
    ['https://api.example/api/v1', 'sk_live_4Zp'],
  ] as const) {
    it(`throws for ${JSON.stringify(baseUrl)} with ${JSON.stringify(publishableKey)}`, () => {
      expect(() => serviceOf({ client: null, baseUrl, publishableKey })).to.throw(ConfigurationError);
    });
  }
});
