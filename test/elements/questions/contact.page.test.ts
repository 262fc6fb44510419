// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, openWidget, sent, storedText } from '../../support/elements/donor.js';
import { until } from '../../support/elements/until.js';

const attributes = { contact: 'email* sms phone post', fields: '' };
const channels = ['Email', 'Text message', 'Phone', 'Post'];

/** The accessible name of a group, from the elements that its label refers to. */
const groupName = (group: Element | null | undefined): string => {
  const root = group?.getRootNode() as ShadowRoot;
  const ids = group?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent.trim()).join(' ');
};

describe('<donation-widget> that asks for contact preferences', () => {
  it('has a group for each channel, with an unselected yes and no of the same size', async () => {
    const { donor } = await openWidget(attributes);
    const group = [...donor.root.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent.trim() === 'Keep in touch.',
    );
    const inner = [...(group?.querySelectorAll('fieldset') ?? [])];
    expect(inner.map((one) => one.querySelector('legend')?.textContent)).to.deep.equal(channels);
    for (const one of inner) {
      const name = one.querySelector('legend')?.textContent ?? '';
      expect(donor.options(name)).to.deep.equal(['Yes', 'No']);
      expect(donor.chosen(name)).to.be.undefined;
      const [yes, no] = [...one.querySelectorAll('label span:last-child')].map((option) => {
        const { width, height } = option.getBoundingClientRect();
        const { fontWeight, borderColor, backgroundColor } = getComputedStyle(option);
        const size = [Math.round(width), Math.round(height)];
        return { size, fontWeight, borderColor, backgroundColor };
      });
      expect(yes).to.deep.equal(no);
    }
  });

  it('asks about each channel, requires what an answer needs, and sends the answers', async () => {
    const { donor, element, service } = await openFilled(attributes);
    await expect(element).to.be.accessible();
    // The question is in the name of its group, because Orca doesn't read a group's description.
    const [group, ...ofChannels] = [...donor.root.querySelectorAll('.contact, .channel')];
    expect(groupName(group)).to.equal(`${en.contact}. ${en.contactOptIn}`);
    expect(ofChannels.map(groupName)).to.deep.equal([
      'Email',
      `Text message ${en.optional}`,
      `Phone ${en.optional}`,
      `Post ${en.optional}`,
    ]);
    expect(donor.root.querySelector('fieldset[aria-describedby]')).to.be.null;
    // ARIA alone says what is required, so that an untouched form isn't announced as invalid.
    const channelGroups = [...donor.root.querySelectorAll('[role=radiogroup]')];
    expect(channelGroups.map((one) => one.querySelector('legend')?.textContent)).to.deep.equal(channels);
    expect(channelGroups.map((one) => one.getAttribute('aria-required'))).to.deep.equal([
      'true',
      null,
      null,
      null,
    ]);
    expect(donor.root.querySelector('form:invalid, [required]')).to.be.null;

    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorSummary).to.deep.equal([en['contact_email.required']]);
    const error = donor.root.getElementById('contact_email-error');
    expect(groupName(error?.closest('fieldset'))).to.equal(`Email. ${en['contact_email.required']}`);
    await expect(element).to.be.accessible();
    await donor.follow(en['contact_email.required']);
    expect(donor.root.activeElement?.id).to.equal('contact_email');
    // While there is an error, the question ends with a full stop for screen readers.
    await donor.choose('No', 'Email.');
    expect(donor.errorSummary).to.deep.equal([]);

    expect([donor.has(en.phone), donor.has(en.country)]).to.deep.equal([false, false]);
    await donor.choose('Yes', 'Text message');
    await donor.choose('Yes', 'Post');
    expect(donor.field(en.phone).getAttribute('aria-required')).to.equal('true');
    expect(donor.has(en.country)).to.be.true;
    // They appear below the answers that need them.
    for (const label of [en.phone, en.country])
      expect(donor.field(label).closest('fieldset')?.className).to.equal('contact');
    await donor.choose('No', 'Post');
    expect(donor.has(en.country)).to.be.false;
    await donor.type(en.phone, '01632 960 001');
    await donor.submit();
    const [request] = sent(service);
    expect(request?.payer).to.deep.equal({ email: 'me@example.org', phone: '01632 960 001' });
    expect(request?.metadata).to.deep.equal({
      contact_email: 'no',
      contact_sms: 'yes',
      contact_post: 'no',
      contact_wording: 'opt-in-1',
      contact_language: 'en',
      contact_at: '2030-01-01T00:00:00.000Z',
      donation_reference: request?.metadata?.['donation_reference'],
    });
  });

  it('clears the answers when the language changes', async () => {
    const { donor, element } = await openFilled(attributes);
    await donor.choose('Yes', 'Email');
    element.locale = 'de';
    await until(() => donor.text.includes('In Kontakt bleiben'));
    expect(donor.options('E-Mail')).to.deep.equal(['Ja', 'Nein']);
    expect(donor.chosen('E-Mail')).to.be.undefined;
  });

  it('clears the answers after a reload', async () => {
    const { donor, element, platform } = await openFilled(attributes);
    await donor.choose('£25');
    await donor.choose('Yes', 'Email');
    element.remove();
    expect(storedText(platform)).to.contain('2500').and.not.contain('contact');
  });

  it('lets donors opt out with boxes that are not preticked', async () => {
    const { donor, element } = await openFilled({
      contact: 'email sms phone post',
      'contact-wording': 'opt-out',
    });
    const ticks = ['email', 'text message', 'phone', 'post'].map(
      (way) => `Please do not contact me by ${way}`,
    );
    expect(ticks.map((label) => donor.field(label).checked)).to.deep.equal([false, false, false, false]);
    await donor.tick('Please do not contact me by text message');
    expect(element.request?.metadata).to.include({ contact_sms: 'no', contact_wording: 'opt-out-2' });
    expect(element.request?.metadata).not.to.have.any.keys('contact_email', 'contact_phone', 'contact_post');
    await donor.untick('Please do not contact me by text message');
    expect(element.request?.metadata).to.have.all.keys('donation_reference');
  });
});
