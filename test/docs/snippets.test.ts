import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { policyFor } from '../../editor/code/policy.js';
import { snippetsFor } from '../../editor/code/snippets.js';
import packageFile from '../../package.json' with { type: 'json' };
import { prerender } from '../../src/prerender/prerender.js';
import { snippetFor } from '../../tools/sandbox/page/start-page.js';
import { documents, root } from '../support/docs/documents.js';
import { bracketLines, elementsIn, inMarkdown } from '../support/in-markdown.js';

const { scripts, version } = packageFile;

/** The pages have this in place of each hash, since every build has its own. */
const unknown = 'sha384-…';
const build = {
  version,
  integrity: { 'donation-widget.js': unknown, 'donation-widget.iife.js': unknown },
};

const readme = documents.get('README.md')?.markdown ?? '';

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const texts = [...documents.values()].map(({ markdown }) => inOneLine(markdown));

/** Lines may break elsewhere on a page than in the configurator. */
const isOnSomePage = (piece: string) => texts.some((text) => text.includes(inOneLine(piece)));

/**
 * The examples of a host and a payment service. The configurator's own values are those of the sandbox. The pages don't
 * have the form as HTML.
 */
const own = {
  prerender: '',
  cdn: `https://cdn.example.org/donation-widget@${version}`,
  'base-url': 'https://service.example/api/v1',
};

const pageSnippet = (file: string) => {
  const [page] = snippetsFor({ ...own, file }, build);
  return page?.code ?? '';
};
const tagIn = (snippet: string) => /<script[\s\S]*<\/script>/.exec(snippet)?.[0] ?? 'none';

const tags = { module: tagIn(pageSnippet('module')), classic: tagIn(pageSnippet('classic')) };

describe('The README', () => {
  it('shows a snippet of at most ten lines that runs with the demo and its sandbox', () => {
    const [, first = ''] = /```html\n([\s\S]+?)```/.exec(readme) ?? [];
    expect(first.trim().split('\n').length).to.be.at.most(10);
    const origin = 'http://localhost:5173';
    const [, code = 'none'] = snippetFor(origin).split('</style>\n');
    expect(first).to.equal(code);
    expect(readme.indexOf('npm start')).to.be.below(readme.indexOf(first));
  });

  it('names no command of the package before the steps that install it', () => {
    expect(/npx donation-widget [a-z]/.exec(readme)).to.equal(null);
  });
});

describe('The page about installing', () => {
  const install = documents.get('docs/developers/install.md')?.markdown ?? '';
  const tagged = [...install.matchAll(/```html\n([\s\S]+?)```/g)]
    .map(([, code = '']) => code)
    .find((code) => code.includes('<script'));

  it('shows the snippet that reserves the place of the form', () => {
    const snippet = readFileSync(join(root, 'test/support/snippet.html'), 'utf8');
    const sandbox = 'http://127.0.0.1:4010';
    expect(tagged).to.equal(
      snippet
        .replace('https://your-host.example', sandbox)
        .replace('https://service.example', sandbox)
        .replace('pk_live_…', 'pk_test_sandbox'),
    );
  });

  it('shows the code that the page of the sandbox shows', () => {
    expect(install).to.contain(snippetFor('http://127.0.0.1:4010'));
  });

  it('installs the package before it names a command of it', () => {
    const installs = install.indexOf('npm install ./donation-widget');
    expect(installs).to.be.above(0);
    expect(install.indexOf('npx donation-widget')).to.be.above(installs);
  });
});

describe('The commands of the README', () => {
  it('has the commands for the demo and for the tests', () => {
    for (const command of ['start', 'test']) {
      expect(readme).to.contain(`npm ${command}`);
      expect(Object.keys(scripts)).to.contain(command);
    }
  });
});

