import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { snippetsFor } from '../../editor/code/snippets.js';
import { loadAllParts } from '../../src/questions/list.js';
import { expect, test as base } from './packed.js';

await loadAllParts();

const host = 'https://cdn.example';
const entry = 'donation-widget.js';

type Site = {
  /**
   * Opens the module's snippet with these attributes, with or without its preloads. Returns the scripts that the page
   * requests before the module runs, and all scripts until the form appears.
   */
  open: (
    attributes: Record<string, string>,
    isPreloaded: boolean,
  ) => Promise<{ early: string[]; all: string[] }>;
};

const test = base.extend<Site>({
  open: async ({ page, packed }, use) => {
    const folder = join(packed.files, 'dist/cdn');
    const integrity = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8')) as Record<
      string,
      string
    >;
    let asked: string[] = [];
    let body = '';
    let comesFirst = Promise.resolve();
    await page.route('**/*', async (route) => {
      const { origin, pathname } = new URL(route.request().url());
      if (origin !== host) {
        const start = '<!doctype html><html lang="en"><title>Give</title><link rel="icon" href="data:,">';
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body: start + body });
        return;
      }
      const file = pathname.slice(1);
      asked.push(file);
      if (file === entry) await comesFirst;
      await route.fulfill({
        path: join(folder, file),
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    await use(async (attributes, isPreloaded) => {
      const choices = {
        file: 'module',
        cdn: host,
        'base-url': 'https://service.example/api/v1',
        'publishable-key': 'pk_test_x',
        ...attributes,
      };
      const [block] = snippetsFor(choices, { version: '', integrity });
      const code = block?.code ?? '';
      body = isPreloaded ? code : code.replaceAll(/<link\s[^>]*>/g, '');
      const preloads = body.match(/rel="modulepreload"/g)?.length ?? 0;
      asked = [];
      let release = (): void => undefined;
      comesFirst = new Promise((resolve) => (release = resolve));
      await page.goto('https://charity.example/', { waitUntil: 'commit' });
      await expect.poll(() => asked.length).toBe(1 + preloads);
      const early = [...asked].sort();
      release();
      await expect(page.locator('donation-widget form')).toBeVisible();
      // The script itself asks for what answers the donor. A preload of it would delay the first view.
      await expect.poll(() => asked).toContain('form.js');
      return { early, all: asked.filter((name) => name !== 'form.js').sort() };
    });
  },
});

/** Each attribute that adds an optional question. */
const optional = {
  items: '[{"label": "Blanket", "amount": 15}]',
  'one-off': 'on',
  'gift-aid': 'on',
  'charity-number': '1234567',
  fields: 'name address',
  ask: 'organisation comment',
  dedication: '',
  contact: 'email post',
  attribution: 'utm',
};

const combinations: Record<string, string>[] = [
  {},
  ...Object.entries(optional).map(([name, value]) => ({ [name]: value })),
  { ...optional, locale: 'de' },
  { locale: 'pt_BR' },
  { locale: 'pt-PT' },
  { locale: 'sv' },
  { variants: '[{"name": "a"}]' },
  { variants: '[{"name": "a"}, {"name": "b", "attributes": {"impacts": [{"every": 3, "other": "wells"}]}}]' },
];

test('preloads exactly the files that the first view needs', async ({ open, page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  for (const attributes of combinations)
    await test.step(JSON.stringify(attributes), async () => {
      const { all: needed } = await open(attributes, false);
      const { early, all } = await open(attributes, true);
      expect(early, 'what is needed is preloaded, and nothing else').toEqual(needed);
      expect(all, 'nothing is asked for later, or twice').toEqual(needed);
    });
  expect(complaints).toEqual([]);
});
