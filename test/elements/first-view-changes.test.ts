import { expect } from '@open-wc/testing';
import { giving } from '../../src/elements/giving.part.js';
import { de } from '../../src/messages/de.js';
import { en } from '../../src/messages/en.js';
import { drawn, openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';
import { until } from './until.js';

let part: HeldPart<NonNullable<typeof giving.value>>;
beforeEach(() => {
  part = new HeldPart(giving);
});

describe('A first view that the page changes', () => {
  it('takes other attributes, and keeps what was typed', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.email, 'me@example.org');
    element.amounts = '7 8';
    element.fields = 'phone';
    await drawn();
    expect(donor.options(en.amount)).to.deep.equal(['£7', '£8']);
    expect(donor.has(en.phone)).to.equal(true);
    expect(donor.field(en.email).value).to.equal('me@example.org');
    await part.arrive();
    await element.updateComplete;
    expect(element.request?.line_items[0]?.amount).to.equal(700);
  });

  it('does not send an amount that is no longer on offer', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.chooses('£50');
    element.amounts = '7 8';
    await drawn();
    await part.arrive();
    await element.updateComplete;
    expect(element.request?.line_items[0]?.amount).to.equal(700);
    expect(donor.chosen(en.amount)).to.equal('£7');
  });

  it('becomes one that needs more, and keeps what was typed', async () => {
    const { element, donor } = await openFirst();
    donor.types(en.email, 'me@example.org');
    element.items = '[{"label": "Blanket", "amount": 15}]';
    await drawn();
    expect(donor.has('Blanket')).to.equal(false);
    await part.arrive();
    await element.updateComplete;
    expect(donor.has('Blanket')).to.equal(true);
    expect(donor.field(en.email).value).to.equal('me@example.org');
  });

  it('takes another language, and keeps what was typed', async () => {
    const { page, donor, element } = await openFirst();
    donor.types(en.email, 'me@example.org');
    page.lang = 'de';
    await part.arrive();
    await element.updateComplete;
    await until(() => donor.has(de.email), 'The form is in German.', 8_000);
    expect(donor.field(de.email).value).to.equal('me@example.org');
  });

  it('may be moved or taken away while the form in use is on its way', async () => {
    const { page, donor, element, platform } = await openFirst();
    donor.types(en.email, 'me@example.org');
    element.remove();
    await part.arrive();
    await drawn();
    expect(element.request).to.equal(null);
    page.append(element);
    await element.updateComplete;
    expect(element.request?.payer.email).to.equal('me@example.org');
    expect(platform.reports.filter((one) => one instanceof Error)).to.have.length(0);
  });

  it('is taken away while a submit waits, and sends nothing', async () => {
    const { donor, element, service } = await openFirst();
    donor.types(en.email, 'me@example.org');
    donor.submits();
    element.remove();
    await part.arrive();
    await drawn();
    expect(service.calls).to.deep.equal([]);
  });
});

describe('Two first views', () => {
  it('load the form in use once, and only the one that is used begins', async () => {
    const one = await openFirst();
    const other = await openFirst();
    one.donor.types(en.email, 'one@example.org');
    other.donor.types(en.email, 'other@example.org');
    expect(part.asked).to.equal(1);
    await part.arrive();
    await Promise.all([one.element.updateComplete, other.element.updateComplete]);
    expect(one.element.request?.payer.email).to.equal('one@example.org');
    expect(other.element.request?.payer.email).to.equal('other@example.org');
  });
});
