// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { isOpen, pendingDonationSchema } from '../../src/service/pending-donation.js';
import { patched } from '../fixtures/patch.js';

const hour = 3_600_000;
/** 2030-01-01T00:00:00Z. */
const created = 1_893_456_000_000;

const pending = {
  reference: '0123456789abcdef0123456789abcdef',
  slug: 'ps_7Hk2-x',
  type: 'one_time' as const,
  created,
  checkoutUrl: 'https://pay.example/c/abc#state',
  expiresAt: '2030-01-01T01:00:00Z',
  page: '/give/now',
  form: '0',
  offer: '',
  service: 'https://service.example/api/v1#0a1b2c3d',
  settled: null,
};

const forged: [field: string, values: unknown[]][] = [
  [
    'reference',
    [
      undefined,
      null,
      '',
      '0123456789abcdef',
      '0123456789ABCDEF0123456789ABCDEF',
      `${'0'.repeat(32)}\n`,
      '0'.repeat(33),
      'g'.repeat(32),
      5,
    ],
  ],
  ['slug', [undefined, null, '', '.', '..', '\ud800', 'x'.repeat(2001), 5]],
  ['type', [undefined, null, '', 'donation', 'constructor']],
  ['created', [undefined, null, '1893456000000', 1.5, Number.MAX_VALUE]],
  [
    'checkoutUrl',
    [
      undefined,
      null,
      '',
      'javascript:alert(1)',
      'http://pay.example/',
      '/c/abc',
      'https://u:p@pay.example/',
      'data:text/html,x',
    ],
  ],
  ['expiresAt', [undefined, 5, {}]],
  [
    'page',
    [
      undefined,
      null,
      '',
      'give',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example/',
      5,
    ],
  ],
  ['service', [null, 5, {}]],
  ['settled', [undefined, 5, true]],
];

describe('pendingDonationSchema', () => {
  for (const changes of [
    {},
    { type: 'subscription', expiresAt: null },
    { settled: 'succeeded' },
    { page: '/' },
    { slug: '.well-known' },
    { slug: '...' },
    { slug: 'ps_7Hk2/9Q==' },
    { slug: '../é ?#%2F' },
    { checkoutUrl: 'http://localhost:5173/checkout/1' },
  ]) {
    it(`accepts a record with ${JSON.stringify(changes)}`, () => {
      const record = { ...pending, ...changes };
      expect(pendingDonationSchema.parse(record)).to.deep.equal(record);
    });
  }

  for (const [field, values] of forged) {
    for (const value of values) {
      it(`rejects ${JSON.stringify(value)?.slice(0, 40) ?? 'no value'} as ${field}`, () => {
        const { error } = pendingDonationSchema.safeParse(patched(pending, { [field]: value }));
        expect([...new Set(error?.issues.map(({ path }) => path.join()))]).to.deep.equal([field]);
      });
    }
  }

  it('accepts a record from a version that did not store the service', () => {
    const record = patched(pending, { service: undefined });
    expect(pendingDonationSchema.parse(record)).to.deep.equal({ ...pending, service: '' });
  });

  it('removes unknown fields', () => {
    expect(pendingDonationSchema.parse({ ...pending, email: 'payer@example.org' })).to.deep.equal(pending);
  });
});

describe('isOpen', () => {
  for (const [why, changes, after, wanted] of [
    ['before the checkout expires', {}, hour - 1, true],
    ['when the checkout expires', {}, hour, false],
    ['before a distant expiry', { expiresAt: '2030-01-02T00:00:00Z' }, 23 * hour, true],
    [
      'before an expiry given in another time zone',
      { expiresAt: '2030-01-01T02:00:00+01:00' },
      hour - 1,
      true,
    ],
    [
      'when an expiry given in another time zone is reached',
      { expiresAt: '2030-01-01T02:00:00+01:00' },
      hour,
      false,
    ],
    ['without an expiry, before 2 hours', { expiresAt: null }, 2 * hour - 1, true],
    ['without an expiry, after 2 hours', { expiresAt: null }, 2 * hour, false],
    ['with an unreadable expiry, before 2 hours', { expiresAt: 'soon' }, 2 * hour - 1, true],
    ['with an unreadable expiry, after 2 hours', { expiresAt: 'soon' }, 2 * hour, false],
    ['once settled', { settled: 'failed' }, 0, false],
    ['after the donor has started another donation', { settled: 'dismissed' }, 0, true],
    ['while a declined payment needs attention', { settled: 'attention' }, 0, true],
  ] as const) {
    it(`returns ${wanted} ${why}`, () => {
      expect(isOpen({ ...pending, ...changes }, created + after)).to.equal(wanted);
    });
  }
});
