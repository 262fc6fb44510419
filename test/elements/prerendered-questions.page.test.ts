// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { cy } from '../../src/languages/cy.js';
import { en } from '../../src/languages/en.js';
import { prerender } from '../../src/prerender/prerender.js';
import { FakeClock, fakePlatform } from '../support/elements/fakes.js';
import { access, openPrerendered, type Attributes } from '../support/elements/prerendered.js';
import { until } from '../support/elements/until.js';

/** The initial state of a control is an attribute in HTML, and a property in the script's form. */
const stated = ['checked', 'selected', 'value'];

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Each element of a form with its attributes, its own text and its state, except the button, which names no amount, and
 * the email suggestion, which loads only when a donor is near.
 */
const viewOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('form *')]
    .filter((element) => !element.closest('[part=submit], .email-suggestion'))
    .map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !stated.includes(name))
        .map(({ name, value }) => `${name}=${tidy(value)}`)
        .sort();
      const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
      const { value, checked } = element as HTMLInputElement;
      return tidy([element.localName, ...attributes, ...texts, value, checked].join(' '));
    });

/** The first view before and after the script has run, with all questions loaded. */
const bothViews = async (attributes: Attributes, platform = fakePlatform()) => {
  let before: string[] = [];
  const act = (root: ShadowRoot) => {
    before = viewOf(root);
  };
  const opened = await openPrerendered(attributes, {}, { platform, act });
  await opened.donor.comeNear();
  return { ...opened, before, after: viewOf(opened.root) };
};

const impacts = JSON.stringify([
  { every: 3, one: 'plants a reed', other: 'plants {count} reeds' },
  { every: 5, one: 'feeds a hen a month', other: 'feeds {count} hens a month', interval: 'month' },
]);

const purposes = JSON.stringify([
  { value: 'G', label: 'Where it is needed most', labels: { cy: 'Lle mae’r angen mwyaf' } },
  { value: 'W-26', label: 'Wells', labels: { cy: 'Ffynhonnau' }, amounts: '15 25 60' },
  { value: 'S-26', label: 'Schools', labels: { cy: 'Ysgolion' } },
]);

const matchUntil = (day: string) =>
  JSON.stringify({ by: 'Riverside Bank', until: day, ratio: 1, currency: 'GBP' });

describe('A prerendered form has the same first view as the script’s form', () => {
  for (const [what, attributes] of [
    ['impacts', { impacts }],
    ['impacts and no amount preselected', { impacts, 'default-amount': 'none' }],
    ['purposes before the amount', { purposes }],
    ['purposes after the amount', { purposes: purposes.replace(',"amounts":"15 25 60"', '') }],
    ['purposes in another language', { purposes, locale: 'cy' }],
    ['purposes to split between', { purposes, split: '' }],
    ['projects to split between', { projects: 'Wells; Schools', split: '' }],
    ['a tax receipt of one country', { 'tax-receipt': 'es' }],
    ['a tax receipt of Austria', { 'tax-receipt': 'at' }],
    ['a tax receipt of several countries', { 'tax-receipt': 'de fr be', fields: 'name' }],
    ['no amount preselected', { 'default-amount': 'none' }],
  ] as [string, Attributes][]) {
    it(`with ${what}`, async () => {
      const { before, after } = await bothViews(attributes);
      expect(before).not.to.deep.equal([]);
      expect(before).to.deep.equal(after);
    });
  }
});

describe('A prerendered form', () => {
  it('leaves out the email suggestion, which loads only when a donor is near', () => {
    expect(prerender(access)).to.include('id="email"').and.not.to.include('email-suggestion');
  });
});

describe('A prerendered form with impacts', () => {
  it('passes on a typed amount, whose line the script’s form shows', async () => {
    const { donor, root } = await openPrerendered({ impacts }, { amount: '7' });
    expect(donor.buttonText).to.equal('Donate £7.00');
    expect(tidy(root.querySelector('.impact')?.textContent ?? '')).to.equal('£7 plants 2 reeds');
  });

  it('passes on the interval, which decides on the rule', async () => {
    const { root } = await openPrerendered({ impacts }, { interval: 'month', preset: '2500' });
    expect(tidy(root.querySelector('.impact')?.textContent ?? '')).to.equal('£25 feeds 5 hens a month');
  });
});

