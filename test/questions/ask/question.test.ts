import { expect } from '@open-wc/testing';
import { reconfigured } from '../../../src/form/create-form.js';
import { keptAnswers, withKeptAnswers } from '../../../src/form/kept-answers.js';
import { giftAid } from '../../../src/questions/gift-aid/state.js';
import { fieldsAt, stateOf } from '../../../src/questions/states.js';
import { donationIn, errorsIn, filled, formOf, formWith, issuesOf, type Fields } from '../forms.js';

const all = { ask: 'organisation anonymous comment' };
const answers: Fields = {
  by_organisation: true,
  organisation: ' River  Works Ltd ',
  anonymous: true,
  comment: 'For the otters\nat Sallow',
};
const metadataOf = (changes: object, fields: Fields) => donationIn(formWith(changes, fields)).metadata;

describe('ask', () => {
  it('sends what the donor has answered, over the page’s own metadata', () => {
    expect(metadataOf({ ...all, metadata: { comment: 'own', campaign: 'winter' } }, answers)).to.deep.equal({
      ...{ campaign: 'winter', organisation: 'River Works Ltd', anonymous: 'yes' },
      comment: 'For the otters\nat Sallow',
    });
  });

  it('sends nothing that is unanswered or blank', () => {
    expect(metadataOf(all, { comment: ' \n' })).to.deep.equal({});
    expect(metadataOf(all, { anonymous: true, by_organisation: true, organisation: 'x' })).to.have.all.keys(
      'anonymous',
      'organisation',
    );
    expect(metadataOf(all, { ...answers, anonymous: false, comment: '' })).to.have.all.keys('organisation');
  });

  for (const word of ['organisation', 'anonymous', 'comment']) {
    it(`asks “${word}” alone where the page says so, and sends nothing else`, () => {
      const form = formWith({ ask: word }, answers);
      expect(donationIn(form).metadata).to.have.all.keys(word);
    });
  }

  it('asks nothing where the page says nothing', () => {
    expect(formOf({ ask: ' ' }).questions.map(({ name }) => name)).not.to.include('ask');
  });

  it('needs the organisation’s name once it is ticked, and limits both texts', () => {
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

  it('sends no organisation while it is not ticked, and has its name still', () => {
    const closed = filled(formWith(all, answers), { by_organisation: false });
    expect(donationIn(closed).metadata).not.to.have.property('organisation');
    const again = filled(closed, { by_organisation: true });
    expect(donationIn(again).metadata).to.include({ organisation: 'River Works Ltd' });
  });

  it('keeps the ticks for a reload, and no text', () => {
    const kept: unknown = JSON.parse(JSON.stringify(keptAnswers(formWith(all, answers))));
    expect(JSON.stringify(kept)).not.to.match(/River|otters/);
    const restored = withKeptAnswers(formOf(all), kept);
    expect(stateOf(restored, { name: 'ask' })).to.deep.equal({
      ...{ isByOrganisation: true, organisation: '', isAnonymous: true, comment: '' },
    });
    const broken = { locale: 'en-GB', answers: { ask: { byOrganisation: 'yes', anonymous: 1 } } };
    expect(withKeptAnswers(formOf(all), broken).states).to.deep.include({
      ask: { isByOrganisation: false, organisation: '', isAnonymous: false, comment: '' },
    });
  });

  it('marks the text that the service refuses', () => {
    expect(fieldsAt(['metadata.organisation', 'metadata.comment'], formOf(all))).to.deep.equal([
      'organisation',
      'comment',
    ]);
  });

  it('names each word that it does not know', () => {
    expect(issuesOf({ ask: 'organization, comment name' })).to.deep.equal([
      { attribute: 'ask', code: 'unknown_ask', values: { text: 'organization' } },
      { attribute: 'ask', code: 'unknown_ask', values: { text: 'name' } },
    ]);
  });

  describe('beside Gift Aid', () => {
    const aided = { ...all, giftAid: true };
    const declared = formWith(aided, { gift_aid: true });
    const isDeclared = (form: typeof declared) => stateOf(form, giftAid) !== null;

    it('withdraws the declaration for an organisation, and leaves it withdrawn', () => {
      expect(isDeclared(filled(declared, { anonymous: true, organisation: 'x' }))).to.be.true;
      const byOrganisation = filled(declared, { by_organisation: true });
      expect(isDeclared(byOrganisation)).to.be.false;
      // A script of the page may tick what is no longer shown.
      expect(isDeclared(filled(byOrganisation, { gift_aid: true }))).to.be.false;
      expect(isDeclared(filled(byOrganisation, { by_organisation: false }))).to.be.false;
    });

    it('takes no tick for an organisation into account that the page no longer asks for', () => {
      const form = formWith(aided, { by_organisation: true });
      const asksOther = reconfigured(form, formOf({ ...aided, ask: 'comment' }));
      expect(isDeclared(filled(asksOther, { gift_aid: true }))).to.be.true;
    });
  });
});
