import { expect } from '@open-wc/testing';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withVersion } from '../../../build/wordpress/plugin-files.js';
import { domain } from '../../../build/wordpress/sentences.js';
import { readmeFile } from '../../../build/wordpress/readme.js';
import packageFile from '../../../package.json' with { type: 'json' };
import { root } from '../../support/manifest.js';
import { newest, oldest, versions } from '../../wordpress/versions.js';

const { version } = packageFile;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const readme = readmeFile(read('wordpress/readme.txt'), version, read('CHANGELOG.md'));
const plugin = withVersion(read('wordpress/donation-widget.php'), version);

/** The fields at the start of a file, such as `Requires PHP: 7.4`. */
const fieldsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(?: \* )?([A-Z][A-Za-z ]+): +(\S.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const [header = '', ...sections] = readme.split(/^== /m);
const titles = sections.map((section) => section.split(' ==')[0]);
const section = (title: string) => sections.find((one) => one.startsWith(`${title} ==`)) ?? '';
const [fieldLines = '', shortDescription = '', ...others] = header.trim().split('\n\n');
const fields = fieldsIn(fieldLines);

// https://developer.wordpress.org/plugins/wordpress-org/how-your-readme-txt-works/
describe('The readme of the WordPress plugin', () => {
  it('starts with the name of the plugin and the fields that WordPress.org reads', () => {
    expect(fieldLines.split('\n')[0]).to.equal(`=== ${String(fieldsIn(plugin)['Plugin Name'])} ===`);
    expect(Object.keys(fields)).to.deep.equal([
      'Contributors',
      'Tags',
      'Requires at least',
      'Tested up to',
      'Requires PHP',
      'Stable tag',
      'License',
      'License URI',
    ]);
  });

  it('has the version, the requirements and the licence of the plugin', () => {
    expect(fields['Stable tag']).to.equal(version);
    expect(fieldsIn(plugin)).to.include({
      Version: version,
      'Requires at least': fields['Requires at least'],
      'Requires PHP': fields['Requires PHP'],
      License: fields['License'],
      'License URI': fields['License URI'],
    });
    expect(fields['License']).to.equal(packageFile.license);
  });

  it('has a name of its own, without trademarks', () => {
    const name = fieldsIn(plugin)['Plugin Name'] ?? '';
    const common =
      /^(?:a|your|donat\w+|giv\w+|gifts?|charit\w+|fundrais\w+|pay\w*|forms?|widgets?|blocks?|simple|easy)$/i;
    expect(name.split(/[^\p{L}\d]+/u).filter((word) => !common.test(word))).not.to.deep.equal([]);
    expect(name).not.to.match(/word ?press|plugin|^(?:wp|woo)|gutenberg|google|paypal|stripe/i);
  });

  it('has its folder as the text domain, and its translations where WordPress looks', () => {
    expect(fieldsIn(plugin)).to.include({ 'Text Domain': domain, 'Domain Path': '/languages' });
    expect(fieldsIn(plugin)).not.to.have.any.keys('Update URI', 'Network');
  });

  it('names the oldest and the newest WordPress of the tests, and the oldest PHP', () => {
    expect(fields).to.include({
      'Requires at least': oldest.wordpress,
      'Tested up to': newest.wordpress,
      'Requires PHP': oldest.php,
    });
  });

  it('tells for each WordPress of the tests how many ran with which PHP, and that all passed', () => {
    const lines = section('Tested versions').matchAll(
      /^\* WordPress (\d+\.\d+) with PHP (\d+\.\d+): (\d+) of (\d+) tests passed$/gm,
    );
    const tested = [...lines].map(([, wordpress, php, passed, ran]) => {
      expect(passed).to.equal(ran);
      return { wordpress, php };
    });
    expect(tested).to.deep.equal(versions.map(({ wordpress, php }) => ({ wordpress, php })));
  });

  it('has at most five tags, and user names as contributors, or a gap that a release refuses', () => {
    const tags = (fields['Tags'] ?? '').split(', ');
    expect(tags.length).to.be.at.most(5);
    expect(new Set(tags).size).to.equal(tags.length);
    expect(fields)
      .to.have.property('Contributors')
      .that.matches(/^(?:[a-z\d-]+(?:, [a-z\d-]+)*|\[\[account at WordPress\.org\]\])$/);
  });

  it('describes the plugin in one line of 150 characters without markup', () => {
    expect(others).to.deep.equal([]);
    expect(shortDescription.length).to.be.at.most(150);
    expect(shortDescription).to.match(/^[^\n*`[\]<>]+\.$/);
  });

  it('has the sections that WordPress.org shows, and names the service that gets data', () => {
    expect(titles).to.deep.equal([
      'Description',
      'Installation',
      'Frequently Asked Questions',
      'Tested versions',
      'Screenshots',
      'External services',
      'Source code',
      'Changelog',
      'Upgrade Notice',
    ]);
  });

  it('has a caption for each screenshot', async () => {
    const captions = [...section('Screenshots').matchAll(/^(\d+)\. \S.*\.$/gm)].map(
      ([, number = '']) => `screenshot-${number}.png`,
    );
    expect(captions).to.deep.equal((await readdir(join(root, 'wordpress/assets'))).sort());
  });

  it('has notices of at most 300 characters for the upgrade', () => {
    const [, ...notices] = section('Upgrade Notice').split(/^= [\d.]+ =$/m);
    expect(notices.length).to.be.above(0);
    for (const notice of notices) expect(notice.trim().length).to.be.at.most(300);
  });

  it('has the changes of this version', () => {
    expect(section('Changelog')).to.contain(`= ${version} =\n\n* `);
  });

  it('links only to addresses that work outside the repository', () => {
    const targets = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !target.startsWith('https://'))).to.deep.equal([]);
  });
});

describe('The changelog in the readme of the WordPress plugin', () => {
  const changelog = `# Changelog

## Unreleased

### WordPress

- Not yet.

## 0.2.0

Released on 1 May 2027.

### The form

- Something else.

### WordPress

- A block.
- Another one.

### Tools

- A tool.

## 0.1.1

- Nothing for WordPress.

## 0.1.0

### WordPress

- A shortcode.
`;
  const source = 'Stable tag: development\n\n== Changelog ==\n\n== Upgrade Notice ==\n';

  it('lists what has changed for WordPress in each version that is released', () => {
    expect(readmeFile(source, '0.2.0', changelog)).to.equal(
      'Stable tag: 0.2.0\n\n== Changelog ==\n\n= 0.2.0 =\n\n* A block.\n* Another one.\n\n= 0.1.0 =\n\n* A shortcode.\n\n== Upgrade Notice ==\n',
    );
  });
});
