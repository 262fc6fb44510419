import { expect } from '@open-wc/testing';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import ts from 'typescript';
import { hosts, type Host } from '../../../editor/code/host.js';
import { snippetsFor } from '../../../editor/code/snippets.js';
import {
  build,
  code,
  hard,
  hardAttributes,
  hardBehindButton,
  hardButtonAttributes,
  needed,
  vueTemplate,
} from '../../support/editor/hard-choices.js';

type Children = DefaultTreeAdapterTypes.ChildNode[];

/** The first element of this name, however deep. */
const findElement = (nodes: Children, tag: string): DefaultTreeAdapterTypes.Element | undefined => {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    const found = node.tagName === tag ? node : findElement(node.childNodes, tag);
    if (found) return found;
  }
  return undefined;
};

/** The attributes of the first element of this name, as a browser reads them; true for one without a value. */
const readMarkup = (source: string, tag: string) => {
  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  const element = findElement(childNodes, tag);
  if (!element) throw new Error(`There is no <${tag}>.`);
  return Object.fromEntries(
    element.attrs.map(({ name, value }) => {
      const place = element.sourceCodeLocation?.attrs?.[name];
      const written = source.slice(place?.startOffset, place?.endOffset);
      return [name, written === name ? true : value];
    }),
  );
};

type Made = { tag: string; props: Record<string, unknown> | null; children: (Made | string)[] };

