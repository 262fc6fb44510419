// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { fakePlatform, pendingDonation, settled } from '../support/elements/fakes.js';
import { openButton } from '../support/elements/dialog.js';
import { Donor, openStatus, openWidget, sent } from '../support/elements/donor.js';

/** The form takes its font and outer margins from the page, so both sets of rules have the same ones. */
const plain = `html, body, main { font: 16px serif; margin: 0; padding: 0 }`;

/** Rules of a page that change every inherited property, the elements themselves and every tag of the form. */
const hostile = `
  html, body, main {
    font: italic 900 16px/3 serif !important; color: red !important;
    letter-spacing: 1em !important; word-spacing: 2em !important; text-transform: uppercase !important;
    text-align: right !important; text-indent: 5em !important; white-space: nowrap !important;
    margin: 0; padding: 0;
  }
  main * {
    font-style: italic !important; font-variant: small-caps !important; font-weight: 900 !important;
    letter-spacing: 1em !important; word-spacing: 2em !important; text-transform: uppercase !important;
    text-align: right !important; text-indent: 5em !important; white-space: nowrap !important;
    line-height: 3 !important; color: red !important;
  }
  main :not(donation-widget, donation-button) { all: unset !important; font-size: 90px !important; }
  input, select, textarea, button, option { display: none !important; }
  label, legend, h2, p, a { float: right !important; position: absolute !important; font-size: 90px !important; }
  fieldset, form, section, div, span { width: 10px !important; height: 1px !important; overflow: hidden !important; }
  dialog { display: none !important; position: static !important; inset: auto !important; }
  .button, .field, .options, .themed, .hidden, [part] { display: none !important; }
`;

/** The box, relative to the form, and all computed styles of every element inside, one per line. */
const insides = (widget: DonationWidget) => {
  const form = widget.getBoundingClientRect();
  // Layout snaps boxes to 64ths of a pixel, and the subtraction adds a floating-point error.
  const rounded = (pixels: number) => Math.round(pixels * 64) / 64;
  return [...(widget.shadowRoot?.querySelectorAll('*') ?? [])].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = (width + height > 0 ? [x - form.x, y - form.y, width, height] : []).map(rounded);
    const style = getComputedStyle(element);
    return [
      `box: ${box.join(' ')}`,
      ...[...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
    ].map((line) => `${element.localName}#${element.id} ${line}`);
  });
};

/** How the form looks with these rules on the page, after all animations end. */
const under = async (style: HTMLStyleElement, rules: string, widget: DonationWidget) => {
  style.textContent = rules;
  await widget.updateComplete;
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  return insides(widget);
};

const places = {
  'in the page': async (main: HTMLElement) => {
    const { element, service } = await openWidget({ fields: 'name address' });
    main.append(element);
    return { widget: element, service };
  },
  'in a dialog': async (main: HTMLElement) => {
    const { widget, service, visitor } = await openButton(
      {},
      { attributes: { fields: 'name address' }, parent: main },
    );
    await visitor.press();
    return { widget, service };
  },
};

describe('A form on a page with hostile styles', () => {
  const style = document.createElement('style');
  const main = document.createElement('main');
  main.lang = 'en-GB';

  beforeEach(() => {
    document.head.append(style);
    document.body.prepend(main);
  });

  afterEach(() => {
    style.remove();
    main.replaceChildren();
    main.remove();
  });

  for (const [place, open] of Object.entries(places)) {
    it(`looks and works the same ${place}`, async function () {
      const { widget, service } = await open(main);
      const donor = new Donor(widget);
      donor.field(en.email).focus();
      const before = await under(style, plain, widget);
      const after = await under(style, hostile, widget);
      expect(before.length).to.be.above(100);
      expect(after).to.have.length(before.length);
      const changed = after.flatMap((lines, at) => lines.filter((line, nth) => line !== before[at]?.[nth]));
      expect(changed).to.deep.equal([]);
      expect(getComputedStyle(main).color).to.equal('rgb(255, 0, 0)');
      expect(donor.submitButton.getBoundingClientRect().width).to.be.above(0);

      await donor.type(en.email, 'ada@example.org');
      await donor.choose('£25');
      await donor.submit();
      await settled();
      expect(sent(service).map(({ line_items: [item] }) => item?.amount)).to.deep.equal([2500]);
    });
  }

  for (const [what, open] of Object.entries({
    form: async () => (await openWidget()).element,
    button: async () => (await openButton()).element,
    status: async () => {
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      return (await openStatus({}, { platform })).element;
    },
  })) {
    it(`outlines nothing but what has the focus: ${what}`, async () => {
      const element = await open();
      main.append(element);
      await element.updateComplete;
      style.textContent = `
        :is(*:focus, *:focus-within, *:focus-visible, *:hover, *) {
          outline: 2px solid red !important; transition: all 1s;
        }`;
      const inside = element.shadowRoot?.querySelector<HTMLElement>('input, button, [tabindex]');
      inside?.focus();
      expect(element.matches(':focus-within')).to.be.true;
      const { outlineStyle, transitionDuration } = getComputedStyle(element);
      expect([outlineStyle, transitionDuration]).to.deep.equal(['none', '0s']);
    });
  }
});
