// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, fixture, html } from '@open-wc/testing';
import { defineDonationElements } from '../../src/index.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { de } from '../../src/languages/de.js';
import { en } from '../../src/languages/en.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';

import { Donor, record } from '../support/elements/finding.js';
import { until } from '../support/elements/until.js';

let pages = 0;

/** Opens a form whose properties the page sets before the script runs. */
const openEarly = async (properties: Partial<DonationWidget>) => {
  pages += 1;
  const prefix = `early${pages}`;
  const page = await fixture<HTMLElement>(html`<div lang="en-GB"></div>`);
  const platform = fakePlatform();
  const service = fakeService();
  const element = document.createElement(`${prefix}-widget`) as DonationWidget;
  Object.assign(element, { client: service, platform, ...properties });
  page.append(element);
  const errors = record(element, 'donation-error');
  defineDonationElements({ prefix });
  const languages: (string | null)[] = [];
  const note = () => {
    const lang = element.shadowRoot?.querySelector('[lang]')?.getAttribute('lang');
    if (lang && lang !== languages.at(-1)) languages.push(lang);
  };
  if (element.shadowRoot) new MutationObserver(note).observe(element.shadowRoot, { childList: true });
  await element.updateComplete;
  note();
  return { element, platform, service, errors, languages, donor: new Donor(element) };
};

describe('Properties that are set before the script runs', () => {
  it('apply to a plain form', async () => {
    const { donor } = await openEarly({ amounts: '7 8', testMode: true });
    expect(donor.options(en.amount)).to.deep.equal(['£7', '£8']);
    expect(donor.root.querySelector('.banner')?.textContent).to.equal(en.testMode);
  });

  it('apply to a form with optional questions', async () => {
    const { donor, errors } = await openEarly({ items: [{ label: 'Blanket', amount: 1500 }], giftAid: true });
    expect(donor.has('Blanket')).to.equal(true);
    expect(donor.has(en.giftAidYes)).to.equal(true);
    expect(errors).to.deep.equal([]);
  });

  it('fill in the payer’s fields', async () => {
    const { donor, element } = await openEarly({ payer: { email: 'me@example.org' } });
    expect(donor.field(en.email).value).to.equal('me@example.org');
    expect(element.checkValidity()).to.equal(true);
  });

  it('set the language from the first render', async () => {
    const { donor, languages } = await openEarly({ locale: 'de' });
    expect(donor.has(de.email)).to.equal(true);
    expect(languages).to.deep.equal(['de']);
  });

  it('are reported if they aren’t valid', async () => {
    const { element, errors, platform } = await openEarly({ amounts: 'ten' });
    expect(element.shadowRoot?.querySelector('form')).to.equal(null);
    await until(() => errors.length > 0, 'Nothing is reported.');
    expect(errors).to.have.length(1);
    expect(platform.reports).to.have.length(1);
  });

  it('are reflected to attributes if they reflect', async () => {
    const { element } = await openEarly({ colorScheme: 'dark' });
    expect(element.getAttribute('color-scheme')).to.equal('dark');
  });
});
