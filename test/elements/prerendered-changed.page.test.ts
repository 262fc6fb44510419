// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { prerender } from '../../src/prerender/prerender.js';
import { britishPage } from '../support/elements/british-page.js';
import { Donor } from '../support/elements/donor.js';
import { fakePlatform, fakeService } from '../support/elements/fakes.js';
import { access, fillIn, written, type Attributes } from '../support/elements/prerendered-page.js';

const link = '<a href="https://charity.example">Give elsewhere</a>';

/** The template of a plain form without these tags. */
const templateWithout = (...names: string[]) =>
  names.reduce(
    (html, name) =>
      name === 'style'
        ? html.replace(/<style>[^]*<\/style>/, '')
        : html.replaceAll(new RegExp(`</?${name}\\b[^>]*>`, 'g'), ''),
    prerender(access, { locale: 'en-GB' }),
  );

const widget = (content: string, attributes: Attributes = {}) =>
  `<donation-widget${written({ ...access, ...attributes })}>${content}${link}</donation-widget>`;

const isSeen = (element: Element | null | undefined) => (element?.getClientRects().length ?? 0) > 0;

/** The first widget of the page, with a service, before it renders. */
const widgetOn = (page: HTMLElement) => {
  const element = page.querySelector('donation-widget') as DonationWidget;
  // Firefox upgrades elements only in a microtask after setHTMLUnsafe.
  customElements.upgrade(element);
  Object.assign(element, { client: fakeService(), platform: fakePlatform() });
  return element;
};

/** Checks that only the script's form is there, with its styles and its first amount. */
const expectOneForm = async (element: DonationWidget) => {
  await element.updateComplete;
  const root = element.shadowRoot as ShadowRoot;
  const forms = [...root.querySelectorAll('form')];
  expect(forms).to.have.length(1);
  expect(forms.map((form) => getComputedStyle(form).display)).to.deep.equal(['grid']);
  expect(root.querySelector('.donation-prerendered, slot:not([name])')).to.equal(null);
  expect(new Donor(element).submitButton.textContent.trim()).to.equal('Donate £10.00');
  expect([...element.querySelectorAll('*')].filter(isSeen)).to.deep.equal([]);
};

describe('A prerendered form that is inserted by a script', () => {
  const ways: Record<string, (page: HTMLElement, html: string) => void> = {
    innerHTML: (page, html) => (page.innerHTML = html),
    insertAdjacentHTML: (page, html) => page.insertAdjacentHTML('beforeend', html),
    DOMParser: (page, html) =>
      page.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    'a clone': (page, html) =>
      page.append(Document.parseHTMLUnsafe(html).body.cloneNode(true).firstChild as Node),
  };
  for (const [way, put] of Object.entries(ways)) {
    it(`stays hidden until the script renders: ${way}`, async () => {
      const page = await britishPage();
      put(page, widget(templateWithout()));
      const element = widgetOn(page);
      expect(page.innerText.trim()).to.equal('Give elsewhere');
      expect(element.shadowRoot?.querySelector('.donation-prerendered')).to.equal(null);
      await expectOneForm(element);
    });
  }

  it('shows the fallback if the form can’t work', async () => {
    const page = await britishPage();
    page.innerHTML = widget(templateWithout(), { amounts: 'ten' });
    const element = widgetOn(page);
    await element.updateComplete;
    expect(page.innerText.trim()).to.equal('Give elsewhere');
  });

  it('passes on the donor’s choices if setHTMLUnsafe inserted it', async () => {
    const page = await britishPage();
    page.setHTMLUnsafe(widget(templateWithout()));
    const element = widgetOn(page);
    const root = element.shadowRoot as ShadowRoot;
    expect(isSeen(root.querySelector('.donation-prerendered form'))).to.equal(true);
    fillIn(root, { preset: '2500' });
    await element.updateComplete;
    expect(new Donor(element).submitButton.textContent.trim()).to.equal('Donate £25.00');
    expect(root.querySelectorAll('form')).to.have.length(1);
  });
});

describe('A prerendered form that a filter has changed', () => {
  for (const [what, content, isHidden] of [
    ['its template', templateWithout('template'), true],
    ['its template and its style', templateWithout('template', 'style'), true],
    ['its template and `hidden`', templateWithout('template').replace(' hidden', ''), false],
  ] as const) {
    it(`is removed when the script renders if it lost ${what}`, async () => {
      const page = await britishPage();
      page.innerHTML = widget(content);
      const element = widgetOn(page);
      if (isHidden) expect(page.innerText.trim()).to.equal('Give elsewhere');
      fillIn(element, { preset: '2500', email: 'ada@example.org' });
      element.querySelector<HTMLElement>('[name=email]')?.focus();
      await expectOneForm(element);
      expect(element.querySelector('form, input, style')).to.equal(null);
      expect(element.contains(document.activeElement)).to.equal(false);
    });

    it(`shows the fallback if the form can’t work and it lost ${what}`, async () => {
      const page = await britishPage();
      page.innerHTML = widget(content, { amounts: 'ten' });
      await widgetOn(page).updateComplete;
      expect(page.innerText.trim()).to.equal('Give elsewhere');
    });
  }

  it('keeps the page’s own styles and forms', async () => {
    const page = await britishPage();
    const own = [
      '<style>.own { color: red }</style>',
      '<form class="own"></form>',
      '<style>.prerendered { color: red }</style>',
      '<p class="prerendered" slot="footer">Our own words</p>',
    ].join('');
    page.innerHTML = widget(templateWithout('template') + own);
    const element = widgetOn(page);
    await element.updateComplete;
    const kept = [...element.querySelectorAll('style, form, p')].map(({ outerHTML }) => outerHTML).join('');
    expect(kept).to.equal(own);
    expect(isSeen(element.querySelector('p'))).to.equal(true);
  });

  /** Renders a form in a plain element, as the browser shows it before the script runs. */
  const beforeScript = async (template: string) => {
    const page = await britishPage();
    const { body } = Document.parseHTMLUnsafe(`<div>${template}${link}</div>`);
    page.append(...body.childNodes);
    return {
      form: page.firstElementChild?.shadowRoot?.querySelector('form'),
      other: page.querySelector('a'),
    };
  };

  it('is visible before the script runs only if it has its style', async () => {
    const whole = await beforeScript(templateWithout());
    expect(isSeen(whole.form)).to.equal(true);
    const bare = await beforeScript(templateWithout('style'));
    expect(bare.form).not.to.equal(undefined);
    expect(isSeen(bare.form)).to.equal(false);
    expect(isSeen(bare.other)).to.equal(true);
  });

  it('is replaced by the script’s form if it lost its style', async () => {
    const page = await britishPage();
    page.append(...Document.parseHTMLUnsafe(widget(templateWithout('style'))).body.childNodes);
    await expectOneForm(widgetOn(page));
  });
});