describe('A prerendered form with a match', () => {
  it('has no line until the script’s form, which can remove it at its end', async () => {
    let before: Element | null | undefined;
    const { root } = await openPrerendered(
      { match: matchUntil('2999-12-31') },
      { preset: '2500' },
      { act: (view) => (before = view.querySelector('[part=match]')) },
    );
    expect(before).to.equal(null);
    expect(root.querySelector('[part=match]')?.textContent).to.contain('Riverside Bank');
  });

  it('has no line in the script’s form if the match ended after the form was made', async () => {
    const platform = fakePlatform({ clock: new FakeClock(new Date(3000, 5, 15).getTime()) });
    const match = matchUntil('2999-12-31');
    const { root, donor } = await openPrerendered({ match }, { preset: '2500' }, { platform });
    expect(donor.buttonText).to.equal('Donate £25.00');
    expect(root.querySelector('.match')).to.equal(null);
  });
});

describe('A prerendered form with purposes', () => {
  it('passes on an amount that the first purpose offers too, and never the purpose', async () => {
    const { donor } = await openPrerendered({ purposes }, { project: 'W-26', preset: '2500' });
    expect(donor.field(en.intention).value).to.equal('G');
    expect(donor.buttonText).to.equal('Donate £25.00');
  });

  it('never passes on an amount that only the chosen purpose of another form offers', async () => {
    const [general, wells = ''] = JSON.parse(purposes) as object[];
    const { donor } = await openPrerendered(
      { purposes },
      { preset: '1500' },
      { madeOf: { purposes: JSON.stringify([wells, general]) } },
    );
    expect(donor.field(en.intention).value).to.equal('G');
    expect(donor.buttonText).to.equal('Donate £10.00');
  });

  it('passes on an amount next to labels in another language', async () => {
    const { donor } = await openPrerendered({ purposes, locale: 'cy' }, { amount: '12' });
    expect(donor.field(cy.intention).value).to.equal('G');
    expect(donor.field(cy.customAmount).value).to.equal('12');
  });
});

describe('A prerendered form that can be split', () => {
  it('passes on the amount, and never a purpose', async () => {
    const { donor } = await openPrerendered(
      { purposes, split: '' },
      { project: 'S-26', amount: '12', email: 'ada@example.org' },
    );
    await donor.press(en.addPurpose);
    expect(donor.field('Amount for Where it is needed most').value).to.equal('12');
  });

  it('keeps the focus on the button that adds a purpose, if the donor pressed it before the script', async () => {
    const { root } = await openPrerendered(
      { purposes, split: '' },
      {},
      {
        act: (before) => {
          const button = before.querySelector<HTMLElement>('#split-add');
          button?.focus();
          button?.click();
        },
      },
    );
    expect(root.activeElement).to.equal(root.querySelector('#split-add'));
    expect(root.querySelectorAll('.split li')).to.have.length(0);
  });
});

describe('A prerendered form with a tax receipt', () => {
  it('passes on the name, and never that the donor wants a receipt', async () => {
    const { donor, element } = await openPrerendered(
      { 'tax-receipt': 'es', fields: 'name' },
      { tax_receipt: 'on', first_name: 'Ada', email: 'ada@example.org' },
    );
    expect(donor.field(en.taxReceiptYes).checked).to.equal(false);
    expect(donor.field(en.first_name).value).to.equal('Ada');
    expect(donor.has(en.tax_number)).to.equal(false);
    expect(element.request?.metadata).not.to.have.property('tax_receipt');
  });
});

describe('A prerendered form with no amount preselected', () => {
  it('passes on the amount that the donor chose', async () => {
    const { donor } = await openPrerendered({ 'default-amount': 'none' }, { preset: '2500' });
    expect(donor.buttonText).to.equal('Donate £25.00');
  });

  it('still has none if the donor chose none', async () => {
    const { donor, root } = await openPrerendered({ 'default-amount': 'none' }, { email: 'ada@example.org' });
    expect(root.querySelector('[name=preset]:checked')).to.equal(null);
    expect(donor.buttonText).to.equal(en.donate);
  });
});

describe('A prerendered form whose donor mistyped the email address', () => {
  it('passes it on, and the script’s form suggests another', async () => {
    const { donor, root } = await openPrerendered({}, { email: 'ada@gmial.com' });
    await donor.comeNear();
    expect(donor.field(en.email).value).to.equal('ada@gmial.com');
    await until(() => tidy(root.querySelector('.email-suggestion p')?.textContent ?? '') !== '');
    expect(donor.find('Use ada@gmail.com')).not.to.equal(undefined);
  });
});
