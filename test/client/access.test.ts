import { expect } from '@open-wc/testing';
import { accessError } from '../../src/client/access-error.js';
import { accessIssue, type AccessIssue } from '../../src/client/access.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { DonationClient } from '../../src/client/donation-client.js';

const address = 'https://service.example/api/v1';
const key = 'pk_test_4Zp';

const table: [baseUrl: string, publishableKey: string, issue: AccessIssue | undefined, words: string][] = [
  [address, key, undefined, ''],
  ['http://localhost:5173/api/v1/', key, undefined, ''],
  [
    '',
    key,
    'address',
    'base-url should start with https:// and end with /api/v1 (http:// works only on localhost)',
  ],
  ['http://service.example/api/v1', key, 'address', 'base-url should start with https://'],
  // The address is checked first, because a key is only sent to a valid address.
  ['', '', 'address', 'base-url should start with https://'],
  [address, '', 'missing', 'publishable-key is missing'],
  // JavaScript can pass in anything.
  ...[undefined, null, 5].flatMap((wrong): typeof table => [
    [address, wrong as unknown as string, 'missing', 'publishable-key is missing'],
    [wrong as unknown as string, key, 'address', 'base-url should start with https://'],
  ]),
  [
    address,
    'pk_live_\u200b4Zp',
    'malformed',
    "publishable-key has a space or another character that a key can't have",
  ],
  [
    address,
    'sk_live_4Zp',
    'secret',
    'publishable-key is a secret key, which must never be on a page: use your publishable key',
  ],
];

describe('accessIssue and accessError', () => {
  for (const [baseUrl, publishableKey, issue, words] of table) {
    it(`returns ${issue ?? 'no error'} for “${baseUrl}” with “${publishableKey}”`, () => {
      expect(accessIssue({ baseUrl, publishableKey })).to.equal(issue);
      if (!issue) return;
      const error = accessError(issue);
      expect(error).to.be.instanceOf(ConfigurationError);
      expect(error.message).to.contain(words);
      expect(error.message).not.to.contain('4Zp');
      const attribute = issue === 'address' ? 'base-url' : 'publishable-key';
      expect(error.issues).to.deep.equal([{ attribute, code: issue }]);
    });

    it(`${issue ? 'rejects' : 'creates'} a client for “${baseUrl}” with “${publishableKey}”`, () => {
      const make = () => new DonationClient({ baseUrl, publishableKey });
      if (issue) expect(make).to.throw(ConfigurationError, words);
      else expect(make().baseUrl).to.equal(baseUrl.replace(/\/$/, ''));
    });
  }
});
