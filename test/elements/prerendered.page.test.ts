// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { de } from '../../src/languages/de.js';
import { localize } from '../../src/languages/catalogue.js';
import { en } from '../../src/languages/en.js';
import { prerender } from '../../src/prerender/prerender.js';
import { longestComment } from '../../src/questions/ask/part.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { britishPage } from '../support/elements/british-page.js';
import { Donor, sent } from '../support/elements/donor.js';
import { fakePlatform, fakeService, pendingDonation, settled } from '../support/elements/fakes.js';
import {
  access,
  fillIn,
  openPrerendered,
  written,
  type Attributes,
} from '../support/elements/prerendered.js';

/** The content of each control. */
const contentsOf = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(({ name, value, checked }) => ({
    name,
    value,
    checked,
  }));

const withoutReference = (request: CheckoutRequest | null) => ({
  ...request,
  metadata: { ...request?.metadata, donation_reference: '' },
  return_url: '',
});

describe('A prerendered form', () => {
  it('is replaced by the script’s form', async () => {
    const { root, donor } = await openPrerendered();
    expect(root.querySelectorAll('form')).to.have.length(1);
    expect(root.querySelector('.donation-prerendered, style')).to.equal(null);
    expect(donor.submitButton.textContent.trim()).to.equal('Donate £10.00');
  });

  it('keeps the attributes of its element, because frameworks compare them', async () => {
    const { element } = await openPrerendered();
    expect(element.getAttributeNames()).to.deep.equal(Object.keys(access));
  });

  it('passes on what the donor chose and typed', async () => {
    const { donor, service } = await openPrerendered(
      { fields: 'name phone', currencies: 'GBP EUR' },
      {
        interval: 'month',
        preset: '2500',
        email: 'ada@example.org',
        first_name: 'Ada',
        phone: '01632 960 001',
      },
    );
    expect(donor.submitButton.textContent.trim()).to.equal('Donate £25.00 monthly');
    await donor.submit();
    const [request] = sent(service);
    expect(request?.payer).to.deep.equal({
      email: 'ada@example.org',
      first_name: 'Ada',
      phone: '01632 960 001',
    });
  });

  it('passes on the chosen currency', async () => {
    const { donor } = await openPrerendered({ currencies: 'GBP EUR' }, { currency: 'EUR' });
    expect(donor.submitButton.textContent.trim()).to.equal('Donate €10.00');
  });

  it('fires donation-start only if the donor filled something in', async () => {
    const starts: Event[] = [];
    const note = (event: Event) => starts.push(event);
    document.addEventListener('donation-start', note);
    await openPrerendered();
    expect(starts).to.deep.equal([]);
    await openPrerendered({}, { preset: '2500', email: 'ada@example.org' });
    document.removeEventListener('donation-start', note);
    expect(starts).to.have.length(1);
  });

  it('passes on text of several lines', async () => {
    const { donor, element } = await openPrerendered(
      { ask: 'comment' },
      { email: 'ada@example.org', comment: 'For the\notters' },
    );
    expect(donor.field(en.comment).value).to.equal('For the\notters');
    expect(element.request?.metadata).to.include({ comment: 'For the\notters' });
  });

  it('passes on a custom amount, and shows the amounts of the chosen interval', async () => {
    const other = await openPrerendered({}, { amount: '12.50' });
    expect(other.donor.submitButton.textContent.trim()).to.equal('Donate £12.50');
    const presets = '[{"amount":10},{"amount":25},{"amount":5,"interval":"month"}]';
    const monthly = await openPrerendered({ presets }, { interval: 'month' });
    expect(monthly.donor.submitButton.textContent.trim()).to.equal('Donate £5.00 monthly');
  });

  it('passes on texts under the same label with another hint', async () => {
    const { donor } = await openPrerendered(
      { fields: 'name*', 'min-amount': '2' },
      { first_name: 'Ada', amount: '12.50' },
      { madeOf: { fields: 'name' } },
    );
    expect(donor.field(en.first_name).value).to.equal('Ada');
    expect(donor.submitButton.textContent.trim()).to.equal('Donate £12.50');
  });

  it('passes on an address', async () => {
    const { donor } = await openPrerendered({ fields: 'address' }, { line1: '1 High Street', city: 'Leeds' });
    expect(donor.field(en.line1).value).to.equal('1 High Street');
    expect(donor.field(en.city).value).to.equal('Leeds');
  });

  it('passes on a one-off gift only in the same currency', async () => {
    const attributes = { intervals: 'month', 'one-off': '' };
    const same = await openPrerendered(attributes, { one_off: '5' });
    expect(same.donor.field(en.one_off).value).to.equal('5');
    const other = await openPrerendered(
      { ...attributes, currency: 'EUR' },
      { one_off: '5' },
      { madeOf: attributes },
    );
    expect(other.donor.field(en.one_off).value).to.equal('');
  });

  const perInterval = '[{"amount":10},{"amount":25},{"amount":5,"interval":"month"}]';
  for (const [what, attributes, answers, expected] of [
    [
      'a preset amount that the chosen interval doesn’t offer',
      { presets: perInterval },
      { interval: 'month', preset: '2500' },
      'Donate £5.00 monthly',
    ],
    [
      'a preset amount in pounds if the donor chose euros',
      { currencies: 'GBP EUR' },
      { currency: 'EUR', preset: '2500' },
      'Donate €10.00',
    ],
    [
      'an amount typed in pounds if the donor chose euros',
      { currencies: 'GBP EUR' },
      { currency: 'EUR', amount: '12.50' },
      'Donate €10.00',
    ],
    [
      'a typed and a chosen amount, because they contradict each other',
      {},
      { amount: '50', preset: '2500' },
      'Donate £10.00',
    ],
  ] as [string, Attributes, Attributes, string][]) {
    it(`doesn’t pass on ${what}`, async () => {
      const { donor } = await openPrerendered(attributes, answers);
      expect(donor.submitButton.textContent.trim()).to.equal(expected);
      expect(donor.field(en.customAmount).value).to.equal('');
    });
  }

  const items = '[{"label":"Blanket","amount":15}]';
  for (const [what, attributes, answers] of [
    ['a Gift Aid declaration', { 'gift-aid': '' }, { gift_aid: 'on' }],
    ['a wish to stay anonymous', { ask: 'anonymous' }, { anonymous: 'on' }],
    ['that an organisation gives', { ask: 'organisation' }, { by_organisation: 'on' }],
    ['a dedication', { dedication: '' }, { dedication: 'on' }],
    [
      'a permission to contact the donor',
      { contact: 'email post' },
      { contact_email: 'yes', contact_post: 'no' },
    ],
    ['a refusal of contact', { contact: 'email', 'contact-wording': 'opt-out' }, { contact_email: 'no' }],
    ['a quantity', { items, 'default-amount': '10' }, { 'gift-0': '3' }],
    ['a project', { projects: 'Wells;Schools' }, { project: 'Schools' }],
    ['an intention', { intentions: 'Zakat;Sadaqah' }, { intention: 'Sadaqah' }],
  ] as [string, Attributes, Attributes][]) {
    it(`never passes on ${what}`, async () => {
      const untouched = await openPrerendered(attributes, { email: 'ada@example.org' });
      const { element, root, donor } = await openPrerendered(attributes, {
        ...answers,
        email: 'ada@example.org',
      });
      expect(donor.field(en.email).value).to.equal('ada@example.org');
      expect(contentsOf(root)).to.deep.equal(contentsOf(untouched.root));
      expect(withoutReference(element.request)).to.deep.equal(withoutReference(untouched.element.request));
      expect(element.request).not.to.equal(null);
    });
  }

  it('never passes on a quantity to an item with the same name and another price', async () => {
    const { donor, root } = await openPrerendered(
      { items: '[{"label":"Blanket","amount":900}]' },
      { 'gift-0': '3' },
      { madeOf: { items } },
    );
    expect(root.querySelector<HTMLInputElement>('[name=gift-0]')?.value).to.equal('');
    expect(donor.submitButton.textContent.trim()).to.equal(en.donate);
  });

  describe('with a Gift Aid declaration that the donor has ticked', () => {
    const attributes = { 'gift-aid': '', fields: 'name', 'charity-name': 'Rivers' };
    for (const [what, changes, answers] of [
      ['the same words', {}, {}],
      ['the words for a recurring donation, after the donor chose one', {}, { interval: 'month' }],
      ['the words for a recurring donation, which is preselected', { 'default-interval': 'month' }, {}],
      ['the words for a recurring donation, which is the only one', { intervals: 'month' }, {}],
      ['another charity’s name', { 'charity-name': 'Otters' }, {}],
      ['no charity’s name', { 'charity-name': '' }, {}],
      ['words in another language', { locale: 'cy' }, {}],
    ] as [string, Attributes, Attributes][]) {
      it(`asks for the declaration again with ${what}`, async () => {
        const { element, root } = await openPrerendered(
          { ...attributes, ...changes },
          { ...answers, gift_aid: 'on', email: 'ada@example.org' },
          { madeOf: attributes },
        );
        const box = root.querySelector<HTMLInputElement>('[name=gift_aid]');
        expect(box?.checked).to.equal(false);
        const field = root.querySelector<HTMLInputElement>('[name=email]');
        if (field) field.value = 'ada@example.org';
        element.requestUpdate();
        await element.updateComplete;
        expect(Object.keys(element.request?.metadata ?? {})).to.deep.equal(['donation_reference']);
      });
    }
  });

  for (const [what, attributes, madeOf] of [
    ['amounts', { amounts: '5 15 25' }, { amounts: '10 20 25' }],
    ['currency', { currency: 'EUR' }, { currency: 'GBP' }],
  ] as const) {
    it(`shows the attributes’ ${what} if they differ`, async () => {
      const answers = { preset: what === 'amounts' ? '2000' : '2500', email: 'ada@example.org' };
      const { donor } = await openPrerendered(attributes, answers, { madeOf });
      const first = what === 'amounts' ? '£5.00' : '€10.00';
      expect(donor.submitButton.textContent.trim()).to.equal(`Donate ${first}`);
      expect(donor.field(en.email)).to.have.property('value', 'ada@example.org');
    });
  }

  /** Presses the button, or another control, as a donor does who sees nothing happen and waits. */
  const press =
    (selector = '[part=submit]') =>
    (prerendered: ShadowRoot) => {
      const button = prerendered.querySelector<HTMLElement>(selector);
      button?.focus();
      button?.click();
    };

  it('says nothing about a payment page before the script runs', () => {
    expect(prerender(access).includes(en.sending)).to.equal(false);
  });

  describe('whose button has the focus', () => {
    const complete = { email: 'ada@example.org' };

    it('asks the donor to press again, and sends only then', async () => {
      const { donor, root, service } = await openPrerendered({}, complete, { act: press() });
      expect(root.activeElement).to.equal(donor.submitButton);
      expect(donor.notice).to.equal(en.pressAgain);
      expect(sent(service)).to.deep.equal([]);
      await donor.submit();
      expect(donor.notice).not.to.equal(en.pressAgain);
      expect(sent(service)).to.have.length(1);
    });

    for (const [what, attributes, madeOf, properties] of [
      ['things at another price', { items: '[{"label":"Coffin","amount":900}]' }, { items }],
      ['only monthly donations', { intervals: 'month' }, {}],
      ['another preselected interval', { 'default-interval': 'month' }, {}],
      ['another project', { project: 'Wells' }, { project: 'Schools' }],
      [
        'something more to pay for',
        { intervals: 'month' },
        { intervals: 'month' },
        { oneTimeItems: [{ quantity: 1, amount: 5000 }] },
      ],
    ] as [string, Attributes, Attributes, Partial<DonationWidget>?][]) {
      it(`sends nothing if the page now has ${what}`, async () => {
        const { donor, element, service } = await openPrerendered(attributes, complete, {
          madeOf,
          act: press(),
        });
        Object.assign(element, properties);
        await element.updateComplete;
        await settled();
        expect(donor.notice).to.equal(en.pressAgain);
        expect(sent(service)).to.deep.equal([]);
      });
    }

    it('stops asking when the donor changes something', async () => {
      for (const change of [
        (donor: Donor) => donor.choose('£25'),
        (donor: Donor) => donor.type(en.email, 'grace@example.org'),
        (donor: Donor) => donor.tick(en.giftAidYes),
        (donor: Donor) => donor.add('Blanket'),
      ]) {
        const { donor } = await openPrerendered({ items, 'gift-aid': '' }, complete, { act: press() });
        expect(donor.notice).to.equal(en.pressAgain);
        await change(donor);
        expect(donor.notice).to.equal('');
      }
    });

    it('stops asking when the donor presses and the form has errors', async () => {
      const { donor, service } = await openPrerendered({}, {}, { act: press() });
      expect(donor.notice).to.equal(en.pressAgain);
      await donor.submit();
      expect(donor.errorSummary).to.deep.equal([en['email.required']]);
      expect(donor.notice).to.equal('');
      expect(sent(service)).to.deep.equal([]);
    });

    it('asks in the donor’s language', async () => {
      const { root } = await openPrerendered({ locale: 'de' }, {}, { act: press() });
      expect(root.querySelector('.notice[aria-live]')?.textContent).to.equal(de.pressAgain);
    });

    const key = (repeat: boolean, name = 'Enter') =>
      new KeyboardEvent('keydown', { key: name, repeat, bubbles: true, composed: true, cancelable: true });

    it('sends nothing while the key that pressed it is still held', async () => {
      const { donor } = await openPrerendered({}, complete, { act: press() });
      expect(donor.submitButton.dispatchEvent(key(true))).to.equal(false);
      expect(donor.submitButton.dispatchEvent(key(true, ' '))).to.equal(false);
      expect(donor.submitButton.dispatchEvent(key(false))).to.equal(true);
    });
  });

  it('asks the donor to press again if a finger that has touched it before is lifted', async () => {
    // A finger that is still down hasn't moved the focus yet.
    const platform = fakePlatform();
    const { donor, service } = await openPrerendered({}, { email: 'ada@example.org' }, { platform });
    expect(donor.notice).to.equal('');
    const { submitButton } = donor;
    const tap = { bubbles: true, composed: true, cancelable: true, detail: 1 };
    submitButton.dispatchEvent(new PointerEvent('pointerup', tap));
    submitButton.dispatchEvent(new MouseEvent('click', tap));
    await settled();
    expect(donor.notice).to.equal(en.pressAgain);
    expect(sent(service)).to.deep.equal([]);
    await platform.clock.advance(1000);
    submitButton.dispatchEvent(new PointerEvent('pointerdown', tap));
    submitButton.dispatchEvent(new MouseEvent('click', tap));
    await settled();
    expect(sent(service)).to.have.length(1);
  });

  it('doesn’t ask a donor who pressed something else to press again', async () => {
    const more = `[aria-label="${localize(en, 'more', { label: 'Blanket' })}"]`;
    const { root, donor } = await openPrerendered({ items }, {}, { act: press(more) });
    expect(donor.notice).to.equal('');
    expect(root.activeElement).to.equal(root.querySelector(more));
    const filling = await openPrerendered({}, {}, { act: press('[name=email]') });
    expect(filling.donor.notice).to.equal('');
    expect(filling.root.activeElement).to.equal(filling.donor.field(en.email));
  });

  it('doesn’t ask a donor who comes back from the payment page to press again', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { root } = await openPrerendered({}, {}, { platform, act: press() });
    expect(root.textContent).not.to.include(en.pressAgain);
  });

  it('shows no text that the donor’s choices make untrue', async () => {
    const presets = '[{"amount":10,"impact":"Ten reeds"},{"amount":25,"impact":"25 reeds"}]';
    const attributes = { presets, 'gift-aid': '', ask: 'comment', 'suggest-monthly': 'auto' };
    const page = await britishPage();
    const visibleText = (changes: Attributes) => {
      const template = prerender({ ...access, ...attributes, ...changes }, { locale: 'en-GB' });
      page.replaceChildren(...Document.parseHTMLUnsafe(`<div>${template}</div>`).body.childNodes);
      const form = page.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('form');
      return form?.innerText;
    };
    const text = visibleText({});
    expect(text).to.include(en.giftAidYes);
    expect(visibleText({ 'default-amount': '25' })).to.equal(text);
    expect(visibleText({ 'default-amount': '17' })).to.equal(text);
    expect(visibleText({ 'default-interval': 'month' })).to.equal(text);
    const count = localize(en, 'characterCount', { typed: 0, limit: longestComment });
    expect(text).not.to.include(count);
  });

  it('is replaced by a form in another language', async () => {
    const { donor, root } = await openPrerendered(
      { locale: 'de' },
      { preset: '2500' },
      { madeOf: { locale: 'en' } },
    );
    expect(root.textContent).to.include(de.amount).and.not.to.include(en.amount);
    expect(donor.submitButton.textContent).to.include('10,00');
  });

  it('is replaced by the fallback if the form can’t work', async () => {
    const { root } = await openPrerendered(
      { amounts: 'ten' },
      {},
      { madeOf: {}, children: '<a href="https://charity.example">Give elsewhere</a>' },
    );
    expect(root.querySelector('form')).to.equal(null);
    expect(root.querySelector('slot')?.assignedElements()).to.have.length(1);
  });

  it('is replaced by the status on return', async () => {
    const platform = fakePlatform();
    new PendingStore(platform, 'session').add(pendingDonation());
    const { root } = await openPrerendered({}, {}, { platform });
    expect(root.querySelector('form')).to.equal(null);
    expect(root.querySelectorAll('[part~=status]')).to.have.length(1);
  });

  it('is empty if the attributes aren’t valid', () => {
    expect(prerender({ ...access, amounts: 'ten' })).to.equal('');
    expect(prerender({ ...access, 'publishable-key': 'sk_live_1' })).to.equal('');
    expect(prerender({})).to.equal('');
  });
});

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
