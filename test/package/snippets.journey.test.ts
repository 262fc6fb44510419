import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { cy } from '../../src/languages/cy.js';
import { en } from '../../src/languages/en.js';
import { documents } from '../support/docs/documents.js';
import { expectNoViolations } from '../support/journeys/accessibility.js';
import { answering } from '../support/journeys/journey.js';
import { listen } from '../support/listen.js';
import { untilItListens } from '../support/sandbox/stand-alone.js';
import { startCommand } from './command.js';
import { expect, test as packedTest } from './packed.js';

// Every block of HTML in the README and the documentation runs as it is pasted, against the sandbox of the package,
// until the thanks. Only the sandbox's port is another one.
//
// - A block that lacks a script gets that of the page about installing. In place of `…`, it gets that block's values.
// - A `<donation-status>` is on the page that donors come back to. The form is that of the same document.
// - A whole page belongs to a project. The recipes run theirs: `test/recipes/recipes.journey.test.ts`.
// - Code for React, Vue, Svelte, Angular and Next.js runs in `test/hosts`: `built-pages`, `next`, `prerendered` and
//   `snippets`. Code of the gallery and the configurator runs in `test/journeys`: `gallery-snippets` and
//   `configurator-snippets`.

type Block = { file: string; line: number; code: string };

