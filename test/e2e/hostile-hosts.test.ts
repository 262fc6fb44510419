import type { Page } from '@playwright/test';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { en, expect, tagOf, test } from './hostile-host.js';

const form = '<donation-widget $widget fields="name address"></donation-widget>';

/** Every rule that is inherited, also on the element itself, and every tag of the form, as a page may write them. */
const hostile = `<style>
  html, body, main {
    font: italic 900 16px/3 serif !important; color: red !important;
    letter-spacing: 1em !important; word-spacing: 2em !important; text-transform: uppercase !important;
    text-align: right !important; text-indent: 5em !important; white-space: nowrap !important;
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
</style>`;

/** Every element inside: its box within the form's, and all its computed styles. */
const insides = (page: Page) =>
  page.locator('donation-widget').evaluate((widget) => {
    const form = widget.getBoundingClientRect();
    // Boxes stand on 64ths of a pixel; what is subtracted from another leaves a trace behind them.
    const rounded = (pixels: number) => Math.round(pixels * 64) / 64;
    return [...(widget.shadowRoot?.querySelectorAll('*') ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return {
        element: `${element.localName}#${element.id}`,
        box: (width + height > 0 ? [x - form.x, y - form.y, width, height] : []).map(rounded),
        styles: [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`),
      };
    });
  });

/** What is otherwise inside, told in one line each. */
const differences = (before: Awaited<ReturnType<typeof insides>>, after: typeof before) => {
  const lines = (all: typeof before) =>
    all.flatMap(({ element, box, styles }, at) =>
      [`box: ${box.join(' ')}`, ...styles].map((line) => `${at} ${element} ${line}`),
    );
  const known = new Set(lines(before));
  return lines(after).filter((line) => !known.has(line));
};

const places = {
  'in the page': { body: form, open: [] },
  'in a dialog': { body: `<donation-button>${form}</donation-button>`, open: [en.donate] },
};

for (const [place, { body, open }] of Object.entries(places)) {
  test(`a form ${place} looks and works the same under rules that are hostile`, async ({
    page,
    donor,
    posts,
    openPage,
  }) => {
    const show = async (head: string) => {
      await openPage({ head: tagOf('module') + head, body: `<main>${body}</main>` });
      for (const button of open) await donor.click(button);
      await donor.field(en.email).focus();
      await page.mouse.move(0, 0);
      await donor.field(en.country).waitFor();
      // All of it is drawn, and nothing is on its way to where it will be.
      await page.locator('donation-widget').evaluate(async (widget) => {
        await (widget as DonationWidget).updateComplete;
        await Promise.all(document.getAnimations().map(({ finished }) => finished));
      });
      return insides(page);
    };
    // The font is the page's own, and the margin of the page around the form.
    const plain = await show('<style>html, body, main { font: 16px serif; margin: 0; padding: 0 }</style>');
    const under = await show(`${hostile}<style>html, body, main { margin: 0; padding: 0 }</style>`);
    expect(plain.length).toBeGreaterThan(100);
    expect(under).toHaveLength(plain.length);
    expect(differences(plain, under)).toEqual([]);
    await donor.type(en.email, 'ada@example.org');
    await donor.choose('£25');
    await page.locator('donation-widget').locator('[part~="submit"]').click();
    await expect(page.getByRole('button', { name: 'Pay £25.00' })).toBeVisible();
    expect(posts).toHaveLength(1);
  });
}
