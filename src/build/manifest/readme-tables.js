import { code, referenceOf } from './reference.js';

/** A table of Markdown; the formatter lines it up. */
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');

/** The values of an attribute that takes only certain ones. */
const choice = ({ Value }) => (Value.startsWith('`') ? `One of ${Value}. ` : '');

/** The columns of each kind after the name. */
const columns = {
  attribute: [
    ['by default', ({ facts }) => (facts.Default === 'none' ? '' : facts.Default)],
    ['what it does', ({ facts, description }) => `${choice(facts)}${description.replace('Required. ', '')}`],
  ],
  property: [
    ['type', ({ facts }) => facts.Type ?? facts.Returns],
    ['what it is', ({ facts, description }) => `${facts['Read-only'] ? 'Read-only. ' : ''}${description}`],
  ],
  event: [
    ['cancelable', ({ facts }) => (facts.Cancelable === 'yes' ? 'yes' : '')],
    ['when', ({ description }) => description],
  ],
  slot: [['what it is for', ({ description }) => description]],
  part: [['what it is', ({ description }) => description]],
  'custom-property': [
    ['by default', ({ facts }) => facts.Default],
    ['what it is', ({ description }) => description],
  ],
};

const names = { property: 'property or method', 'custom-property': 'custom property' };

const nameOf = ({ name }) => (name === '(default)' ? 'default' : code(name));

const rowOf = (kind, entry) => [nameOf(entry), ...columns[kind].map(([, cell]) => cell(entry))];

const fieldsOf = (entries) =>
  entries.flatMap(({ name, fields }) =>
    fields.map((field, place) => [
      place === 0 ? code(name) : '',
      code(field.name),
      code(field.type),
      field.description,
    ]),
  );

/** The fields of an element’s events, except for events that an earlier table has already. */
const fieldTable = (entries, known) => {
  const rows = fieldsOf(entries.filter(({ name }) => !known.some((one) => one.name === name)));
  return rows.length > 0 ? [table(['event', 'field', 'type', 'what it is'], rows)] : [];
};

/** The entries of one kind of an element. Those that are the same in the first element are only named. */
const section = (kind, { entries }, first) => {
  const known = first?.entries ?? [];
  const isKnown = (entry) => known.some((one) => String(rowOf(kind, one)) === String(rowOf(kind, entry)));
  const rest = entries.filter(isKnown);
  const own = entries.filter((entry) => !rest.includes(entry));
  return [
    ...(own.length > 0
      ? [
          table(
            [names[kind] ?? kind, ...columns[kind].map(([title]) => title)],
            own.map((entry) => rowOf(kind, entry)),
          ),
        ]
      : []),
    ...(rest.length > 0 ? [`As in \`<donation-widget>\`: ${rest.map(nameOf).join(', ')}.`] : []),
    ...(kind === 'event' ? fieldTable(entries, known) : []),
  ].join('\n\n');
};

/**
 * A README with its tables written anew, between `<!-- reference: tag kind -->` and `<!-- /reference -->`.
 *
 * @param {string} readme
 * @param {import('./reference.js').Manifest} manifest
 * @returns {string}
 */
export const withTables = (readme, manifest) => {
  const elements = referenceOf(manifest);
  const groupOf = (element, kind) => element?.groups.find((group) => group.kind === kind);
  return readme.replaceAll(
    /(<!-- reference: (\S+) (\S+) -->\n)[^]*?(<!-- \/reference -->)/g,
    (_, start, tag, kind, end) => {
      const place = elements.findIndex((element) => element.tag === tag);
      const group = groupOf(elements[place], kind);
      if (!group) throw new Error(`There is no reference of ${tag} ${kind}.`);
      const first = place === 0 ? undefined : groupOf(elements[0], kind);
      return `${start}\n${section(kind, group, first)}\n\n${end}`;
    },
  );
};
