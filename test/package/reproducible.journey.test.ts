import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';
import { filesIn } from '../../build/files-in.js';
import { build, sharedBuild } from './packed.js';

/** Code that Node runs before each program of the build. It moves the clock by a little more than a year. */
const later = `data:text/javascript,${encodeURIComponent(`
  const Real = Date;
  const now = () => Real.now() + 400 * 24 * 60 * 60 * 1000;
  globalThis.Date = class extends Real {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given));
    }
    static now() {
      return now();
    }
  };
`)}`;

/** Another computer, as far as a program can tell: its user, language, time zone, date and settings. */
const elsewhere = (home: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: home,
  USER: 'somebody',
  LOGNAME: 'somebody',
  // Estonian sorts z before t.
  LANG: 'et_EE.UTF-8',
  LC_ALL: 'et_EE.UTF-8',
  // The first time zone with a new day.
  TZ: 'Pacific/Kiritimati',
  NODE_ENV: 'development',
  NODE_OPTIONS: `--import=${later}`,
});

/** The tarball of the package and every built file, among them the zip file of the plugin. */
const resultsIn = async (folder: string) => {
  const dist = (await filesIn(join(folder, 'copy/dist'))).map((file) => `copy/dist/${file}`);
  return ['package.tgz', ...dist.sort()];
};

test('Two builds of the same sources have the same bytes, whoever makes them, where and when', async () => {
  const one = await sharedBuild();
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'donation widget ünï-')));
  const umask = process.umask(0o077);
  try {
    const other = join(temporary, 'deeper', 'folder');
    await build(other, elsewhere(temporary));

    const results = await resultsIn(one);
    expect(results).toContain('copy/dist/wordpress/donation-widget.zip');
    expect(await resultsIn(other)).toEqual(results);
    const differing: string[] = [];
    for (const file of results)
      if (!(await readFile(join(one, file))).equals(await readFile(join(other, file)))) differing.push(file);
    expect(differing).toEqual([]);
  } finally {
    process.umask(umask);
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
});
