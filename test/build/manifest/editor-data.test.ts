import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@open-wc/testing';
import { declared } from '../../../build/manifest/declared.js';
import { editorData } from '../../../build/manifest/editor-data.js';
import { frameworkTypes } from '../../../build/manifest/framework-types.js';
import { element, manifest, names, tags } from '../../support/manifest.js';

type Named = { name: string; description?: string };
type Attribute = Named & {
  valueSet?: string;
  values?: Named[];
  default?: string;
  value?: { required: boolean };
};
type Tag = Named & { attributes: Attribute[] };
type WebElement = Tag & {
  slots: Named[];
  js: { properties: Named[]; events: Named[] };
  css: { properties: Named[]; parts: Named[] };
};

let folder = '';

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'donation-widget-editor-data-'));
  editorData(folder, declared).packageLinkPhase({ customElementsManifest: manifest });
  frameworkTypes(folder).packageLinkPhase({ customElementsManifest: manifest });
});

after(() => rm(folder, { recursive: true }));

const written = (file: string) => readFile(join(folder, file), 'utf8');

it('VS Code data completes and explains every attribute', async () => {
  const { tags: data } = JSON.parse(await written('vscode.html-custom-data.json')) as { tags: Tag[] };
  expect(data.map(({ name }) => name)).to.deep.equal(tags);
  for (const { name: tag, description, attributes } of data) {
    expect(description).to.equal(element(tag).description);
    expect(names(attributes)).to.deep.equal(names(element(tag).attributes));
    for (const { name, description: text, default: initial, type } of element(tag).attributes) {
      const attribute = attributes.find((one) => one.name === name);
      expect(attribute?.description).to.equal(initial ? `${text}\n\nDefault: ${initial}` : text);
      expect(attribute?.valueSet, name).to.equal(type.text === 'boolean' ? 'v' : undefined);
    }
  }
  const values = (tag: string, name: string) =>
    data
      .find((one) => one.name === tag)
      ?.attributes.find((one) => one.name === name)
      ?.values?.map((value) => value.name);
  expect(values('donation-widget', 'color-scheme')).to.deep.equal(['auto', 'light', 'dark']);
  expect(values('donation-status', 'type')).to.deep.equal(['one_time', 'subscription']);
  expect(values('donation-widget', 'currency')).to.be.undefined;
});

it('web-types list everything in the manifest', async () => {
  const { contributions } = JSON.parse(await written('web-types.json')) as {
    contributions: { html: { elements: WebElement[] } };
  };
  for (const { name: tag, attributes, slots, js, css } of contributions.html.elements) {
    const known = element(tag);
    expect(names(attributes)).to.deep.equal(names(known.attributes));
    expect(names(slots)).to.deep.equal(names(known.slots));
    expect(names(js.events)).to.deep.equal(names(known.events));
    expect(names(js.properties)).to.deep.equal(names(known.members.filter(({ kind }) => kind === 'field')));
    expect(names(css.properties)).to.deep.equal(names(known.cssProperties));
    expect(names(css.parts)).to.deep.equal(names(known.cssParts));
    for (const one of [attributes, slots, js.events, css.properties, css.parts].flat()) {
      expect(one.description, one.name).to.be.ok;
    }
  }
  expect(contributions.html.elements.map(({ name }) => name)).to.deep.equal(tags);
});

it('web-types say which attributes are required', async () => {
  const { contributions } = JSON.parse(await written('web-types.json')) as {
    contributions: { html: { elements: WebElement[] } };
  };
  const required = contributions.html.elements.map(({ name, attributes }) => [
    name,
    attributes.filter(({ value }) => value?.required).map((attribute) => attribute.name),
  ]);
  expect(required).to.deep.equal([
    ['donation-widget', ['base-url', 'publishable-key']],
    ['donation-status', ['base-url', 'publishable-key']],
    ['donation-button', []],
  ]);
});

it('VS Code data for CSS has every custom property, part and state once, with its elements', async () => {
  const data = JSON.parse(await written('vscode.css-custom-data.json')) as Record<
    'properties' | 'pseudoElements' | 'pseudoClasses',
    Named[]
  >;
  const all = (key: 'cssProperties' | 'cssParts' | 'cssStates') =>
    [...new Set(tags.flatMap((tag) => names(element(tag)[key])))].sort();
  expect(names(data.properties)).to.deep.equal(all('cssProperties'));
  expect(names(data.pseudoElements)).to.deep.equal(all('cssParts').map((name) => `::part(${name})`));
  expect(names(data.pseudoClasses)).to.deep.equal(all('cssStates').map((name) => `:state(${name})`));
  const status = data.pseudoElements.find(({ name }) => name === '::part(status)');
  expect(status?.description).to.match(/Of <donation-widget>, <donation-status>\.$/);
});

it('JSX types accept every attribute and listener, and describe each', async () => {
  const jsx = await written('jsx.d.ts');
  for (const tag of tags) {
    const { name, attributes, events } = element(tag);
    const typeOf = (suffix: string) => jsx.split(`export type ${name}${suffix} = {`)[1]?.split('\n};')[0];
    for (const one of attributes) {
      expect(typeOf('Attributes')).to.contain(
        `/** ${one.description} */\n  '${one.name}'?: ${name}['${one.fieldName}'] | undefined;`,
      );
    }
    for (const one of events) {
      expect(typeOf('Events')).to.contain(`/** ${one.description} */\n  '${one.name}': ${one.type.text};`);
    }
  }
});
