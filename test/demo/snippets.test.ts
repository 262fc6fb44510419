import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { compileTemplate, parse } from 'vue/compiler-sfc';
import { choose, type Choices } from '../../demo/configurator/choices.js';
import { hosts, snippetsFor, type Host } from '../../demo/configurator/snippets.js';

const build = {
  version: '1.2.3',
  integrity: { 'donation-widget.iife.js': 'sha384-AbC', 'donation-widget.js': 'sha384-DeF' },
};
const heights = { narrow: 800, wide: 720 };

const needed = { 'base-url': 'https://service.example/api/v1', 'publishable-key': 'pk_live_…' };

const chosen = (values: Record<string, string>): Choices => {
  let choices: Choices = {};
  for (const [name, value] of Object.entries(values)) choices = choose(choices, name, value);
  return choices;
};

const hard = {
  'base-url': 'https://give.charity.org/api/v1?a="b"&c',
  presets: `[{"amount": 25, "impact": "5 m of reeds & 'roots' </style></script> \${x} {{ y }} \\\\"}]`,
  'charity-name': 'Tom & Jerry’s "Friends" <Ltd>',
  project: "The river's {bend}",
  'gift-aid': 'on',
  fields: '',
};

const expected = {
  ...needed,
  ...hard,
  'gift-aid': true,
};

const code = (host: Host, values: Record<string, string>) =>
  snippetsFor(chosen({ ...values, host }), build, heights);

/** The attributes of the first element of this name, as a browser would read them. */
const readMarkup = (source: string, tag: string) => {
  const { descriptor } = parse(`<template>${source}</template>`, { ignoreEmpty: false });
  const element = descriptor.template?.ast?.children.find((node) => 'tag' in node && node.tag === tag);
  if (!element || !('props' in element)) throw new Error(`There is no <${tag}>.`);
  return Object.fromEntries(
    element.props.map((prop) => [prop.name, 'value' in prop && prop.value ? prop.value.content : true]),
  );
};

/** The properties that the component gives to the form, found by running it. */
const runReact = (source: string): Record<string, unknown> => {
  const { outputText, diagnostics } = ts.transpileModule(source.replace(/^import .*$/gm, ''), {
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.React,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  expect(diagnostics).toEqual([]);
  const React = {
    createElement: (tag: string, props: object, ...children: unknown[]) => ({ tag, props, children }),
  };
  const exports: { Give?: () => { props: Record<string, unknown> } } = {};
  new Function('React', 'exports', outputText)(React, exports);
  return exports.Give?.().props ?? {};
};

test('a page gets what differs from what holds anyway, after the two that it can’t do without', () => {
  const [block] = code('script', { currency: 'EUR', amounts: '10 25 50 100' });
  expect(readMarkup(block?.code ?? '', 'donation-widget')).toEqual({ ...needed, currency: 'EUR' });
});

test('a page gets every value to the letter', () => {
  const [block] = code('script', hard);
  expect(readMarkup(block?.code ?? '', 'donation-widget')).toEqual(expected);
});

test('a component for Vue gets every value to the letter', () => {
  const source = code('vue', hard).find(({ title }) => title === 'Give.vue')?.code ?? '';
  const template = /<template>\n([\s\S]*)\n<\/template>/.exec(source)?.[1] ?? '';
  expect(readMarkup(template, 'donation-widget')).toEqual(expected);
  expect(compileTemplate({ source: template, filename: 'Give.vue', id: 'give' }).errors).toEqual([]);
});

test('a component for React gets every value to the letter', () => {
  const source = code('react', hard).find(({ title }) => title === 'Give.tsx')?.code ?? '';
  expect(runReact(source)).toEqual(expected);
});

test('the script is pinned: by its folder’s version and by its hash', () => {
  const [block] = code('script', {});
  expect(readMarkup(block?.code ?? '', 'script')).toEqual({
    src: 'https://cdn.example.org/donation-widget@1.2.3/donation-widget.iife.js',
    integrity: 'sha384-AbC',
    crossorigin: 'anonymous',
    defer: true,
  });
  const [module] = code('script', { file: 'module', cdn: 'https://files.charity.org/dw' });
  expect(readMarkup(module?.code ?? '', 'script')).toEqual({
    type: 'module',
    src: 'https://files.charity.org/dw/donation-widget.js',
    integrity: 'sha384-DeF',
    crossorigin: 'anonymous',
  });
});

test('the script of a folder on the page’s own host is named by its path', () => {
  for (const [cdn, src] of [
    ['/static/dw/', '/static/dw/donation-widget.iife.js'],
    ['/', '/donation-widget.iife.js'],
  ] as const) {
    const [block] = code('script', { cdn });
    expect(readMarkup(block?.code ?? '', 'script')).toMatchObject({ src });
  }
});

test('a script whose hash nobody knows is named without one, which no browser would take', () => {
  const [block] = snippetsFor({}, { ...build, integrity: {} }, heights);
  expect(readMarkup(block?.code ?? '', 'script')).toEqual({
    src: 'https://cdn.example.org/donation-widget@1.2.3/donation-widget.iife.js',
    defer: true,
  });
});

test('the package is pinned for every framework', () => {
  for (const host of hosts.slice(1)) {
    expect(code(host, {})[0]?.code).toBe('npm install donation-widget@1.2.3');
  }
});

test('every host’s page keeps the form’s place and has the colours', () => {
  for (const host of hosts) {
    const all = code(host, { '--donation-primary': '#0f5c5c', '--donation-font': '}</style><script>' })
      .map((block) => block.code)
      .join('\n');
    expect(all).toContain('min-height: max(53em, 848px)');
    expect(all).toContain('min-height: max(48em, 768px)');
    expect(all).toContain('--donation-primary: #0f5c5c;');
    expect(all).not.toContain('--donation-font');
  }
});

test('a return address that would never be sent is not in the snippet, and a link leads nowhere unsafe', () => {
  const [block] = code('script', {
    'return-url': 'http://charity.example/thanks',
    fallback: 'javascript:alert(1)',
  });
  expect(block?.code).not.toContain('return-url');
  expect(block?.code).not.toContain('javascript');
  expect(code('script', { 'return-url': '/thanks' })[0]?.code).toContain('return-url="/thanks"');
});
