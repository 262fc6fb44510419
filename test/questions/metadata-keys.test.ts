import { expect } from '@open-wc/testing';
import { formAttributes, metadataKeys } from '../../src/questions/list.js';
import { metadataKeysOf } from '../../src/questions/metadata-keys.js';
import { pageFieldsPart } from '../../src/questions/page-fields/part.js';
import type { Form } from '../../src/questions/part.js';
import { withState } from '../../src/questions/states.js';
import { everyAnswer, everyQuestion } from '../support/questions/every-question.js';
import { donationIn, formOf, formWith, issuesOf, type Changes } from '../support/questions/forms.js';

/** What the form uses itself, whether the page asks the question or not. */
const ownNames = [
  'gift_aid',
  'gift_aid_wording',
  'gift_aid_language',
  'gift_aid_declared_at',
  'contact_email',
  'contact_sms',
  'contact_wording',
  'contact_at',
  'dedication_kind',
  'dedication_name',
  'dedication_notify_email',
  'organisation',
  'anonymous',
  'comment',
  'variant',
  'donation_reference',
  'email',
  'first_name',
  'last_name',
  'phone',
  'Gift_Aid',
  'gift-aid',
  'contact.email',
  ' comment ',
  'comment\u200b',
  'GIFT AID',
];

const metadataOf = (form: Form) => donationIn(form).metadata;

/** The form with these values in the page's own fields. */
const withFields = (form: Form, values: Record<string, string>) =>
  withState(form, pageFieldsPart, { values, errors: [] });

describe('Keys of metadata that belong to a question', () => {
  for (const name of ownNames) {
    const issue = (attribute: string) => ({
      attribute,
      code: 'reserved_metadata_key',
      isMinor: true,
      values: { text: name },
    });

    it(`leave out “${name}” of the page's metadata, and tell the developer`, () => {
      const metadata = { [name]: 'yes', campaign: 'spring' };
      expect(metadataOf(formWith({ metadata }))).to.deep.equal({ campaign: 'spring' });
      expect(issuesOf({ metadata })).to.deep.equal([issue('metadata')]);
      expect(metadataOf(formWith({ metadata: JSON.stringify(metadata) }))).to.deep.equal({
        campaign: 'spring',
      });
    });

    it(`leave out “${name}” of the page's own fields, and tell the developer`, () => {
      const form = withFields(formWith({}), { [name]: 'yes', shirt: 'M' });
      expect(metadataOf(form)).to.deep.equal({ shirt: 'M' });
      const issues: unknown[] = [];
      pageFieldsPart.check?.(form, (one) => issues.push(one));
      expect(issues).to.deep.equal([issue('slot="fields"')]);
    });
  }

  it('leave out what the address has for a name in attribution, and tell the developer', () => {
    const address = new URLSearchParams('gift_aid=yes&gclid=x');
    const changes = { attribution: 'gift_aid gclid' };
    expect(metadataOf(formWith(changes, {}, { address }))).to.deep.equal({ gclid: 'x' });
    expect(issuesOf(changes)).to.deep.equal([
      {
        attribute: 'attribution',
        code: 'reserved_metadata_key',
        isMinor: true,
        values: { text: 'gift_aid' },
      },
    ]);
  });

  for (const when of [undefined, 'recurring'] as const)
    it(`leave out what the page has for one of its own questions${when ? ' that it doesn’t ask now' : ''}`, () => {
      const questions = [{ name: 'shirt_size', kind: 'text', label: 'Your size', ...(when && { when }) }];
      const issue = (attribute: string, text: string) => ({
        attribute,
        code: 'reserved_metadata_key',
        isMinor: true,
        values: { text },
      });
      const purposes = [
        { value: 'wells', label: 'Wells', metadata: { shirt_size: 'M', fund: '210' } },
        { value: 'schools', label: 'Schools' },
      ];
      const changes = {
        questions,
        purposes,
        metadata: { 'Shirt-size': 'M', campaign: 'spring' },
        attribution: 'shirt_size gclid',
      };
      const address = new URLSearchParams('shirt_size=M&gclid=x');
      const form = withFields(formWith(changes, {}, { address }), { shirt_size: 'M', shoes: '40' });
      expect(metadataOf(form)).to.deep.equal({ campaign: 'spring', fund: '210', gclid: 'x', shoes: '40' });
      expect(issuesOf(changes)).to.have.deep.members([
        issue('purposes', 'shirt_size'),
        issue('metadata', 'Shirt-size'),
        issue('attribution', 'shirt_size'),
      ]);
      const issues: unknown[] = [];
      pageFieldsPart.check?.(form, (one) => issues.push(one));
      expect(issues).to.deep.equal([issue('slot="fields"', 'shirt_size')]);
    });

  it("don't contain names that only begin alike, or names in other scripts", () => {
    const metadata = { comments: 1, contactless: 1, gift: 1, phone_number: 1, dedication: 1, 礼物: 1 };
    expect(metadataOf(formWith({ metadata }))).to.deep.equal(metadata);
    expect(issuesOf({ metadata })).to.deep.equal([]);
  });

  it('are protected for a question that is added, by its declaration alone', () => {
    const declared = metadataKeysOf({
      ...formAttributes,
      shoe: { metadataKeys: ['shoe_size', 'shoe_size_*'] },
    });
    const address = new URLSearchParams('shoe_size=x');
    const changes = { attribution: 'shoe_size', metadata: '{"shoe_size":"x","shoe_size_eu":"x","a":1}' };
    const form = { ...formWith(changes, {}, { address }), metadataKeys: declared };
    expect(metadataOf(withFields(form, { shoe_size: 'x', b: '2' }))).to.deep.equal({ a: 1, b: '2' });
    const without = formWith(changes, {}, { address });
    expect(metadataOf(without)).to.include({ shoe_size: 'x', shoe_size_eu: 'x' });
  });

  it('are all declared: no question writes another one', () => {
    const asked: Changes = { ...everyQuestion, fields: 'name phone', metadata: null };
    const organisation = metadataOf(formWith({ ...asked, giftAid: false }, everyAnswer));
    const person = metadataOf(
      formWith(
        { ...asked, contact: null },
        {
          preset: '1000',
          gift_aid: true,
          first_name: 'Ada',
          last_name: 'King',
          line1: '1 High Street',
          city: 'Leeds',
          postcode: 'LS1 1AA',
        },
      ),
    );
    const written = Object.keys({ ...organisation, ...person });
    expect(written).to.include.members(['gift_aid', 'contact_at', 'dedication_kind', 'comment', 'variant']);
    const form = formOf();
    expect(form.metadataKeys).to.include.members([...metadataKeys]);
    const left = metadataOf(formWith({ metadata: Object.fromEntries(written.map((name) => [name, 'x'])) }));
    expect(left).to.deep.equal({});
  });
});
