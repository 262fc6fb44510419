import { expect } from '@open-wc/testing';
import { donationIn, formOf, formWith, issuesOf, type Changes } from '../../support/questions/forms.js';

const metadataOf = (changes: Changes, query = '') =>
  donationIn(formWith(changes, {}, { address: new URLSearchParams(query) })).metadata;

const campaign = 'utm_source=news&utm_medium=email&utm_campaign=spring&utm_term=river&utm_content=top';

describe('attribution', () => {
  it('reads the five campaign parameters for utm', () => {
    expect(metadataOf({ attribution: 'utm' }, `${campaign}&utm_id=7&gclid=x`)).to.deep.equal({
      utm_source: 'news',
      utm_medium: 'email',
      utm_campaign: 'spring',
      utm_term: 'river',
      utm_content: 'top',
    });
  });

  for (const [attribution, query, wanted] of [
    ['utm_campaign, gclid', `${campaign}&gclid=Cj0K`, { utm_campaign: 'spring', gclid: 'Cj0K' }],
    ['gclid utm', 'utm_source=news&gclid=Cj0K', { utm_source: 'news', gclid: 'Cj0K' }],
    ['gclid', 'gclid=first&gclid=second', { gclid: 'first' }],
    ['gclid', 'GCLID=x', {}],
    ['gclid', 'gclid=+%E2%80%8B', {}],
    ['gclid', 'gclid=a%00b%E2%80%AEc%0A+d', { gclid: 'abc d' }],
    ['gclid', `gclid=${'😀'.repeat(201)}`, { gclid: '😀'.repeat(200) }],
    ['constructor', 'constructor=x', { constructor: 'x' }],
    ['constructor', '', {}],
  ] as const) {
    it(`reads ${JSON.stringify(wanted).slice(0, 60)} for “${attribution}” from ?${query.slice(0, 60)}`, () =>
      expect(metadataOf({ attribution }, query)).to.deep.equal(wanted));
  }

  it('gives way to metadata that the page set, except for the variant', () => {
    const changes = {
      attribution: 'utm_source',
      variant: 'b',
      metadata: '{"utm_source":"post","variant":1}',
    };
    expect(metadataOf(changes, 'utm_source=news')).to.deep.equal({ utm_source: 'post', variant: 'b' });
  });

  it('is empty without an address, as in a prerendered form', () => {
    expect(donationIn(formWith({ attribution: 'utm' })).metadata).to.deep.equal({});
  });

  for (const name of ['__proto__', '1st', 'payer[email]', 'a'.repeat(41), 'utm_sourcé']) {
    it(`rejects the name ${name}`, () => {
      const issue = { attribute: 'attribution', code: 'no_metadata_key', values: { text: name } };
      expect(issuesOf({ attribution: `utm ${name}` })).to.deep.equal([issue]);
    });
  }

  for (const name of [
    'donation_reference',
    'donation-reference',
    'Donation-Reference',
    'gift_aid',
    'gift_aid_wording',
    'contact_email',
    'dedication_name',
    'organisation',
    'anonymous',
    'comment',
    'variant',
    'email',
  ]) {
    it(`rejects the name ${name} of another question`, () => {
      const issue = { attribute: 'attribution', code: 'reserved_metadata_key', values: { text: name } };
      expect(issuesOf({ attribution: name })).to.deep.equal([{ ...issue, isMinor: true }]);
    });
  }

  it('is not asked if its attribute is blank', () => {
    const names = (changes: Changes) => formOf(changes).parts.map(({ name }) => name);
    expect(names({ attribution: ' ', variant: '' })).not.to.include('attribution');
    expect(names({ variant: 'b' })).to.include('attribution');
  });
});

describe('variant', () => {
  for (const [variant, wanted] of [
    [' b ', 'b'],
    ['warm\u202e tone\u0007', 'warm tone'],
    ['é'.repeat(300), 'é'.repeat(200)],
  ] as const) {
    it(`is ${wanted.slice(0, 20)} in metadata`, () =>
      expect(metadataOf({ variant })).to.deep.equal({ variant: wanted }));
  }

  it('ignores the address of the page', () => {
    expect(metadataOf({ variant: 'b', attribution: 'utm' }, 'variant=a')).to.deep.equal({ variant: 'b' });
  });
});
