import { note, table } from './reference-pages.js';
import { code } from './reference.js';
import type { Schema, Schemas } from './schemas.js';

const introduction = `Some attributes of [\`<donation-widget>\`](donation-widget.md) have JSON, and the form writes what donors answer into \`metadata\` of the donation. This page lists every key.

The package has the same as JSON Schema (2020-12), for code editors, and for programs that write the attributes or read your donations:

- \`donation-widget/schemas/attributes.schema.json\`: the JSON of each attribute, under the attribute’s name
- \`donation-widget/schemas/metadata.schema.json\`: \`metadata\`

In attributes, amounts are in main units, as numbers or strings: \`12.5\` is £12.50. In JavaScript, properties have them in the smallest unit: \`1250\`.`;

const metadataIntroduction = `The form writes these keys into \`metadata\`. A key is there only if its question is asked and answered. What your page adds with \`metadata\`, \`purposes\`, \`questions\`, \`attribution\` or its own fields is there too, under other names.`;

const words: Readonly<Record<string, string>> = {
  object: 'object with strings',
  boolean: 'true or false',
};

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const valueOf = ({ not, format, type = [], ...schema }: Schema): string => {
  if (not) return 'never';
  if (schema.properties) return `object with any of ${Object.keys(schema.properties).map(code).join(', ')}`;
  if (schema.enum) return list.format(schema.enum.map(code));
  if (format === 'date-time') return 'time, such as `2026-04-05T12:00:00.000Z`';
  const types = [type].flat();
  return types.length === 0 ? 'any' : list.format(types.map((one) => words[one] ?? one));
};

const keyTable = ({ properties = {}, patternProperties = {}, required = [] }: Schema): string => {
  const families = Object.entries(patternProperties).map(
    ([pattern, schema]) => [`${pattern.slice(1)}*`, schema] as const,
  );
  const rows = [...Object.entries(properties), ...families].map(([name, schema]) => {
    const { description = '' } = schema;
    return [code(name), required.includes(name) ? `Required. ${description}` : description, valueOf(schema)];
  });
  return table(['Key', 'Description', 'Value'], rows);
};

const attributeSection = ([name, schema]: [string, Schema]): string[] => [
  `## ${code(name)}`,
  schema.items ? 'An array of objects with these keys:' : 'An object with these keys:',
  keyTable(schema.items ?? schema),
];

/** The page that lists the keys of the JSON in attributes and of `metadata`, as Markdown. */
export const jsonPage = ({ attributes, metadata }: Schemas): string =>
  `${[
    note,
    '# JSON in attributes, and keys of `metadata`',
    introduction,
    ...Object.entries(attributes.properties ?? {}).flatMap(attributeSection),
    '## `metadata`',
    metadataIntroduction,
    keyTable(metadata),
  ].join('\n\n')}\n`;
