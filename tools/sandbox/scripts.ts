import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from './app.js';
import type { Start } from './arguments.js';
import { startPage } from './page/start-page.js';

/** The module, which most pages use, and the classic script. Both load more files from the same folder. */
export const scriptFile = 'donation-widget.js';
const entries = [scriptFile, 'donation-widget.iife.js'];

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  map: 'application/json; charset=utf-8',
};

const missing: Readonly<Record<Start['from'], string>> = {
  clone:
    'The form’s script isn’t built. Only pages of your own need it: run npm run build, which takes about a minute.',
  package: 'The form’s script is missing from the package. Install donation-widget again.',
};

/** Any page can load the files, including pages with cross-origin isolation. They can change with the next build. */
const headers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
};

/** The form's scripts, as a charity's own host would serve them. */
export type Scripts = {
  /** Undefined if there are scripts; otherwise how to get them. */
  problem(): Promise<string | undefined>;
  /** The answer to a request for one of the files; undefined for a request that is for something else. */
  answer(request: { method: string; path: string }): Promise<Response | undefined>;
};

/** The scripts in a folder directly below the root of a server. */
export const openScripts = ({ scripts: folder, from }: Pick<Start, 'scripts' | 'from'>): Scripts => {
  const built = () => readdir(folder).catch((): string[] => []);
  const fileOf = async (name: string) => {
    // Only the name of a file that the folder lists is ever opened.
    const file = (await built()).find((one) => one === name);
    return file === undefined ? undefined : new Uint8Array(await readFile(join(folder, file)));
  };
  return {
    problem: async () => ((await built()).includes(scriptFile) ? undefined : missing[from]),
    async answer({ method, path }) {
      const [, name = '', extension = ''] = /^\/([\w.-]+\.(js|map))(?:\?|$)/.exec(path) ?? [];
      if (!name || (method !== 'GET' && method !== 'HEAD')) return undefined;
      const content = await fileOf(name);
      if (content) {
        const body = method === 'HEAD' ? null : content;
        return new Response(body, { headers: { ...headers, 'content-type': types[extension] ?? '' } });
      }
      if (!entries.includes(name)) return undefined;
      return new Response(`${missing[from]}\n`, {
        status: 404,
        headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
      });
    },
  };
};

/** The path of the page with the form. */
export const startPath = '/';

/** A sandbox that also serves the scripts, and a page with the form. */
export const withScripts = (sandbox: Sandbox, { answer, problem }: Scripts): Sandbox => ({
  ...sandbox,
  fetch: async (request, connection) => {
    const { origin, pathname } = new URL(request.url);
    const isStart = pathname === startPath && request.method === 'GET' && !(await problem());
    if (isStart) return startPage(origin);
    return (await answer({ method: request.method, path: pathname })) ?? sandbox.fetch(request, connection);
  },
});
