import type { Page } from '@playwright/test';
import { donorOn } from './journey.js';

/** What a web editor does in the configurator. */
export const editorOn = (page: Page) => {
  const side = page.locator('.side');
  const openGroup = async (title: string) => {
    const group = page.locator('details.group').filter({ has: page.locator('summary', { hasText: title }) });
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  };
  return {
    side,
    open: (origin: string, fragment = '') => page.goto(`${origin}/demo/${fragment}`),
    see: (tab: 'Preview' | 'Options' | 'Snippet' | 'Events') => page.getByRole('tab', { name: tab }).click(),
    openGroup,
    field: (label: string) => side.getByLabel(label, { exact: true }),
    write: (label: string, text: string) => side.getByLabel(label, { exact: true }).fill(text),
    switchOn: (label: string) => side.getByRole('switch', { name: label }).check(),
    copy: (title: string) => side.getByRole('button', { name: `Copy: ${title}` }).click(),
    /** The code of a block, as it is seen. */
    code: (title: string) => side.getByRole('region', { name: title, exact: true }).locator('code'),
    /** What there is to mend, as the list says it. */
    lints: page.locator('#panel-options').getByRole('region', { name: 'What to mend' }),
    /** The events, newest first. */
    events: page.locator('.log > ol > li'),
    staged: page.locator('.staged'),
    preview: page.locator('#preview-form'),
    donor: donorOn(page, page.locator('#panel-preview')),
  };
};
