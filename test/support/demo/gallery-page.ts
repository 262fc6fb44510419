import type { Page } from '@playwright/test';
import { fromFragment, valueOf } from '../../../editor/controls/choices.js';
import {
  attributesOf,
  buttonAttributes,
  isBehindButton,
  propertiesOf,
} from '../../../editor/controls/chosen.js';
import { colourLints } from '../../../editor/lints/colour.js';
import { settingLints } from '../../../editor/lints/setting.js';
import { english } from '../../../editor/translator.js';
import { loadAllParts } from '../../../src/questions/list.js';
import { all, ofSizes } from '../accessibility/rules.js';
import { expectNoViolations } from '../journeys/accessibility.js';
import { faintOn } from '../journeys/accessibility-contrast.js';
import { lostOn } from '../journeys/accessibility-layout.js';
import type { Entry } from './gallery-entries.js';
import { expect } from '../journeys/journey.js';
import { press } from '../journeys/keyboard.js';

await loadAllParts();

/** The email field and the button, in any language. */
export const partsOf = (page: Page) => {
  const form = page.locator('donation-widget');
  return { email: form.locator('input[name="email"]'), submit: form.locator('[part~="submit"]') };
};

/** Expects thanks with the charity's logo and colour. */
export const expectLookOf = async (page: Page, { charity, colour }: Entry) => {
  const logo = page.getByRole('img', { name: charity, exact: true });
  await expect(logo).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(logo.locator('..')).toHaveCSS('background-color', colour);
};

/** Collects the errors on the console of the page. */
export const complaintsOf = (page: Page): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
};

/** Expects that the code shown on a page is exactly the code of its element. */
export const expectOwnSnippet = async (page: Page) => {
  await expect(page.locator('.embed pre code')).toHaveText(/donation-widget/);
  const { shown, real } = await page.evaluate(() => {
    const describe = (node: Node): unknown => {
      if (!(node instanceof Element)) return node.textContent?.replace(/\s+/g, ' ').trim();
      const attributes = [...node.attributes]
        // The element sets this attribute itself.
        .filter(({ name: one, value }) => one !== 'color-scheme' || value !== 'auto')
        .map(({ name: one, value }) => [
          one,
          one === 'base-url' ? new URL(value, location.href).href : value.replace(/\s+/g, ' '),
        ]);
      const children = [...node.childNodes].map(describe).filter((child) => child !== '');
      return { tag: node.localName, attributes, children };
    };
    const find = (root: ParentNode) => root.querySelector('donation-button, donation-widget');
    const code = document.querySelector('.embed pre code')?.textContent ?? '';
    const pasted = find(new DOMParser().parseFromString(code, 'text/html'));
    const placed = find(document);
    return { shown: pasted && describe(pasted), real: placed && describe(placed) };
  });
  expect(shown).not.toBeNull();
  expect(shown).toEqual(real);
};

/** Expects that the configurator opens with the form's attributes and has no suggestions. */
export const expectOwnChoices = async (page: Page) => {
  // A form behind a button is drawn when someone opens it, but its attributes are always there.
  const placed = await page.locator('donation-widget').evaluate((one) => {
    const attributes = [...one.attributes].map((attribute) => [attribute.name, attribute.value] as const);
    // The configurator takes over a heading in the slot as the attribute, if it’s only text.
    const header = one.querySelector('[slot="header"]');
    const isText = header && header.childElementCount === 0 && header.attributes.length === 1;
    const heading = [['heading', header?.textContent.trim() ?? '']] as const;
    return Object.fromEntries([...attributes, ...(isText ? heading : [])]);
  });
  const link = page.getByRole('link', { name: 'Open in the configurator' });
  await expect(link).toBeVisible();
  const address = new URL(await link.evaluate((one: HTMLAnchorElement) => one.href));
  expect(address.pathname).toBe('/demo/');
  const choices = fromFragment(address.hash);
  const opened = Object.fromEntries(attributesOf(choices));
  const switches = ['test-mode', 'one-off', 'split', 'no-custom-amount', 'gift-aid', 'dedication-notify'];
  const left = ['base-url', 'publishable-key'];
  const expected = Object.entries(placed).flatMap(([key, value]) => {
    if (switches.includes(key)) return [[key, true]];
    // The choices leave out default values.
    return left.includes(key) || value === valueOf({}, key) ? [] : [[key, value]];
  });
  expect(opened).toEqual(Object.fromEntries(expected));
  const buttons = await page
    .locator('donation-button')
    .evaluateAll((all) =>
      all.map((one) => [...one.attributes].map((attribute) => [attribute.name, attribute.value])),
    );
  expect(isBehindButton(choices)).toBe(buttons.length > 0);
  expect(buttonAttributes(choices)).toEqual(buttons.flat());
  expect(Object.fromEntries(propertiesOf(choices))).toHaveProperty('--donation-primary');
  expect([...settingLints(choices, english), ...colourLints(choices, english)]).toEqual([]);
};

/** Expects that the ring around a focused option, field and button can be told from both of its neighbours. */
const expectRings = async (page: Page) => {
  const form = page.locator('donation-widget');
  for (const part of ['input[type="radio"]:checked', 'input[name="email"]', '[part~="submit"]']) {
    await form.locator(part).first().focus();
    // Browsers show a ring around an option only for donors who use the keyboard.
    await press(page, 'Tab', 'Shift+Tab');
    await expect(form.locator(`${part}:focus-visible`), part).toHaveCount(1);
    expect(await faintOn(page), part).toEqual([]);
  }
};

/** Expects no problems from axe, enough contrast, and nothing cut off at the sides. */
export const expectLook = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(partsOf(page).submit).toBeVisible();
  for (const [width, rules] of [
    [360, all],
    [1280, ofSizes],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoViolations(page, `${width} px`, rules);
    expect(await faintOn(page), `${width} px`).toEqual([]);
  }
  await expectRings(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await lostOn(page)).toEqual([]);
};
