// Also runs in Firefox.
import type { Page } from '@playwright/test';
import { everything, little } from '../support/accessibility/forms.js';
import { everyError, fillIn, makeEveryError, open } from '../support/journeys/accessibility.js';
import { en, expect, test } from '../support/journeys/journey.js';

type Stop = { name: string; top: number; bottom: number; hasRing: boolean };

/** The element with the focus: its visible name, its position, and whether it has a focus ring. */
const stopAt = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return null;
    const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
    const field = fields.some((one) => element instanceof one) ? (element as HTMLInputElement) : null;
    const text =
      field?.labels?.[0]?.innerText ??
      element.getAttribute('aria-label') ??
      (element as HTMLElement).innerText;
    const isRadio = element.matches('[type="radio"]');
    const drawn = isRadio ? element.nextElementSibling : (element.closest('.control, .stepper') ?? element);
    const hasRing = [drawn, element].some((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one ?? document.body);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom } = element.getBoundingClientRect();
    return { name: text.trim(), top: top + scrollY, bottom: bottom + scrollY, hasRing };
  });

const tabThrough = async (page: Page): Promise<Stop[]> => {
  const stops: Stop[] = [];
  await page.getByRole('radio', { name: '£10', exact: true }).check();
  await page.locator('h1').click();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await stopAt(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
};

const date = 'Day of your visit';

const inOrder = [
  en.month,
  ...[en.fewer, 'Nest box', en.more].map((words) => words.replace('{label}', 'Nest box')),
  ...[en.fewer, 'Reeds', en.more].map((words) => words.replace('{label}', 'Reeds')),
  en.project,
  en.addPurpose,
  en.currency,
  '£10',
  en.customAmount,
  en.one_off,
  en.byOrganisation,
  en.anonymous,
  en.comment,
  en.email,
  en.first_name,
  en.last_name,
  en.phone,
  en.giftAidYes,
  en.country,
  en.line1,
  en.line2,
  en.city,
  en.postcode,
  en.state,
  'Your hobby',
  'A memory of the river',
  'Green',
  'Nearest town',
  'Green',
  'Blue',
  'Ashby',
  'Brigg',
  'Number of guests',
  date,
  'I can help on Saturdays',
];

/** The names without repetitions of a date: its day, month, year and calendar have the focus one after the other. */
const withoutParts = (names: readonly string[]): string[] =>
  names.filter((name, place) => name !== date || names[place - 1] !== date);

const radioOf = (page: Page, name = '') => page.getByRole('radio', { name, exact: true });

/** Chooses each radio of a group with the arrow keys, and returns to the first. */
const goRound = async (page: Page, names: string[]) => {
  await radioOf(page, names[0]).focus();
  for (const name of [...names.slice(1), names[0]]) {
    await page.keyboard.press('ArrowDown');
    await expect(radioOf(page, name)).toBeFocused();
    await expect(radioOf(page, name)).toBeChecked();
  }
  await page.keyboard.press('ArrowUp');
  await expect(radioOf(page, names.at(-1))).toBeChecked();
};

// Each width has its own page, because Firefox sends keys elsewhere after Tab has left a page.
for (const [width, height] of [
  [320, 640],
  [1280, 800],
] as const) {
  test(`A donor moves through the form with Tab in the visible order, and back, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, everything);
    const stops = await tabThrough(page);
    const all = stops.map(({ name }) => name);
    // The charity's links are below the button.
    const names = all.slice(0, 1 + all.findIndex((name) => /^Donate £10\.00 monthly$/.test(name)));
    expect(all.slice(names.length)).toEqual([
      expect.stringContaining(en.privacyPolicy),
      expect.stringContaining(en.contactCharity),
    ]);
    // The link that says how to end a regular donation is right below the intervals.
    const isEnding = (name: string) => name.startsWith(en.endingManage);
    expect(names.findIndex(isEnding)).toBe(names.indexOf(en.month) + 1);
    const fields = names.slice(0, -1).filter((name) => !isEnding(name));
    expect(withoutParts(fields.filter((name) => inOrder.includes(name)))).toEqual(inOrder);
    // New questions can add fields. Nothing else gets the focus.
    for (const name of fields.filter((one) => !inOrder.includes(one))) {
      const count = fields.filter((one) => one === name).length;
      await expect(page.getByLabel(name, { exact: true })).toHaveCount(count);
    }
    for (const [place, { name, hasRing, bottom }] of stops.entries()) {
      expect(hasRing, `the ring of ${name}`).toBe(true);
      expect(bottom, `${name} is below the previous stop`).toBeGreaterThan(stops[place - 1]?.top ?? 0);
    }
    const back: string[] = [];
    await page.getByRole('button', { name: /^Donate/ }).focus();
    while (back.length < names.length) {
      back.unshift((await stopAt(page))?.name ?? '');
      await page.keyboard.press('Shift+Tab');
    }
    expect(back).toEqual(names);
  });
}

test('A donor chooses with the arrow keys, and ticks boxes and presses buttons with Space', async ({
  page,
}) => {
  await open(page, everything);
  await goRound(page, [en.month, en.once]);
  await goRound(page, ['£10', '£25', '£50', en.noAmount]);
  await page.getByRole('checkbox', { name: en.giftAidYes }).press('Space');
  await expect(page.getByRole('checkbox', { name: en.giftAidYes })).toBeChecked();
  // A donor goes to another control with Tab.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: en.more.replace('{label}', 'Reeds') }).press('Space');
  await expect(page.getByLabel('Reeds', { exact: true })).toHaveValue('1');
});

test('A donor presses Enter several times and sends once', async ({ page, posts }) => {
  await open(page, little);
  await page.route('**/api/v1/payment-session/checkout', () => undefined);
  await fillIn(page);
  for (let times = 0; times < 3; times += 1) {
    await page.getByLabel(en.email, { exact: true }).press('Enter');
    await page.getByRole('radio', { name: '£25', exact: true }).press('Enter');
  }
  await expect(page.locator('.notice[aria-live]')).toHaveText(en.sending);
  await expect.poll(() => posts.length).toBe(1);
});

test('A donor with errors moves to the list of errors, and with each link to its field', async ({ page }) => {
  // This is the space that a phone has left when its keyboard is open.
  await page.setViewportSize({ width: 320, height: 360 });
  await open(page, everything);
  const address = page.url();
  await makeEveryError(page);
  expect((await stopAt(page))?.name).toContain(en.errorTitle);
  const links = page.getByRole('group', { name: en.errorTitle }).getByRole('link');
  const fields: string[] = [];
  const ids = new Set<string>();
  for (const link of await links.all()) {
    const words = (await link.textContent()) ?? '';
    // A donor goes to each link with Tab.
    await page.keyboard.press('Tab');
    await link.press('Enter');
    const field = page.locator(':focus').last();
    // The error of a radio, or of one of several boxes, belongs to its group.
    const isInGroup = await field.evaluate((one) => {
      const root = one.getRootNode() as ShadowRoot;
      return root.querySelectorAll(`[name="${(one as HTMLInputElement).name}"]`).length > 1;
    });
    const group = page.locator('fieldset').filter({ has: field }).last();
    if (!isInGroup) await expect(field).toHaveAttribute('aria-invalid', 'true');
    const fault = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    // Orca doesn't read a group's description.
    await (isInGroup
      ? expect(group).toHaveAccessibleName(fault)
      : expect(field).toHaveAccessibleDescription(fault));
    fields.push((await stopAt(page))?.name ?? '');
    const id = (await field.getAttribute('id')) ?? '';
    ids.add(id);
    const label = page.locator(`label[for="${id}"], label:has(#${id})`);
    await expect(isInGroup ? group.locator('legend') : label).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  expect(fields).toEqual(expect.arrayContaining(['Reeds', en.customAmount, en.one_off, en.email, en.line1]));
  expect(ids.size).toBe(everyError);
  expect(page.url()).toBe(address);
});
