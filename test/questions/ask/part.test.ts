import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import { keptAnswers, withKeptAnswers } from '../../../src/form/kept-answers.js';
import { giftAidKey } from '../../../src/questions/gift-aid/part.js';
import { fieldsAt, stateOf } from '../../../src/questions/states.js';
import {
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  type Fields,
} from '../../support/questions/forms.js';

const all = { ask: 'organisation anonymous comment' };
const answers: Fields = {
  by_organisation: true,
  organisation: ' River  Works Ltd ',
  anonymous: true,
  comment: 'For the otters\nat Sallow',
};
const metadataOf = (changes: object, fields: Fields) => donationIn(formWith(changes, fields)).metadata;

describe('ask', () => {
  it('sends the donor’s answers, which override the page’s metadata', () => {
    expect(metadataOf({ ...all, metadata: { comment: 'own', campaign: 'winter' } }, answers)).to.deep.equal({
      campaign: 'winter',
      organisation: 'River Works Ltd',
      anonymous: 'yes',
      comment: 'For the otters\nat Sallow',
    });
  });

  it('sends nothing for missing or blank answers', () => {
    expect(metadataOf(all, { comment: ' \n' })).to.deep.equal({});
    expect(metadataOf(all, { anonymous: true, by_organisation: true, organisation: 'x' })).to.have.all.keys(
      'anonymous',
      'organisation',
    );
    expect(metadataOf(all, { ...answers, anonymous: false, comment: '' })).to.have.all.keys('organisation');
  });

  for (const word of ['organisation', 'anonymous', 'comment']) {
    it(`asks only “${word}” if the page lists only that`, () => {
      const form = formWith({ ask: word }, answers);
      expect(donationIn(form).metadata).to.have.all.keys(word);
    });
  }

  it('asks nothing if the page lists nothing', () => {
    expect(formOf({ ask: ' ' }).parts.map(({ name }) => name)).not.to.include('ask');
  });

  it('requires the organisation’s name after its tick, and limits both texts', () => {
    expect(errorsIn(formWith(all))).to.deep.equal([]);
    expect(errorsIn(formWith(all, { by_organisation: true, organisation: ' ' }))).to.deep.equal([
      ['organisation', 'required'],
    ]);
    const long = { ...answers, organisation: 'x'.repeat(201), comment: 'x'.repeat(501) };
    expect(errorsIn(formWith(all, long))).to.deep.equal([
      ['organisation', 'too_long'],
      ['comment', 'too_long'],
    ]);
    expect(errorsIn(formWith(all, { ...answers, comment: 'x'.repeat(500) }))).to.deep.equal([]);
  });

  it('leaves out the organisation without its tick, but keeps the name', () => {
    const closed = filled(formWith(all, answers), { by_organisation: false });
    expect(donationIn(closed).metadata).not.to.have.property('organisation');
    const again = filled(closed, { by_organisation: true });
    expect(donationIn(again).metadata).to.include({ organisation: 'River Works Ltd' });
  });

  it('keeps the ticks across a reload, but no text', () => {
    const kept: unknown = JSON.parse(JSON.stringify(keptAnswers(formWith(all, answers))));
    expect(JSON.stringify(kept)).not.to.match(/River|otters/);
    const restored = withKeptAnswers(formOf(all), kept);
    expect(stateOf(restored, { name: 'ask' })).to.deep.equal({
      isByOrganisation: true,
      organisation: '',
      isAnonymous: true,
      comment: '',
    });
    const broken = { locale: 'en-GB', answers: { ask: { byOrganisation: 'yes', anonymous: 1 } } };
    expect(withKeptAnswers(formOf(all), broken).states).to.deep.include({
      ask: { isByOrganisation: false, organisation: '', isAnonymous: false, comment: '' },
    });
  });

  it('shows an error at a text that the service refuses', () => {
    expect(fieldsAt(['metadata.organisation', 'metadata.comment'], formOf(all))).to.deep.equal([
      'organisation',
      'comment',
    ]);
  });

  it('reports each unknown word', () => {
    expect(issuesOf({ ask: 'organization, comment name' })).to.deep.equal([
      { attribute: 'ask', code: 'unknown_ask', values: { text: 'organization' } },
      { attribute: 'ask', code: 'unknown_ask', values: { text: 'name' } },
    ]);
  });

  describe('with Gift Aid', () => {
    const aided = { ...all, giftAid: true };
    const declared = formWith(aided, { gift_aid: true });
    const isDeclared = (form: typeof declared) => stateOf(form, giftAidKey) !== null;

    it('withdraws the declaration for an organisation, and does not restore it', () => {
      expect(isDeclared(filled(declared, { anonymous: true, organisation: 'x' }))).to.be.true;
      const byOrganisation = filled(declared, { by_organisation: true });
      expect(isDeclared(byOrganisation)).to.be.false;
      // A page’s script could tick the checkbox while it is hidden.
      expect(isDeclared(filled(byOrganisation, { gift_aid: true }))).to.be.false;
      expect(isDeclared(filled(byOrganisation, { by_organisation: false }))).to.be.false;
    });

    it('ignores an organisation tick if the page no longer asks for it', () => {
      const form = formWith(aided, { by_organisation: true });
      const asksOther = reconfigured(form, formOf({ ...aided, ask: 'comment' }));
      expect(isDeclared(filled(asksOther, { gift_aid: true }))).to.be.true;
    });
  });
});
