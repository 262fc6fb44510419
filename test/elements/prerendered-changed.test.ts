import { expect } from '@open-wc/testing';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { prerender } from '../../src/prerender/prerender.js';
import { britishPage } from './british-page.js';
import { Donor } from './donor.js';
import { fakePlatform, fakeService } from './fakes.js';
import { access, fillIn, written, type Attributes } from './prerendered-page.js';

const link = '<a href="https://charity.example">Give elsewhere</a>';

/** The template of a plain form, without the tags of these names. */
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

/** The first element of the page, with a service; it has drawn nothing yet. */
const widgetOn = (page: HTMLElement) => {
  const element = page.querySelector('donation-widget') as DonationWidget;
  // After setHTMLUnsafe, Firefox upgrades elements only in a microtask.
  customElements.upgrade(element);
  Object.assign(element, { client: fakeService(), platform: fakePlatform() });
  return element;
};

/** The form of the script is there, with its style and its first amount, and nothing beside it. */
const expectOneForm = async (element: DonationWidget) => {
  await element.updateComplete;
  const root = element.shadowRoot as ShadowRoot;
  const forms = [...root.querySelectorAll('form')];
  expect(forms).to.have.length(1);
  expect(forms.map((form) => getComputedStyle(form).display)).to.deep.equal(['grid']);
  expect(root.querySelector('.prerendered, slot:not([name])')).to.equal(null);
  expect(new Donor(element).submitButton.textContent.trim()).to.equal('Donate £10.00');
  expect([...element.querySelectorAll('*')].filter(isSeen)).to.deep.equal([]);
};

describe('A form of HTML that did not come by the parser of the page', () => {
  const ways: Record<string, (page: HTMLElement, html: string) => void> = {
    innerHTML: (page, html) => (page.innerHTML = html),
    insertAdjacentHTML: (page, html) => page.insertAdjacentHTML('beforeend', html),
    DOMParser: (page, html) =>
      page.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes),
    'a copy of it': (page, html) =>
      page.append(Document.parseHTMLUnsafe(html).body.cloneNode(true).firstChild as Node),
  };
  for (const [way, put] of Object.entries(ways)) {
    it(`is not there before the one of the script: ${way}`, async () => {
      const page = await britishPage();
      put(page, widget(templateWithout()));
      const element = widgetOn(page);
      expect(page.innerText.trim()).to.equal('Give elsewhere');
      expect(element.shadowRoot?.querySelector('.prerendered')).to.equal(null);
      await expectOneForm(element);
    });
  }

  it('leaves the other way to give alone where no form can be shown', async () => {
    const page = await britishPage();
    page.innerHTML = widget(templateWithout(), { amounts: 'ten' });
    const element = widgetOn(page);
    await element.updateComplete;
    expect(page.innerText.trim()).to.equal('Give elsewhere');
  });

  it('hands over what was chosen where setHTMLUnsafe has made it', async () => {
    const page = await britishPage();
    page.setHTMLUnsafe(widget(templateWithout()));
    const element = widgetOn(page);
    const root = element.shadowRoot as ShadowRoot;
    expect(isSeen(root.querySelector('.prerendered form'))).to.equal(true);
    fillIn(root, { preset: '2500' });
    await element.updateComplete;
    expect(new Donor(element).submitButton.textContent.trim()).to.equal('Donate £25.00');
    expect(root.querySelectorAll('form')).to.have.length(1);
  });
});

describe('A form of HTML that a filter has changed', () => {
  for (const [what, content, isHidden] of [
    ['its template', templateWithout('template'), true],
    ['its template and its style', templateWithout('template', 'style'), true],
    ['its template and `hidden`', templateWithout('template').replace(' hidden', ''), false],
  ] as const) {
    it(`is not beside the one of the script where it lost ${what}`, async () => {
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

    it(`leaves the other way to give alone where no form can be shown, and it lost ${what}`, async () => {
      const page = await britishPage();
      page.innerHTML = widget(content, { amounts: 'ten' });
      await widgetOn(page).updateComplete;
      expect(page.innerText.trim()).to.equal('Give elsewhere');
    });
  }

  it('keeps the styles and forms of the page’s own', async () => {
    const page = await britishPage();
    const own = '<style>.own { color: red }</style><form class="own"></form>';
    page.innerHTML = widget(templateWithout('template') + own);
    const element = widgetOn(page);
    await element.updateComplete;
    expect(element.querySelectorAll('style, form')).to.have.length(2);
  });

  /** A form before any script, in an element that no script knows. */
  const beforeScript = async (template: string) => {
    const page = await britishPage();
    const { body } = Document.parseHTMLUnsafe(`<div>${template}${link}</div>`);
    page.append(...body.childNodes);
    return {
      form: page.firstElementChild?.shadowRoot?.querySelector('form'),
      other: page.querySelector('a'),
    };
  };

  it('is seen before the script only with its style', async () => {
    const whole = await beforeScript(templateWithout());
    expect(isSeen(whole.form)).to.equal(true);
    const bare = await beforeScript(templateWithout('style'));
    expect(bare.form).not.to.equal(undefined);
    expect(isSeen(bare.form)).to.equal(false);
    expect(isSeen(bare.other)).to.equal(true);
  });

  it('is taken over where it lost its style', async () => {
    const page = await britishPage();
    page.append(...Document.parseHTMLUnsafe(widget(templateWithout('style'))).body.childNodes);
    await expectOneForm(widgetOn(page));
  });
});