/** The elements that the component makes, found by running it. */
const runReact = (source: string): Made | undefined => {
  const { outputText, diagnostics } = ts.transpileModule(source.replace(/^import .*$/gm, ''), {
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  expect(diagnostics).to.deep.equal([]);
  const React = {
    createElement: (tag: string, props: Made['props'], ...children: Made['children']): Made => ({
      tag,
      props,
      children,
    }),
  };
  const exports: { Give?: () => Made } = {};
  new Function('React', 'exports', outputText)(React, exports);
  return exports.Give?.();
};

it('a page gets what differs from what holds anyway, after the two that it can’t do without', () => {
  const [block] = code('script', { currency: 'EUR', amounts: '10 25 50 100' });
  expect(readMarkup(block?.code ?? '', 'donation-widget')).to.deep.equal({ ...needed, currency: 'EUR' });
});

it('a page gets every value to the letter', () => {
  const [block] = code('script', hard);
  expect(readMarkup(block?.code ?? '', 'donation-widget')).to.deep.equal(hardAttributes);
});

it('a component for Vue gets every value to the letter', () => {
  // That Vue reads it so, its own compiler tells in `test/hosts`.
  expect(readMarkup(vueTemplate(hard), 'donation-widget')).to.deep.equal(hardAttributes);
});

it('a component for React gets every value to the letter', () => {
  const source = code('react', hard).find(({ title }) => title === 'Give.tsx')?.code ?? '';
  expect(runReact(source)?.props).to.deep.equal(hardAttributes);
});

for (const [host, source] of [
  ['script', code('script', hardBehindButton)[0]?.code ?? ''],
  ['npm', code('npm', hardBehindButton).find(({ title }) => title === 'In your page')?.code ?? ''],
  ['vue', vueTemplate(hardBehindButton)],
] as const) {
  it(`a button has every value to the letter, and holds the form with its link: ${host}`, () => {
    expect(readMarkup(source, 'donation-button')).to.deep.equal(hardButtonAttributes);
    expect(readMarkup(source, 'donation-widget')).to.deep.equal(hardAttributes);
    const { childNodes } = parseFragment(source);
    const button = findElement(childNodes, 'donation-button');
    const form = findElement(button?.childNodes ?? [], 'donation-widget');
    expect(findElement(form?.childNodes ?? [], 'a')?.attrs).to.deep.equal([
      { name: 'href', value: 'https://charity.example/other-ways' },
    ]);
  });
}

it('a button has every value to the letter, and holds the form with its link: react', () => {
  const source = code('react', hardBehindButton).find(({ title }) => title === 'Give.tsx')?.code ?? '';
  expect(runReact(source)).to.deep.equal({
    tag: 'donation-button',
    props: hardButtonAttributes,
    children: [
      {
        tag: 'donation-widget',
        props: hardAttributes,
        children: [
          {
            tag: 'a',
            props: { href: 'https://charity.example/other-ways' },
            children: ['Other ways to give'],
          },
        ],
      },
    ],
  });
});

it('choices for a button are in no snippet of a form that has none', () => {
  const { fallback } = hardBehindButton;
  expect(code('script', { ...hardBehindButton, place: 'page' })).to.deep.equal(
    code('script', { ...hard, fallback }),
  );
});

it('the script is pinned by its hash', () => {
  const [block] = code('script', {});
  expect(readMarkup(block?.code ?? '', 'script')).to.deep.equal({
    src: 'http://127.0.0.1:4010/donation-widget.iife.js',
    integrity: 'sha384-AbC',
    crossorigin: 'anonymous',
    defer: true,
  });
  const [module] = code('script', { file: 'module', cdn: 'https://files.charity.org/dw' });
  expect(readMarkup(module?.code ?? '', 'script')).to.deep.equal({
    type: 'module',
    src: 'https://files.charity.org/dw/donation-widget.js',
    integrity: 'sha384-DeF',
    crossorigin: 'anonymous',
  });
});

it('the script of a folder on the page’s own host is named by its path', () => {
  for (const [cdn, src] of [
    ['/static/dw/', '/static/dw/donation-widget.iife.js'],
    ['/', '/donation-widget.iife.js'],
  ] as const) {
    const [block] = code('script', { cdn });
    expect(readMarkup(block?.code ?? '', 'script')).to.include({ src });
  }
});

it('the demo’s own sandbox and script are in the code until the web editor adds others', () => {
  const demo = { ...build, sandbox: 'http://localhost:5173' };
  const [block] = snippetsFor({}, demo);
  expect(readMarkup(block?.code ?? '', 'script')).to.include({
    src: 'http://localhost:5173/donation-widget.iife.js',
  });
  expect(readMarkup(block?.code ?? '', 'donation-widget')).to.deep.equal({
    'base-url': 'http://localhost:5173/api/v1',
    'publishable-key': 'pk_test_sandbox',
  });
  const own = { 'base-url': '/api/v1', 'publishable-key': 'pk_live_1', cdn: '/dw' };
  expect(snippetsFor(own, demo)).to.deep.equal(snippetsFor(own, build));
});

it('a script whose hash nobody knows is named without one, which no browser would take', () => {
  const [block] = snippetsFor({}, { ...build, integrity: {} });
  expect(readMarkup(block?.code ?? '', 'script')).to.deep.equal({
    src: 'http://127.0.0.1:4010/donation-widget.iife.js',
    defer: true,
  });
});

/** The files that a snippet preloads. */
const preloaded = (host: Host, choices: Record<string, string>) =>
  code(host, choices).flatMap(({ code: text }) =>
    [...text.matchAll(/rel="modulepreload"\s+href="([^"]+)"/g)].map(([, address = '']) =>
      address.split('/').at(-1),
    ),
  );

const plain = JSON.stringify([{ name: 'a' }, { name: 'b', attributes: { amounts: '20 40' } }]);
const reeds = [{ every: 3, other: 'plants {count} reeds' }];
const withImpacts = JSON.stringify([{ name: 'a' }, { name: 'b', attributes: { impacts: reeds } }]);

const gifts = { items: '[{"label": "Blanket", "amount": 15}]', 'one-off': 'on' };

for (const [choices, files] of [
  [{}, []],
  [{ fields: 'phone', locale: 'en' }, []],
  [{ fields: 'name address*' }, ['question-address.js']],
  [{ 'gift-aid': 'on' }, ['question-gift-aid.js', 'question-address.js']],
  [{ ask: 'anonymous' }, ['question-ask.js']],
  [gifts, ['question-items.js', 'question-one-off.js']],
  [{ locale: 'de' }, ['de.js']],
  [{ locale: 'pt_BR', ...gifts }, ['question-items.js', 'question-one-off.js', 'pt.js']],
  [{ locale: 'pt-PT' }, ['pt.js', 'pt-PT.js']],
  [{ locale: 'sv' }, []],
  [{ locale: 'de', fields: 'address', place: 'button' }, ['de.js']],
  [{ variants: plain }, ['question-attribution.js', 'variants.js']],
  [{ variants: withImpacts }, ['question-impacts.js', 'question-attribution.js', 'variants.js']],
  [{ variants: 'unreadable' }, ['variants.js']],
  [{ variants: plain, place: 'button' }, []],
  [{ variants: plain, place: 'button', 'button-amounts': '20' }, ['button-amounts.js', 'variants.js']],
  [{ place: 'button', 'button-amounts': '20' }, ['button-amounts.js']],
] as const) {
  it(`the module comes with what these attributes need: ${JSON.stringify(choices)}`, () => {
    expect(preloaded('script', { file: 'module', ...choices })).to.deep.equal(files);
  });
}

it('what comes with the module is pinned as the module is, where its hash is known', () => {
  const [block] = code('script', { file: 'module', fields: 'address', cdn: '/dw' });
  const link = { rel: 'modulepreload', href: '/dw/question-address.js' };
  expect(readMarkup(block?.code ?? '', 'link')).to.deep.equal({
    ...link,
    integrity: 'sha384-GhI',
    crossorigin: 'anonymous',
  });
  const choices = { file: 'module', fields: 'address', cdn: '/dw' };
  const [unbuilt] = snippetsFor(choices, { ...build, integrity: {} });
  expect(readMarkup(unbuilt?.code ?? '', 'link')).to.deep.equal(link);
});

it('the classic script and a bundle preload nothing', () => {
  const choices = { fields: 'address', locale: 'de' };
  expect(preloaded('script', choices)).to.deep.equal([]);
  for (const host of hosts.slice(1))
    expect(preloaded(host, { ...choices, file: 'module' })).to.deep.equal([]);
});

it('the package is pinned for every framework', () => {
  for (const host of hosts.slice(1)) {
    expect(code(host, {})[0]?.code).to.equal('npm install donation-widget@1.2.3');
  }
});

it('every host’s page keeps the form’s place and has the colours', () => {
  for (const host of hosts) {
    const all = code(host, { '--donation-primary': '#0f5c5c', '--donation-font': '}</style><script>' })
      .map((block) => block.code)
      .join('\n');
    expect(all).to.contain('min-height: 100vh;');
    expect(all).to.contain('--donation-primary: #0f5c5c;');
    expect(all).not.to.contain('--donation-font');
  }
});

it('no host’s page keeps a place for a form behind a button, which has the colours', () => {
  for (const host of hosts) {
    const codeOf = (choices: Record<string, string>) =>
      code(host, { place: 'button', ...choices })
        .map((block) => block.code)
        .join('\n');
    expect(codeOf({})).not.to.contain('min-height');
    expect(codeOf({})).not.to.contain('<style>');
    const coloured = codeOf({ '--donation-primary': '#0f5c5c' });
    expect(coloured).not.to.contain('min-height');
    expect(coloured).to.match(/donation-button \{\s+--donation-primary: #0f5c5c;\s+\}/);
  }
});

it('a return address that would never be sent is not in the snippet, and a link leads nowhere unsafe', () => {
  const [block] = code('script', {
    'return-url': 'http://charity.example/thanks',
    fallback: 'javascript:alert(1)',
  });
  expect(block?.code).not.to.contain('return-url');
  expect(block?.code).not.to.contain('javascript');
  expect(code('script', { 'return-url': '/thanks' })[0]?.code).to.contain('return-url="/thanks"');
});

it('the logo is above the heading, with the words for people who can’t see it', () => {
  const chosen = { logo: 'https://charity.example/logo.svg', 'logo-alt': 'Rivers & "Reeds"' };
  expect(code('script', chosen)[0]?.code).to.contain(
    `<img slot="header" src="https://charity.example/logo.svg" alt='Rivers &amp; "Reeds"' />`,
  );
  expect(
    code('react', chosen)
      .map((block) => block.code)
      .join(''),
  ).to.contain('slot="header"');
  for (const logo of ['javascript:alert(1)', 'http://charity.example/logo.svg', 'a b'])
    expect(code('script', { logo })[0]?.code).not.to.contain('<img');
});
