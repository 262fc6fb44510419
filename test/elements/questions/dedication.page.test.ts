// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { en } from '../../../src/languages/en.js';
import { openFilled, sent, storedText } from '../../support/elements/donor.js';

const attributes = { dedication: '', 'dedication-notify': '' };
const tick = 'Dedicate this donation';
const fields = [
  'Their name',
  'Your message',
  'Name of the person to tell',
  'Email address of the person to tell',
];

const openTicked = async (changes: Record<string, string> = {}) => {
  const opened = await openFilled({ ...attributes, ...changes });
  await opened.donor.tick(tick);
  return opened;
};

describe('<donation-widget> with dedications', () => {
  it('asks for a kind and a name once it is ticked, and sends both without changing the amounts', async () => {
    const { donor, element, service } = await openFilled(attributes);
    const before = donor.totals;
    expect(donor.field(tick).checked).to.be.false;
    expect(fields.filter((label) => donor.has(label))).to.deep.equal([]);
    await donor.tick(tick);
    await expect(element).to.be.accessible();
    expect(fields.filter((label) => !donor.has(label))).to.deep.equal([]);
    expect(donor.options('Dedication')).to.deep.equal(['In honour of', 'In memory of', 'In celebration of']);
    expect(donor.chosen('Dedication')).to.be.undefined;
    // ARIA alone says what is required, so that the open form isn't announced as invalid.
    const kinds = donor.root.querySelector('[role=radiogroup]');
    expect(kinds?.querySelector('legend')?.textContent).to.equal('Dedication');
    expect(kinds?.getAttribute('aria-required')).to.equal('true');
    expect(kinds?.querySelectorAll('input:not([type=radio])')).to.have.length(0);
    expect(donor.field('Their name').getAttribute('aria-required')).to.equal('true');
    expect(donor.root.querySelector('form:invalid, [required]')).to.be.null;

    await donor.type('Email address of the person to tell', 'ben');
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorSummary).to.deep.equal([
      en['dedication_kind.required'],
      en['dedication_name.required'],
      en['email.format'],
    ]);
    expect(donor.errorOf('Email address of the person to tell')).to.equal(en['email.format']);
    await expect(element).to.be.accessible();
    await donor.follow(en['dedication_kind.required']);
    expect(donor.root.activeElement?.id).to.equal('dedication_kind');
    await donor.untick(tick);
    expect(donor.errorSummary).to.deep.equal([]);

    await donor.tick(tick);
    await donor.type('Email address of the person to tell', '');
    await donor.choose('In honour of');
    await donor.type('Their name', 'Ada King');
    await donor.type('Your message', 'Thank you');
    expect(donor.hints).to.include('9 of 500 characters');
    expect(donor.descriptionOf('Your message')).not.to.contain('9 of');
    const count = [...donor.root.querySelectorAll('.count')].at(0);
    expect(count?.closest('[aria-live], [role=status]')).to.be.null;
    expect(donor.totals).to.deep.equal(before);
    await donor.submit();
    const [request] = sent(service);
    expect(request?.metadata).to.deep.equal({
      dedication_kind: 'honour',
      dedication_name: 'Ada King',
      dedication_message: 'Thank you',
      donation_reference: request?.metadata?.['donation_reference'],
    });
  });

  it('uses the only kind as the legend, without a choice', async () => {
    const { donor } = await openTicked({ dedication: 'memory' });
    expect(donor.has('In memory of')).to.be.false;
    const group = donor.field('Their name').closest('fieldset');
    expect(group?.querySelector('legend')?.textContent).to.equal('In memory of');
  });

  it('keeps its text when unticked and ticked again, but not after a reload', async () => {
    const { donor, element, platform } = await openTicked();
    await donor.choose('In honour of');
    for (const label of fields) await donor.type(label, 'Ada King');
    await donor.choose('£25');
    await donor.untick(tick);
    await donor.tick(tick);
    expect(fields.map((label) => donor.field(label).value)).to.deep.equal(fields.map(() => 'Ada King'));
    expect(donor.chosen('Dedication')).to.equal('In honour of');
    element.remove();
    expect(storedText(platform))
      .to.contain('2500')
      .and.not.match(/Ada|honour/);
  });
});
