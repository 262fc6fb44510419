import type { Page } from '@playwright/test';
import { donorOn, expect } from '../journeys/journey.js';

/** The actions of a web editor in the configurator. */
export const editorOn = (page: Page) => {
  const side = page.locator('.side');
  const events = page.locator('.log > ol > li');
  const frame = page.frameLocator('iframe[title="Your form"]');
  /** A step, or a heading that is folded inside one. */
  const openGroup = async (title: string) => {
    const group = side.locator(
      `xpath=.//section[not(@hidden)]//details[summary/span[normalize-space()="${title}"]]`,
    );
    await expect(group.first()).toBeAttached();
    for (const one of await group.locator('xpath=ancestor-or-self::details').all()) {
      // By keyboard: a click may miss it while the panel still scrolls to its beginning.
      if ((await one.getAttribute('open')) === null) await one.locator('> summary').press('Enter');
      await expect(one).toHaveAttribute('open');
    }
  };
  /** Into a field, or out of a list; what is on no list comes by the address. */
  const write = async (label: string, text: string) => {
    const field = side.getByLabel(label, { exact: true });
    if ((await field.evaluate(({ localName }) => localName)) !== 'select') return field.fill(text);
    const values = await field
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    if (values.includes(text)) {
      await field.selectOption({ value: text });
      return;
    }
    await field.evaluate(({ id }, value) => {
      const choices = new URLSearchParams(location.hash.slice(1));
      choices.set(id.replace('control-', ''), value);
      location.hash = choices.toString();
    }, text);
  };
  return {
    side,
    open: (origin: string, fragment = '') => page.goto(`${origin}/demo/${fragment}`),
    /** Once the tabs stand where they stay: the preview is one of them on a narrow screen alone. */
    resize: async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('tab')).toHaveCount(width < 1024 ? 4 : 3);
    },
    /** The last step has code once someone has said where the website is. */
    see: async (tab: 'Preview' | 'Your form' | 'Put it on your site' | 'Try it') => {
      await page.getByRole('tab', { name: tab }).click();
      if (tab !== 'Put it on your site') return;
      const where = side.getByLabel('Where is your website?');
      if ((await where.inputValue()) === '') await where.selectOption('Another website');
    },
    openGroup,
    /** Opens the fields for other frequencies, and the order of those that donors see. */
    openFrequencies: () => side.getByText('Other frequencies, and the order', { exact: true }).press('Enter'),
    /** What the preview says that it shows a change of. */
    changed: page.locator('.changed'),
    /** The fields of a row, such as “Amount 2”. */
    row: (title: string) => side.getByRole('group', { name: title, exact: true }),
    field: (label: string) => side.getByLabel(label, { exact: true }),
    write,
    switchOn: (label: string) => side.getByRole('switch', { name: label }).check(),
    copy: (title: string) => side.getByRole('button', { name: `Copy: ${title}` }).click(),
    /** The code of a block, also while another step is seen. */
    code: (title: string) =>
      side.getByRole('region', { name: title, exact: true, includeHidden: true }).locator('code'),
    /** The count of problems, which opens to a list that leads to their fields. */
    lints: page.locator('.lints'),
    /** Opens the list and follows it to a field. */
    followLint: async (label: string) => {
      const list = page.locator('details.lints');
      if ((await list.getAttribute('open')) === null) await list.locator('summary').press('Enter');
      await list.getByRole('button', { name: label, exact: true }).click();
    },
    /** The message next to a field. */
    lint: (words: string) => side.locator('.control .lint', { hasText: words }),
    /** The events, newest first. */
    events,
    /** The form is seen after a second, whatever anyone does. */
    seenEvent: events.filter({ hasText: 'donation-seen' }),
    /** The events that follow from what someone does, newest first. */
    otherEvents: events.filter({ hasNotText: 'donation-seen' }),
    staged: page.locator('.staged'),
    /** The form in the frame of the preview. */
    preview: frame.locator('donation-widget'),
    /** The button around the form, and its dialog. */
    frame: frame.locator('body'),
    /** The status of the donation that was given in the preview. */
    returned: page.locator('.frame iframe:not([hidden])').contentFrame().locator('body'),
    donor: donorOn(page, frame.locator('body')),
    /** Shows the form or an example of a status in the preview, also while another tab is seen. */
    show: (name: string) =>
      page
        .getByRole('radio', { name, exact: true, includeHidden: true })
        .evaluate((radio: HTMLInputElement) => {
          radio.click();
        }),
    /** Opens the rarer choices of the preview. */
    openPreviewOptions: () => page.locator('.toolbar').getByText('Page, colours and language').press('Enter'),
  };
};
