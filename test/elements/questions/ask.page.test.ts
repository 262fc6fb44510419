// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { localize } from '../../../src/languages/catalogue.js';
import { en } from '../../../src/languages/en.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { until } from '../../support/elements/until.js';
import { openFilled, openWidget, sent, storedText } from '../../support/elements/donor.js';

const all = { ask: 'organisation anonymous comment', fields: '' };
const count = (typed: number) => localize(en, 'characterCount', { typed, limit: 500 });

describe('<donation-widget> with ask', () => {
  it('asks for the name of an organisation once it is ticked, sends the answers, and stores no text', async () => {
    const platform = fakePlatform();
    const { donor, element, service } = await openFilled(all, { platform });
    await expect(element).to.be.accessible();
    expect([donor.field(en.byOrganisation).checked, donor.field(en.anonymous).checked]).to.deep.equal([
      false,
      false,
    ]);
    expect(donor.descriptionOf(en.anonymous)).to.equal(en.anonymousHint);
    expect(donor.has(en.organisation)).to.be.false;
    await donor.tick(en.byOrganisation);
    expect(donor.field(en.organisation).getAttribute('aria-required')).to.equal('true');
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorOf(en.organisation)).to.equal(en['organisation.required']);
    await donor.follow(en['organisation.required']);
    expect(donor.root.activeElement).to.equal(donor.field(en.organisation));
    await donor.untick(en.byOrganisation);
    expect(donor.errorSummary).to.deep.equal([]);

    // The name stays while it's hidden, but isn't sent.
    await donor.tick(en.byOrganisation);
    await donor.type(en.organisation, 'River Works');
    await donor.untick(en.byOrganisation);
    expect(donor.has(en.organisation)).to.be.false;
    expect(element.request?.metadata).not.to.have.property('organisation');
    await donor.tick(en.byOrganisation);
    expect(donor.field(en.organisation).value).to.equal('River Works');

    await donor.tick(en.anonymous);
    await donor.type(en.comment, 'For the otters');
    expect(storedText(platform)).not.to.match(/River|otters/);
    await donor.submit();
    const [request] = sent(service);
    expect(request?.metadata).to.deep.equal({
      organisation: 'River Works',
      anonymous: 'yes',
      comment: 'For the otters',
      donation_reference: request?.metadata?.['donation_reference'],
    });
  });

  it('has one heading, for a dedication too', async () => {
    const { donor, element } = await openWidget(all);
    const headings = () =>
      [...donor.root.querySelectorAll('legend')].filter((one) => one.textContent.trim() === en.extras);
    expect(headings()).to.have.length(1);
    expect(headings()[0]?.parentElement?.contains(donor.field(en.comment))).to.be.true;
    const comment = donor.field(en.comment);
    // A page that sets it late leaves the fields where they are.
    element.setAttribute('dedication', '');
    await until(() => donor.has(en.dedication));
    expect(headings()).to.have.length(1);
    expect(headings()[0]?.parentElement?.contains(donor.field(en.dedication))).to.be.true;
    expect(donor.field(en.comment) === comment).to.be.true;
    await expect(element).to.be.accessible();
  });

  it('shows none of its fields by default', async () => {
    const { donor } = await openWidget();
    for (const label of [en.byOrganisation, en.anonymous, en.comment]) expect(donor.has(label)).to.be.false;
  });

  describe('donating as an organisation', () => {
    it('explains why there is no Gift Aid, and offers it again when unticked', async () => {
      const { donor, element } = await openFilled({ ...all, 'gift-aid': '' });
      expect(donor.text).not.to.contain(en.giftAidOrganisation);
      await donor.tick(en.giftAidYes);
      const live = donor.root.querySelector('.unavailable[aria-live=polite]');
      expect(live?.textContent).to.equal('');
      await donor.tick(en.byOrganisation);
      expect(donor.root.querySelector('.unavailable[aria-live=polite]')).to.equal(live);
      expect(live?.textContent).to.equal(en.giftAidOrganisation);
      expect(donor.has(en.giftAidYes)).to.be.false;
      expect(donor.has(en.postcode)).to.be.false;
      expect(donor.hints).to.include(en.giftAidOrganisation);
      await donor.type(en.organisation, 'River Works');
      expect(element.request?.metadata).to.have.all.keys('organisation', 'donation_reference');
      await donor.untick(en.byOrganisation);
      expect(donor.field(en.giftAidYes).checked).to.be.false;
      expect(donor.text).not.to.contain(en.giftAidOrganisation);
    });

    it('does not mention Gift Aid if it is not offered', async () => {
      const { donor } = await openWidget({ ...all, 'gift-aid': '', currencies: 'GBP EUR' });
      await donor.tick(en.byOrganisation);
      await donor.select(en.currency, 'EUR');
      expect(donor.text).not.to.contain(en.giftAidOrganisation);
    });
  });

  it('counts the characters of a comment without announcing them, and keeps one that is too long', async () => {
    const { donor, element, service } = await openFilled(all);
    const description = `${en.optional} . ${localize(en, 'characterLimit', { limit: 500 })}`;
    expect(donor.hints).to.include(count(0));
    expect(donor.descriptionOf(en.comment)).to.equal(description);
    await donor.type(en.comment, 'Otters\n🦦');
    expect(donor.hints).to.include(count(9));
    expect(donor.descriptionOf(en.comment)).to.equal(description);
    const counted = [...donor.root.querySelectorAll('[part=hint]')].find(
      (hint) => hint.textContent === count(9),
    );
    expect(counted?.closest('[aria-live], [role=status], [role=alert]')).to.equal(null);

    const long = 'x'.repeat(501);
    await donor.type(en.comment, long);
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorOf(en.comment)).to.equal(en.too_long);
    expect(donor.field(en.comment).value).to.equal(long);
    await expect(element).to.be.accessible();
    await donor.type(en.comment, 'x'.repeat(500));
    expect(donor.errorSummary).to.deep.equal([]);
  });
});