const blocksOf = (file: string, markdown: string): Block[] =>
  [...markdown.matchAll(/^( *)```html\n([^]*?)^\1```$/gm)].map(({ index, 1: indent = '', 2: code = '' }) => ({
    file,
    line: markdown.slice(0, index).split('\n').length,
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));

const blocks = [...documents]
  .flatMap(([file, { markdown }]) => blocksOf(file, markdown))
  .filter(({ code }) => /<donation-(?:widget|button|status)\b/.test(code) && !code.startsWith('<!doctype'));

const isStatus = ({ code }: Block) => code.includes('<donation-status');

const installPage = 'docs/developers/install.md';
const [install] = blocks.filter(({ file, code }) => file === installPage && code.includes('<script'));
if (!install) throw new Error('The page about installing has no block with a script and a form.');
const [scriptTag = ''] = /<script\b[^>]*\ssrc=[^>]*><\/script>\n/.exec(install.code) ?? [];
const values = ['base-url', 'publishable-key'].map((name) => {
  const [attribute = ''] = new RegExp(`\\b${name}="[^"]*"`).exec(install.code) ?? [];
  return { name, attribute };
});

/** A block with what it lacks. */
const completed = ({ code }: Block): string => {
  const valued = values.reduce(
    (text, { name, attribute }) => text.replaceAll(`${name}="…"`, attribute),
    code,
  );
  const whole = valued.replaceAll(' …>', ` ${values.map(({ attribute }) => attribute).join(' ')}>`);
  return /<script\b[^>]*\ssrc=/.test(whole) ? whole : scriptTag + whole;
};

/** The form of a document that sends donors to another page. */
const formWithReturn = (file: string) =>
  blocks.find((block) => block.file === file && block.code.includes('return-url=')) ?? install;
const [status] = blocks.filter(isStatus);

const host = 'charity.example';

type Site = {
  port: number;
  /** The page with the form, and the page that donors come back to if it’s another one. */
  pages: { form: string; status: string };
};

const movedTo = (port: string, text: string) =>
  text.replaceAll(/\b(?:127\.0\.0\.1:4010|localhost:5173)\b/g, `127.0.0.1:${port}`);

const pageWith = (content: string) =>
  `<!doctype html><html lang="en-GB"><title>Page</title><link rel="icon" href="data:,">${content}`;

/** Gives with the form on the page that is open, whatever its language, and pays. */
const give = async (page: Page) => {
  const widget = page.locator('donation-widget');
  await widget.locator('input[name="email"]').fill('ada@example.org');
  await (await answering(widget.locator('[part~="submit"]'))).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
};

const thanks = (page: Page) => {
  const titles = [en, cy].map((words) => words['succeeded.title']);
  return page.getByRole('heading', { name: new RegExp(`^(?:${titles.join('|')})`) });
};

const test = packedTest.extend<object, { site: Site; sandbox: { port: string; origin: string } }>({
  site: [
    async ({ packed }, use) => {
      const pem = await getCertificate(join(packed.consumer, 'certificate'));
      const pages = { form: '', status: '' };
      const server = createServer({ key: pem, cert: pem }, (request, response) => {
        const content = request.url?.startsWith('/donate') ? pages.form : pages.status;
        response.setHeader('content-type', 'text/html; charset=utf-8').end(pageWith(content));
      });
      const { origin, close } = await listen(server);
      await use({ port: Number(new URL(origin).port), pages });
      await close();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ packed }, use) => {
      const command = startCommand(packed, 'sandbox', '--port', '0', '--controls');
      const origin = await untilItListens(command);
      await use({ origin, port: new URL(origin).port });
      command.signal('SIGTERM');
      await command.ended;
    },
    { scope: 'worker' },
  ],
  // The charity’s own address, as the documentation has it, but on this machine.
  launchOptions: [
    async ({ launchOptions, site }, use) => {
      const rule = `--host-resolver-rules=MAP ${host}:443 localhost:${site.port}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
});

test('the blocks of the documentation are among them', () => {
  expect(new Set(blocks.map(({ file }) => file.split('/')[1]))).toEqual(
    new Set([undefined, 'developers', 'editors']),
  );
  expect(scriptTag).not.toBe('');
});

for (const block of blocks) {
  test(`a donor gives with the code of ${block.file}, line ${block.line}, and sees the thanks`, async ({
    page,
    site,
    sandbox,
  }) => {
    const pasted = (one: Block | undefined) => (one ? movedTo(sandbox.port, completed(one)) : '');
    const form = isStatus(block) ? formWithReturn(block.file) : block;
    site.pages.form = pasted(form);
    site.pages.status = pasted(isStatus(block) ? block : status);

    await page.goto(`https://${host}/donate`);
    const button = page.locator('donation-button').getByRole('button').first();
    if (form.code.includes('<donation-button')) await button.click();
    await give(page);
    await expect(page).toHaveURL(new RegExp(`^https://${host}/`));
    // A payment that takes longer to be confirmed.
    const answer = await fetch(`${sandbox.origin}/sandbox/control/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seconds: 60 }),
    });
    expect(answer.ok).toBe(true);
    await expect(thanks(page)).toBeVisible();
  });
}

test('a developer follows the page about installing over http, with its command and its code, to the thanks', async ({
  page,
  packed,
}) => {
  const { markdown } = documents.get(installPage) ?? { markdown: '' };
  const [, words = ''] = /```sh\nnpx donation-widget (sandbox .+)\n```/.exec(markdown) ?? [];
  const [, path = ''] = /http:\/\/localhost:3000(\/\S+)$/.exec(words) ?? [];
  const pasted = { code: '' };
  const server = createHttpServer((request, response) => {
    if (request.url === path) response.setHeader('content-type', 'text/html').end(pageWith(pasted.code));
    else response.writeHead(404).end();
  });
  const { origin, close } = await listen(server);
  const args = words.replace('http://localhost:3000', origin).split(' ');
  const command = startCommand(packed, ...args, '--port', '0');
  const { port } = new URL(await untilItListens(command));
  pasted.code = movedTo(port, install.code);

  await page.goto(origin + path);
  await give(page);
  await expect(page).toHaveURL(origin + path);
  await expect(thanks(page)).toBeVisible();
  command.signal('SIGTERM');
  await command.ended;
  await close();
});

test('a developer opens the page of the sandbox, and gives there with the code that it shows', async ({
  page,
  packed,
}) => {
  const command = startCommand(packed, 'sandbox', '--port', '0');
  await untilItListens(command);
  const [, address = ''] = /^Open: (.+)$/m.exec(command.output()) ?? [];
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(address);
  await expect(page.locator('[part~="submit"]')).toBeVisible();
  await expectNoViolations(page, 'the page of the sandbox');
  await give(page);
  await expect(page).toHaveURL(address);
  await expect(thanks(page)).toBeVisible();
  const code = await page.getByRole('region', { name: 'Code for your page' }).innerText();
  expect(movedTo(new URL(address).port, install.code).trim()).toBe(code.trim());
  expect(problems).toEqual([]);
  command.signal('SIGTERM');
  await command.ended;
});
