import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { data, featureAt, lacking, type Tree } from '../support/browsers/compatibility.js';

const folder = fileURLToPath(new URL('../../src', import.meta.url));

/**
 * Styles that older browsers can lack, because they are optional or have a fallback. The text says what happens then.
 */
const harmless = new Map([
  [':has', 'Firefox 115 sets four amounts in a row of three and one.'],
  ['light-dark()', 'There is a light look, and a dark one for color-scheme="dark", under @supports.'],
  ['color-mix()', 'Chrome 105 shows no tint; a dialog has the colour of the surface.'],
  ['oklch()', 'It is used under @supports alone.'],
  ['color()', 'It is used under @supports alone.'],
  ['forced-color-adjust', 'Safari has no forced colours.'],
  ['accent-color', 'A box that is ticked has the colour of the browser.'],
  ['hyphens', 'Safari 16 breaks a word that is longer than a line.'],
  ['hyphenate-limit-chars', 'Shorter words of the Gift Aid declaration are hyphenated too.'],
  ['overscroll-behavior', 'The page behind a dialog may scroll along.'],
]);

/** The first feature with this name in a tree of features. */
const find = (tree: Tree | undefined, name: string): Tree | undefined => {
  for (const [key, inner] of Object.entries(tree ?? {}) as [string, Tree | undefined][]) {
    if (key === '__compat' || !inner) continue;
    if (key === name && inner.__compat) return inner;
    const found = find(inner, name);
    if (found) return found;
  }
  return undefined;
};

type Used = { properties: string[]; selectors: string[]; functions: string[]; rules: string[] };

test('the styles use only features of the oldest supported browsers, with named exceptions', async ({
  page,
}) => {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /[./\\]styles\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<Record<string, object>>),
  );
  const texts = modules.flatMap((module) => Object.values(module).map(String));
  expect(texts.length).toBeGreaterThan(5);

  // The browser parses the style sheets, including nested rules.
  const used = await page.evaluate((sheets): Used => {
    const [properties, selectors, functions, rules] = [0, 0, 0, 0].map(() => new Set<string>());
    const visit = (list: CSSRuleList) => {
      for (const rule of list) {
        const at = /^@([a-z-]+)/.exec(rule.cssText)?.[1];
        if (at) rules?.add(at);
        if ('selectorText' in rule)
          for (const [, name = ''] of String(rule.selectorText).matchAll(/::?([a-z-]+)/g))
            selectors?.add(name);
        if ('style' in rule) {
          const { cssText } = rule.style as CSSStyleDeclaration;
          for (const [, name = ''] of cssText.matchAll(/(?:^|; )([a-z-]+):/g)) properties?.add(name);
          for (const [, name = ''] of cssText.matchAll(/(?<![\w-])([a-z-]+)\(/g)) functions?.add(name);
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const text of sheets) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      visit(sheet.cssRules);
    }
    const sorted = (set: Set<string> | undefined) =>
      [...(set ?? [])].filter((name) => !name.startsWith('--')).sort();
    return {
      properties: sorted(properties),
      selectors: sorted(selectors),
      functions: sorted(functions),
      rules: sorted(rules),
    };
  }, texts);
  // The browser expands a shorthand into all its properties.
  const written = used.properties.filter((name) => texts.some((text) => text.includes(`${name}:`)));
  expect(written).toContain('inline-size');
  expect(used.selectors).toContain('has');
  expect(used.functions).toContain('light-dark');
  expect(used.rules).toContain('container');

  const tooNew = (features: [shown: string, feature: Tree | undefined][]) =>
    features.flatMap(([shown, feature]) => {
      const browsers = feature ? lacking(feature) : [];
      return browsers.length > 0 && !harmless.has(shown) ? [`${shown} (${browsers.join(', ')})`] : [];
    });
  expect(
    tooNew([
      ...written.map((name): [string, Tree | undefined] => [name, featureAt('css', 'properties', name)]),
      ...used.selectors.map((name): [string, Tree | undefined] => [
        `:${name}`,
        featureAt('css', 'selectors', name),
      ]),
      ...used.functions.map((name): [string, Tree | undefined] => [
        `${name}()`,
        find(data['css']?.['types'], name),
      ]),
      ...used.rules.map((name): [string, Tree | undefined] => [
        `@${name}`,
        featureAt('css', 'at-rules', name),
      ]),
    ]),
  ).toEqual([]);
});