describe('README and documentation', () => {
  for (const [file, tag] of Object.entries(tags)) {
    it(`pin the ${file} script as the configurator does`, () => {
      expect(tag).to.contain('integrity=');
      expect(isOnSomePage(tag), tag).to.be.true;
    });
  }

  it('pin no script in another way', () => {
    const pinned = texts.flatMap((text) =>
      [...text.matchAll(/<script\b[^>]*\bintegrity=[^>]*>\s*<\/script>/g)].map(([tag]) => tag),
    );
    expect(pinned.length).to.be.above(0);
    expect(Object.values(tags).map(inOneLine)).to.include.members([...new Set(pinned)]);
  });

  it('reserve the place of the form as the configurator does', () => {
    const [style = 'none'] = /<style>[\s\S]*<\/style>/.exec(pageSnippet('module')) ?? [];
    expect(style).to.contain('min-height');
    expect(isOnSomePage(style), style).to.be.true;
  });

  it('have the form of the configurator, which runs against the sandbox', () => {
    const fallback = 'https://charity.example/other-ways';
    const [page] = snippetsFor({ file: 'module', fallback }, { version, integrity: {} });
    const source = /src="[^"]+"/.exec(page?.code ?? '')?.[0] ?? 'none';
    const form = /<donation-widget\b[^]*/.exec(page?.code ?? '')?.[0] ?? 'none';
    // The configurator writes each attribute on a line of its own.
    const written = form.replace(/\s+/g, ' ').replace(/ >/, '>').replaceAll('> <', '><');
    const install = documents.get('docs/developers/install.md')?.markdown ?? '';
    const text = inOneLine(install).replaceAll('> <', '><');
    expect(text).to.contain(source).and.to.contain(written);
  });

  it('have the policy of the configurator, with the hash of that style', async () => {
    const policy = await policyFor({ ...own, file: 'module' }, build);
    expect(policy).to.contain("style-src 'sha256-");
    expect(isOnSomePage(policy), policy).to.be.true;
  });

  it('have the hash of the script in a prerendered form', async () => {
    const policy = await policyFor({ ...own, file: 'module' }, build, prerender(own, { locale: 'en-GB' }));
    const [, hash = 'none'] = /script-src \S+ ('sha256-[^']+')/.exec(policy) ?? [];
    expect(documents.get('docs/developers/content-security-policy.md')?.markdown).to.contain(hash);
  });

  it('install this version as the configurator does', () => {
    const [install] = snippetsFor({ host: 'npm' }, build);
    const code = install?.code ?? 'none';
    expect(isOnSomePage(code), code).to.be.true;
  });
});

describe('The code of README and documentation', () => {
  const fences = [...documents.values()].flatMap(({ file, tokens }) =>
    tokens
      .filter(({ type }) => type === 'fence')
      .map(({ info, content, map }) => ({ place: `${file}:${(map?.[0] ?? 0) + 1}`, info, content })),
  );

  it('has no line that begins with the end of a tag', () => {
    const found = fences.flatMap(({ place, content }) => bracketLines(content).map((line) => place + line));
    expect(found).to.deep.equal([]);
  });

  it('stays whole in Markdown if it is HTML', () => {
    const pieces = fences
      // A whole page is a file of its own, and nobody pastes the sign for what is left out.
      .filter(({ info, content }) => info === 'html' && !content.startsWith('<!doctype'))
      .map(({ place, content }) => ({ place, code: content.replaceAll(' …', '') }))
      .filter(({ code }) => elementsIn(code).length > 0);
    expect(pieces.length).to.be.above(5);
    for (const { place, code } of pieces)
      for (const page of inMarkdown(code)) expect(elementsIn(page), place).to.deep.equal(elementsIn(code));
  });
});

describe('The version in the documentation', () => {
  it('is the version of the package', () => {
    const found = [...documents.values()].flatMap(({ file, markdown }) =>
      [...markdown.matchAll(/\bdonation-widget[@-](\d[\w.]*\d)/g)].map(([, version]) => ({ file, version })),
    );
    expect(found.length).to.be.above(0);
    expect(found.filter(({ version }) => version !== packageFile.version)).to.deep.equal([]);
  });
});
