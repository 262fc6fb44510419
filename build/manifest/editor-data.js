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

const named = ({ name, description }) => ({ name, description });

/** https://github.com/JetBrains/web-types */
const webTypes = (elements, { name, version }) => ({
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
          value: { type: type.text, required: false },
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
export const editorData = (folder) => ({
  name: 'editor-data',
  packageLinkPhase({ customElementsManifest }) {
    const elements = elementsOf(customElementsManifest);
    const write = (file, data) => writeFileSync(join(folder, file), `${JSON.stringify(data, null, 2)}\n`);
    mkdirSync(folder, { recursive: true });
    write('vscode.html-custom-data.json', customData(elements));
    write('web-types.json', webTypes(elements, JSON.parse(readFileSync('package.json', 'utf8'))));
  },
});
