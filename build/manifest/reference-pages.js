import { code, referenceOf } from './reference.js';

export const note = '<!-- `npm run reference` writes this page from the source code. Do not edit it. -->';

const inCell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/**
 * A table in Markdown.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n');

/** The values of an attribute that takes only certain ones. */
const choice = ({ Value }) => (Value.startsWith('`') ? `One of ${Value}. ` : '');

/** The columns of each kind. The description is next to the name, so that a phone shows both. */
const columns = {
  attribute: [
    ['Attribute'],
    ['Description', ({ facts, description }) => `${choice(facts)}${description}`],
    ['Default', ({ facts }) => (facts.Default === 'none' ? '' : facts.Default)],
    ['Property', ({ facts }) => facts.Property],
  ],
  property: [
    ['Name'],
    ['Description', ({ facts, description }) => `${facts['Read-only'] ? 'Read-only. ' : ''}${description}`],
    ['Type', ({ facts }) => facts.Type ?? facts.Returns],
  ],
  event: [
    ['Event'],
    ['When it fires', ({ description }) => description],
    ['Cancelable', ({ facts }) => facts.Cancelable],
    ['Class', ({ facts }) => facts.Class],
  ],
  slot: [['Slot'], ['Description', ({ description }) => description]],
  part: [['Part'], ['Description', ({ description }) => description]],
  state: [['State'], ['Description', ({ description }) => description]],
  'custom-property': [
    ['Property'],
    ['Description', ({ description }) => description],
    ['Default', ({ facts }) => facts.Default],
  ],
};

const nameOf = ({ name }) => (name === '(default)' ? 'default' : code(name));

const entryTable = (kind, entries) => {
  const [[first], ...rest] = columns[kind];
  return table(
    [first, ...rest.map(([title]) => title)],
    entries.map((entry) => [nameOf(entry), ...rest.map(([, cell]) => cell(entry))]),
  );
};

/** A section for each event that has fields: one table of all would repeat the name of the event in each row. */
const fieldSections = (entries) =>
  entries
    .filter(({ fields }) => fields.length > 0)
    .flatMap(({ name, fields }) => [
      `### Fields of ${code(name)}`,
      table(
        ['Field', 'Description', 'Type'],
        fields.map((field) => [code(field.name), field.description, code(field.type)]),
      ),
    ]);

/** Where readers find the sections that the page cites. */
const citations = (text) =>
  text.includes('§')
    ? ['Numbers such as §4.1 are sections of the [interface of the payment service](../interface.md).']
    : [];

/** The code that uses an entry of a kind, if its row can't show that. */
const usage = {
  event: (tag, name) =>
    `document.querySelector('${tag}').addEventListener('${name}', (event) => console.log(event))`,
  slot: (tag, name) => `<${tag} …><p slot="${name}">Your text</p></${tag}>`,
  part: (tag, name) => `${tag}::part(${name}) { font-weight: 400; }`,
  state: (tag, name) => `${tag}:state(${name}) { margin-block: 2em; }`,
  'custom-property': (tag, name) => `${tag} { ${name}: 0; }`,
};

/** The entries that an example is about. An element has one of them. */
const shown = {
  event: ['donation-complete', 'donation-open'],
  slot: ['succeeded'],
  part: ['submit', 'status-title', 'button'],
  state: ['succeeded'],
  'custom-property': ['--donation-radius'],
};

const example = (tag, kind, entries) => {
  const name = shown[kind]?.find((one) => entries.some((entry) => entry.name === one));
  return name ? [`Example: ${code(usage[kind](tag, name))}`] : [];
};

const section = (tag, { kind, title, entries }) =>
  entries.length === 0
    ? []
    : [
        `## ${title}`,
        ...example(tag, kind, entries),
        entryTable(kind, entries),
        ...(kind === 'event' ? fieldSections(entries) : []),
      ];

/**
 * The reference pages as Markdown, one for each element, by the name of its file.
 *
 * @param {import('./reference.js').Manifest} manifest
 * @returns {Map<string, string>}
 */
export const referencePages = (manifest) =>
  new Map(
    referenceOf(manifest).map(({ tag, description, groups }) => {
      const sections = groups.flatMap((group) => section(tag, group));
      const page = [note, `# ${code(`<${tag}>`)}`, description, ...citations(sections.join()), ...sections];
      return [`${tag}.md`, `${page.join('\n\n')}\n`];
    }),
  );
