import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, valuesOf } from './public-elements.js';

/** https://github.com/microsoft/vscode-custom-data */
const customData = (elements) => ({
  version: 1.1,
  tags: elements.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, type, default: initial, ...attribute }) => ({
      name,
      description: initial ? `${attribute.description}\n\nDefault: ${initial}` : attribute.description,
      // “v” marks an attribute without a value.
      ...(type.text === 'boolean' ? { valueSet: 'v' } : {}),
      ...(valuesOf(type).length > 0 ? { values: valuesOf(type).map((value) => ({ name: value })) } : {}),
    })),
  })),
});

/** https://github.com/microsoft/vscode-css-languageservice: parts, custom properties and states. */
const cssData = (elements) => {
  /** Descriptions by name. Several elements have parts, properties and states of the same name. */
  const merged = (lists, write) => {
    const descriptions = new Map();
    for (const [tagName, list] of lists) {
      for (const { name, description } of list) {
        const all = descriptions.get(name) ?? new Map();
        all.set(description, [...(all.get(description) ?? []), `<${tagName}>`]);
        descriptions.set(name, all);
      }
    }
    return [...descriptions].map(([name, all]) => ({
      name: write(name),
      description: [...all].map(([text, tags]) => `${text}\n\nOf ${tags.join(', ')}.`).join('\n\n'),
    }));
  };
  const listsOf = (key) => elements.map((element) => [element.tagName, element[key]]);
  return {
    version: 1.1,
    properties: merged(listsOf('cssProperties'), (name) => name),
    pseudoElements: merged(listsOf('cssParts'), (name) => `::part(${name})`),
    pseudoClasses: merged(listsOf('cssStates'), (name) => `:state(${name})`),
  };
};

const named = ({ name, description }) => ({ name, description });

/** https://github.com/JetBrains/web-types */
const webTypes = (elements, { name, version }, isRequired) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map((element) => ({
        name: element.tagName,
        description: element.description,
        attributes: element.attributes.map(({ type, default: initial, ...attribute }) => ({
          ...named(attribute),
          ...(initial ? { default: initial } : {}),
          value: { type: type.text, required: isRequired(element, attribute) },
        })),
        slots: element.slots.map(named),
        js: {
          properties: element.members
            .filter(({ kind }) => kind === 'field')
            .map(({ type, ...field }) => ({ ...named(field), type: type.text })),
          events: element.events.map(named),
        },
        css: {
          properties: element.cssProperties.map(named),
          parts: element.cssParts.map(named),
        },
      })),
    },
  },
});

/** Writes the data that editors use to complete and explain the elements in HTML. */
export const editorData = (folder, declared) => ({
  name: 'editor-data',
  packageLinkPhase({ customElementsManifest }) {
    const elements = elementsOf(customElementsManifest);
    const write = (file, data) => writeFileSync(join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
    const isRequired = ({ tagName }, { fieldName }) => declared[tagName].get(fieldName)?.isRequired ?? false;
    mkdirSync(folder, { recursive: true });
    write('vscode.html-custom-data.json', customData(elements));
    write('vscode.css-custom-data.json', cssData(elements));
    write('web-types.json', webTypes(elements, JSON.parse(readFileSync('package.json', 'utf8')), isRequired));
  },
});
