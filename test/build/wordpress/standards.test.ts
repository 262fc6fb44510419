import { expect } from '@open-wc/testing';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../../build/files-in.js';
import { dataFile } from '../../../build/wordpress/plugin-files.js';
import { manifest, root } from '../../support/manifest.js';
import { check, rules, type RuleName } from '../../support/build/wordpress/standards/check.js';
import { correct, wrong } from '../../support/build/wordpress/standards/samples.js';

/** Test titles are on one line. */
const onOneLine = (code: string) => code.replaceAll(/\s+/g, ' ');

const guarded = (code: string) => `<?php\ndefined( 'ABSPATH' ) || exit;\n${code}\n`;

const checkOne = (code: string, path = 'file.php') => check(new Map([[path, code]]));

const broken = (code: string) => [...new Set(checkOne(code).map(({ rule }) => rule))];

describe('WordPress’s standards', () => {
  it('hold in each PHP file of the plugin', async () => {
    const folder = join(root, 'wordpress');
    const files = (await filesIn(folder)).filter((file) => file.endsWith('.php'));
    expect(files).to.include.members(['donation-widget.php', 'uninstall.php']);
    const sources = await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        file,
        await readFile(join(folder, file), 'utf8'),
      ]),
    );
    const generated = dataFile(manifest, '1.2.3');
    expect(check(new Map([...sources, ['generated/data.php', generated]]))).to.deep.equal([]);
  });

  for (const [rule, samples] of Object.entries(wrong)) {
    for (const code of samples)
      it(`refuse by the rule ${rule}: ${onOneLine(code)}`, () => {
        expect(broken(guarded(code))).to.deep.equal([rule]);
      });
  }

  for (const code of correct)
    it(`allow ${onOneLine(code)}`, () => {
      expect(checkOne(guarded(code))).to.deep.equal([]);
    });

  it('need another guard in uninstall.php, which removes the option', () => {
    const uninstall = (constant: string, code: string) =>
      checkOne(`<?php\ndefined( '${constant}' ) || exit;\n${code}`, 'uninstall.php').map(({ rule }) => rule);
    expect(uninstall('WP_UNINSTALL_PLUGIN', "delete_option( 'donation_widget_settings' );")).to.deep.equal(
      [],
    );
    expect(uninstall('ABSPATH', '')).to.deep.equal(['guard']);
    expect(uninstall('WP_UNINSTALL_PLUGIN', "update_option( 'donation_widget_settings', 1 );")).to.deep.equal(
      ['storage'],
    );
  });

  for (const [name, code, rule] of [
    ['a file without a guard', '<?php\nf();\n', 'guard'],
    ['a guard for another constant', "<?php\ndefined( 'WPINC' ) || exit;\n", 'guard'],
    ['a guard that isn’t first', "<?php\nf();\ndefined( 'ABSPATH' ) || exit;\n", 'guard'],
    ['a blank line before the tag', `\n${guarded('')}`, 'guard'],
    ['HTML after the tag', `${guarded('')}?>\n\n<b>`, 'tags'],
    ['a short tag', `${guarded('')}?><? f();`, 'tags'],
    ['a short tag that prints', `${guarded('')}?><?= 1;`, 'tags'],
  ] as const satisfies [string, string, RuleName][])
    it(`refuse ${name}`, () => {
      expect(broken(code)).to.contain(rule);
    });

  it('name the file, the line and the reason', () => {
    expect(checkOne(guarded('\nfunction widget_f() {}'))).to.deep.equal([
      {
        rule: 'prefix',
        path: 'file.php',
        line: 4,
        message: 'The function “widget_f” needs the prefix of the plugin.',
      },
    ]);
  });

  it('have a sample for each rule', () => {
    const others = ['guard', 'tags'];
    expect([...Object.keys(wrong), ...others].sort()).to.deep.equal(Object.keys(rules).sort());
  });
});
