import type { Page } from '@playwright/test';
import { donorOn, expect } from './journey.js';

/** The actions of a web editor in the configurator. */
export const editorOn = (page: Page) => {
  const side = page.locator('.side');
  const openGroup = async (title: string) => {
    const group = page.locator('details.group').filter({ has: page.locator('summary', { hasText: title }) });
    // By keyboard: a click may miss it while the panel still scrolls to its beginning.
    if ((await group.getAttribute('open')) === null) await group.locator('summary').press('Enter');
    await expect(group).toHaveAttribute('open');
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
    see: (tab: 'Preview' | 'Options' | 'Snippet' | 'Events') => page.getByRole('tab', { name: tab }).click(),
    openGroup,
    field: (label: string) => side.getByLabel(label, { exact: true }),
    write,
    switchOn: (label: string) => side.getByRole('switch', { name: label }).check(),
    copy: (title: string) => side.getByRole('button', { name: `Copy: ${title}` }).click(),
    /** The code of a block, as it is seen. */
    code: (title: string) => side.getByRole('region', { name: title, exact: true }).locator('code'),
    /** The snippet is that of the form as it stands now, its height too. */
    isMeasured: () => expect(side.locator('.codes')).toHaveAttribute('aria-busy', 'false'),
    /** The list of problems. */
    lints: page.locator('#panel-options').getByRole('region', { name: 'What to mend' }),
    /** The events, newest first. */
    events: page.locator('.log > ol > li'),
    staged: page.locator('.staged'),
    preview: page.locator('#preview-form'),
    donor: donorOn(page, page.locator('#panel-preview')),
  };
};
