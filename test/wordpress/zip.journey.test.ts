import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { startFile } from '../../tools/verify/verify.js';
import { expect, test, zip } from './site.js';

const filesIn = async () =>
  new Map(
    Object.entries(unzipSync(await readFile(await zip()))).map(([path, content]) => [
      path.replace(/^donation-widget\//, ''),
      content,
    ]),
  );

/** The packages in the scripts are public. The notices have their versions. */
const isOfPackage = (source: string) => source.includes('/node_modules/');

test.describe('The zip file of the plugin', () => {
  test.beforeAll(async () => {
    await zip();
  });

  test('has the files that WordPress needs, and no others', async () => {
    const kinds = new Set(
      [...(await filesIn()).keys()].map((path) =>
        path
          .replace(/^cdn\/\d+\.\d+\.\d+\//, 'cdn/')
          .replace(/(?<=^|\/)[\w-]+(\.(?:php|js|js\.map|css|mo|json|pot))$/, '*$1'),
      ),
    );
    expect([...kinds].sort()).toEqual([
      '*.php',
      'LICENSE',
      'cdn/*.js',
      'cdn/*.js.map',
      'cdn/THIRD-PARTY-NOTICES.txt',
      'editor/*.css',
      'generated/*.js',
      'generated/*.php',
      'generated/THIRD-PARTY-NOTICES.txt',
      'generated/parts.cdx.json',
      'includes/*.php',
      'languages/*.json',
      'languages/*.mo',
      'languages/*.pot',
      'readme.txt',
    ]);
  });

  test('has our source code of each minified script', async () => {
    const files = await filesIn();
    const isScript = (path: string) => /^cdn\/.*\.js$/.test(path) && !path.endsWith(`/${startFile}`);
    const scripts = [...files.keys()].filter(isScript);
    expect(scripts.length).toBeGreaterThan(10);
    for (const script of scripts) {
      const map = files.get(`${script}.map`);
      expect(map, script).toBeDefined();
      const { sources, sourcesContent } = JSON.parse(strFromU8(map ?? new Uint8Array())) as {
        sources: string[];
        sourcesContent: unknown[];
      };
      const ours = sources.flatMap((source, at) => (isOfPackage(source) ? [] : [sourcesContent[at]]));
      expect(ours, script).toEqual(ours.map(() => expect.stringContaining('\n') as unknown));
    }
  });
});
