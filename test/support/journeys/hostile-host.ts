import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { basename, join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { listen } from '../listen.js';
import { en, expect, test as journey } from './journey.js';
import { violationsOf } from './violations.js';

/** The paths of the built scripts on the host. Each kind has its own folder. */
export const scripts = {
  module: '/module/donation-widget.js',
  classic: '/classic/donation-widget.iife.js',
  /** A classic script of another version, which has another label for the email address. */
  other: '/other/donation-widget.iife.js',
} as const;

export const otherEmail = 'Where may we write to you?';

export const tagOf = (kind: keyof typeof scripts, query = '') =>
  `<script ${kind === 'module' ? 'type="module"' : ''} src="${scripts[kind]}${query}"></script>`;

type HostPage = { head?: string; body: string; policy?: string };

type Host = { origin: string; show: (page: HostPage) => void };

type Hosts = {
  host: Host;
  /** Opens a page of the host. `$widget` is replaced by the attributes that a form needs. */
  openPage: (page: HostPage) => Promise<void>;
  /** Everything that the page's policy has blocked. */
  violations: string[];
  /** The warnings and errors on the console, and the errors that were thrown. */
  complaints: string[];
};

/** A charity's site on its own origin, with the built scripts. Tests choose its pages. */
export const test = journey.extend<Hosts>({
  host: async ({ folder, builtScripts }, use) => {
    const fileAt = async (path: string) => {
      if (path === scripts.other) {
        const classic = await readFile(join(builtScripts, basename(path)), 'utf8');
        expect(classic).toContain(en.email);
        return classic.replaceAll(en.email, otherEmail);
      }
      if (!/^\/(?:module|classic)\/[^/]+$/.test(path)) throw new Error('There is no file.');
      return readFile(join(builtScripts, basename(path)));
    };
    let shown: HostPage = { body: '' };
    const pem = await getCertificate(join(folder, 'certificate'));
    const server = createServer({ key: pem, cert: pem }, (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'https://localhost');
      if (pathname === '/') {
        if (shown.policy) response.setHeader('content-security-policy', shown.policy);
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(`<!doctype html><html lang="en-GB"><title>Give</title>${shown.head ?? ''}${shown.body}`);
        return;
      }
      fileAt(pathname).then(
        (file) => response.setHeader('content-type', 'text/javascript').end(file),
        () => response.writeHead(404).end(),
      );
    });
    const { origin, close } = await listen(server);
    await use({
      origin,
      show: (page) => {
        shown = page;
      },
    });
    await close();
  },
  openPage: async ({ page, host, https }, use) => {
    await use(async ({ head = '', body, policy = '' }) => {
      const settings = `base-url="${https}/api/v1" publishable-key="pk_test_sandbox"`;
      // Without an icon, some browsers request one from the host.
      const icon = `<link rel="icon" href="${https}/demo/art/mark.svg">`;
      host.show({ head: icon + head, body: body.replaceAll('$widget', settings), policy });
      await page.goto(`${host.origin}/`);
    });
  },
  violations: async ({ page }, use) => {
    await use(await violationsOf(page));
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(complaints);
  },
});

export { en, expect };
