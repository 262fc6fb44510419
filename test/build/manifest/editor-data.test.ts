import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { editorData } from '../../../build/manifest/editor-data.js';
import { frameworkTypes } from '../../../build/manifest/framework-types.js';
import { element, manifest, names, tags } from '../../support/build/manifest/sources.js';

type Named = { name: string; description?: string };
type Attribute = Named & { valueSet?: string; values?: Named[]; default?: string };
type Tag = Named & { attributes: Attribute[] };
type WebElement = Tag & {
  slots: Named[];
  js: { properties: Named[]; events: Named[] };
  css: { properties: Named[]; parts: Named[] };
};

let folder = '';

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'donation-widget-editor-data-'));
  editorData(folder).packageLinkPhase({ customElementsManifest: manifest });
  frameworkTypes(folder).packageLinkPhase({ customElementsManifest: manifest });
});

after(() => rm(folder, { recursive: true }));

const written = (file: string) => readFile(join(folder, file), 'utf8');

it('VS Code data completes and explains every attribute', async () => {
  const { tags: data } = JSON.parse(await written('vscode.html-custom-data.json')) as { tags: Tag[] };
  expect(data.map(({ name }) => name)).toEqual(tags);
  for (const { name: tag, description, attributes } of data) {
    expect(description).toBe(element(tag).description);
    expect(names(attributes)).toEqual(names(element(tag).attributes));
    for (const { name, description: text, default: initial, type } of element(tag).attributes) {
      const attribute = attributes.find((one) => one.name === name);
      expect(attribute?.description).toBe(initial ? `${text}\n\nDefault: ${initial}` : text);
      expect(attribute?.valueSet, name).toBe(type.text === 'boolean' ? 'v' : undefined);
    }
  }
  const values = (tag: string, name: string) =>
    data
      .find((one) => one.name === tag)
      ?.attributes.find((one) => one.name === name)
      ?.values?.map((value) => value.name);
  expect(values('donation-widget', 'color-scheme')).toEqual(['auto', 'light', 'dark']);
  expect(values('donation-status', 'type')).toEqual(['one_time', 'subscription']);
  expect(values('donation-widget', 'currency')).toBeUndefined();
});

it('web-types list everything in the manifest', async () => {
  const { contributions } = JSON.parse(await written('web-types.json')) as {
    contributions: { html: { elements: WebElement[] } };
  };
  for (const { name: tag, attributes, slots, js, css } of contributions.html.elements) {
    const known = element(tag);
    expect(names(attributes)).toEqual(names(known.attributes));
    expect(names(slots)).toEqual(names(known.slots));
    expect(names(js.events)).toEqual(names(known.events));
    expect(names(js.properties)).toEqual(names(known.members.filter(({ kind }) => kind === 'field')));
    expect(names(css.properties)).toEqual(names(known.cssProperties));
    expect(names(css.parts)).toEqual(names(known.cssParts));
    for (const one of [attributes, slots, js.events, css.properties, css.parts].flat()) {
      expect(one.description, one.name).toBeTruthy();
    }
  }
  expect(contributions.html.elements.map(({ name }) => name)).toEqual(tags);
});

it('JSX types accept every attribute and listener, and describe each', async () => {
  const jsx = await written('jsx.d.ts');
  for (const tag of tags) {
    const { name, attributes, events } = element(tag);
    const typeOf = (suffix: string) => jsx.split(`export type ${name}${suffix} = {`)[1]?.split('\n};')[0];
    for (const one of attributes) {
      expect(typeOf('Attributes')).toContain(
        `/** ${one.description} */\n  '${one.name}'?: ${name}['${one.fieldName}'] | undefined;`,
      );
    }
    for (const one of events) {
      expect(typeOf('Events')).toContain(`/** ${one.description} */\n  '${one.name}': ${one.type.text};`);
    }
  }
});
