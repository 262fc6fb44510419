import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openButton } from '../elements/dialog.js';
import { everything, little } from './forms.js';
import {
  barePage,
  failingOnce,
  hanging,
  open,
  openLink,
  openOffer,
  openWithEveryError,
  outcomes,
  send,
  tell,
  tellNextSteps,
} from './states.js';

const ownParts = () => {
  const parts = document.createElement('template');
  parts.innerHTML = `<h2 slot="header">Give</h2>
    <label slot="fields">In memory of <input name="in_memory_of" required /></label>
    <p slot="legal">Gifts are not given back.</p>
    <p slot="footer">A charity of its own.</p>`;
  return [...parts.content.childNodes];
};

/** Opens each state of the elements that donors can see, by its name. */
export const states: Readonly<Record<string, () => Promise<unknown>>> = {
  'the first view': () => open(everything),
  'the first view of a short form': () => open(little),
  'a custom amount': async () => {
    const { donor } = await open(everything);
    donor.field(en.customAmount).focus();
    await donor.type(en.customAmount, '37.50');
  },
  'an unfinished email address': async () => {
    const { donor } = await open(little);
    await donor.type(en.email, 'ada');
  },
  'a Gift Aid declaration': async () => {
    const { donor } = await open({ 'gift-aid': '' });
    await donor.tick(en.giftAidYes);
    expect(donor.has(en.line1)).to.equal(true);
  },
  'the question about an ambiguous amount': async () => {
    // The dinar has three decimals, so “1,500” has two meanings.
    const { donor } = await open({ currency: 'KWD' });
    await donor.type(en.customAmount, '1,500');
    expect(donor.text).to.contain(en.meant);
  },
  'a monthly suggestion': async () => {
    const { donor } = await open({ 'suggest-monthly': 'auto' });
    await donor.choose('£25');
    expect(donor.find('Give £8 monthly')).not.to.equal(undefined);
  },
  'a donation for several purposes': async () => {
    const { donor } = await open({ projects: 'Reed beds; Otters; Kingfishers', split: '' });
    await donor.press(en.addPurpose);
    await donor.submit();
    expect(donor.find('Remove Otters')).not.to.equal(undefined);
  },
  'a tax receipt that lacks the date of birth': async () => {
    const { donor } = await open({ 'tax-receipt': 'at' });
    await donor.tick(en.taxReceiptYes);
    await donor.submit();
    expect(donor.errorOf(en.tax_birth_date)).to.equal(en['tax_birth_date.required']);
  },
  'a dedication with several kinds': async () => {
    const { donor } = await open({ dedication: '', 'dedication-notify': '' });
    await donor.tick(en.dedication);
    await donor.choose(en['dedication.memory']);
  },
  'a dedication with one kind': async () => {
    const { donor } = await open({ dedication: 'memory' });
    await donor.tick(en.dedication);
  },
  'permission for contact': async () => {
    const { donor } = await open({ contact: 'email sms* phone post' });
    for (const channel of [en.contact_phone, en.contact_post]) await donor.choose(en['contact.yes'], channel);
    await donor.submit();
    expect(donor.has(en.phone) && donor.has(en.country)).to.equal(true);
  },
  'opting out of contact': async () => {
    const { donor } = await open({ contact: 'email post', 'contact-wording': 'opt-out' });
    await donor.tick(en['contact.not.post']);
  },
  'one error': async () => {
    const { donor } = await open(little);
    await donor.submit();
    expect(donor.errorSummary).to.have.length(1);
  },
  'all errors': openWithEveryError,
  'an organisation without a name': async () => {
    const { donor } = await open(everything);
    await donor.tick(en.byOrganisation);
    await donor.submit();
    expect(donor.errorOf(en.organisation)).to.equal(en['organisation.required']);
    expect(donor.hints).to.include(en.giftAidOrganisation);
  },
  'a form that is sending': async () => {
    const { donor } = await send(hanging());
    expect(donor.notice).to.equal(en.sending);
  },
  'a failure of the service': async () => {
    const { donor } = await send(failingOnce());
    expect(donor.notice).to.equal(en.failing);
  },
  'the link to the payment': openLink,
  'the offer to finish an unpaid donation': openOffer,
  'a form with custom fields, one with an error, and custom text': async () => {
    const { donor } = await open(little, { children: ownParts() });
    await donor.submit();
    expect(donor.errorSummary).to.have.length(2);
  },
  'the dialog of a button': async () => {
    const { visitor } = await openButton({}, { parent: await barePage() });
    await visitor.press();
    expect(visitor.dialog.open).to.equal(true);
  },
  'the amounts of a button': async () => {
    const { visitor } = await openButton(
      { amounts: '10 25 50', intervals: 'once month' },
      { parent: await barePage() },
    );
    expect(visitor.root.querySelectorAll('input[type=radio]')).to.have.length(2);
  },
  'test mode': () => open({ ...little, 'test-mode': '' }),
  'the next steps with a copied link': async () => {
    const { donor } = await tellNextSteps(() => Promise.resolve());
    expect(donor.text).to.contain(en.linkCopied);
  },
  'the next steps with a link to copy by hand': async () => {
    const { donor } = await tellNextSteps(() => Promise.reject(new Error('Refused.')));
    expect(donor.has(en.linkToCopy)).to.equal(true);
  },
  ...Object.fromEntries(
    outcomes.map((outcome) => [`the status of a donation that is ${outcome}`, () => tell(outcome)]),
  ),
};
