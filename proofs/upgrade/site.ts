import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { donorOn, expect, test as base } from '../../test/support/journeys/journey.js';
import { openSite } from '../../test/support/site.js';
import { builtVersions, versions, type Release } from './versions.js';

/** A charity's elements, with another way to give, which donors see if the form can't be shown. */
export const formWith = (attributes: string): string =>
  `<donation-widget base-url="/api/v1" publishable-key="pk_test_sandbox" intervals="once month" ${attributes}>
    <a href="/bank-transfer">Give by bank transfer</a>
  </donation-widget>`;

export type Script = 'module' | 'classic';

const tags: Record<Script, (folder: string) => string> = {
  module: (folder) => `<script type="module" src="${folder}/donation-widget.js"></script>`,
  classic: (folder) => `<script src="${folder}/donation-widget.iife.js" defer></script>`,
};

type PageOptions = {
  /** What is in the page. By default, a form. */
  body?: string;
  script?: Script;
  /** Whether browsers may keep the files of the overwritten folder for an hour. */
  isKept?: boolean;
};

/** A page that loads its script from a folder. */
export const documentOf = (folder: string, { body = formWith(''), script = 'module' }: PageOptions = {}) =>
  `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Give</title>
${tags[script](folder)}
${body}`;

/** A charity's website that can change the version of its scripts at any time. */
export type CharitySite = {
  origin: string;
  /** Publishes a page that loads its scripts from the folder of a version, as our documentation says. */
  publish: (release: Release, options?: PageOptions) => Promise<void>;
  /** Publishes a page that loads its scripts from one folder, whatever version is in it. */
  publishFolder: (options?: PageOptions) => Promise<void>;
  /** Overwrites that folder with a version; null deletes it. */
  overwrite: (release: Release | null) => Promise<void>;
  close: () => Promise<void>;
};

/** Opens the website of a charity, with its page at `/give.html` and a sandbox as its payment service. */
export const openCharitySite = async (): Promise<CharitySite> => {
  const built = await builtVersions();
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'donation-widget-upgrade-')));
  const pages = join(folder, 'pages');
  await mkdir(pages);
  const cdn = join(folder, 'cdn');
  await mkdir(cdn);
  for (const release of ['now', 'next'] as const)
    await symlink(built[release], join(cdn, versions[release]), 'junction');
  const overwritten = join(cdn, 'overwritten');
  await symlink(overwritten, join(cdn, 'kept'), 'junction');
  const site = await openSite(
    { folders: { '/cdn': cdn, '': pages } },
    // The overwritten folder has two addresses. Browsers ask for the files of the first one at each load.
    { caching: { '/cdn/overwritten': 'no-cache', '/cdn/kept': 'max-age=3600' } },
  );
  const write = (from: string, options: PageOptions) =>
    writeFile(join(pages, 'give.html'), documentOf(from, options));
  return {
    origin: site.origin,
    publish: (release, options = {}) => write(`/cdn/${versions[release]}`, options),
    publishFolder: (options = {}) => write(options.isKept ? '/cdn/kept' : '/cdn/overwritten', options),
    overwrite: async (release) => {
      await rm(overwritten, { force: true });
      if (release) await symlink(built[release], overwritten, 'junction');
    },
    close: async () => {
      await site.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** Playwright's `test` with the website of a charity. */
export const test = base.extend<{ site: CharitySite; donor: ReturnType<typeof donorOn> }>({
  site: async ({}, use) => {
    const site = await openCharitySite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  donor: async ({ page }, use) => {
    await use(donorOn(page));
  },
});

export { expect };
