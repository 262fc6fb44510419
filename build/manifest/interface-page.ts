import type { Statement } from '../../tools/check/statement.js';

const note =
  '<!-- `npm run reference` writes this list from the statements of the check. Do not edit it. -->';

const lists = new RegExp(`\n+${note}[^]*?</details>`, 'g');

/** Names of fields, headers and paths. A name of one word is only recognised before a verb, at the start. */
const names =
  /Authorization: (?:Bearer )?<key>|\/api\/v1|[a-z]\w*(?:_\w|\[\]|\.[a-z])[\w.[\]]*|(?<=^(?:400 if )?)[a-z]\w*(?= (?:is|isn't|has|matches|includes) )/g;

const resources = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Adds to the list that a map has for a key. */
const add = (map: Map<string, string[]>, key: string, text: string) => {
  map.set(key, [...(map.get(key) ?? []), text]);
};

/** The statements as a list for each resource, or group of resources, that they are about. */
const groupsOf = (statements: readonly Statement[]) => {
  const resourcesOf = new Map<string, string[]>();
  for (const { text, notChecked } of statements) {
    const [, resource = '', claim = text] = /^([^:]+): (.+)$/.exec(text) ?? [];
    const coded = claim.replace(names, '`$&`');
    add(resourcesOf, notChecked === undefined ? coded : `${coded} (${notChecked})`, resource);
  }
  // A list without a resource comes first. After another list, it would look like a part of that.
  const claimsOf = new Map<string, string[]>([['', []]]);
  for (const [claim, about] of resourcesOf) add(claimsOf, resources.format(about), `- ${claim}`);
  return [...claimsOf].filter(([, claims]) => claims.length > 0);
};

const listOf = (statements: readonly Statement[]) =>
  [
    note,
    `<details>\n<summary>Statements of the check (${statements.length})</summary>`,
    ...groupsOf(statements).flatMap(([about, claims]) => [
      ...(about === '' ? [] : [`${capitalized(about)}:`]),
      claims.join('\n'),
    ]),
    '</details>',
  ].join('\n\n');

/** The page of the interface, with the statements of the check at the end of the sections that they cite. */
export const interfacePage = (markdown: string, statements: readonly Statement[]): string => {
  const sections = markdown
    .replace(lists, '')
    .trimEnd()
    .split(/\n+(?=#{2,} )/);
  const written = sections.map((section) => {
    const number = /^#+ (§[\d.]+) /.exec(section)?.[1];
    const own = statements.filter((statement) => statement.section.split(', ').some((one) => one === number));
    return own.length === 0 ? section : `${section}\n\n${listOf(own)}`;
  });
  return `${written.join('\n\n')}\n`;
};
