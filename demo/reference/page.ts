import type { ElementReference, Entry } from '../../src/build/manifest/reference.js';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const code = (text: string) => `<code translate="no">${escaped(text)}</code>`;

/** A text in which backticks mark code. */
const withCode = (text: string) =>
  text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? code(part) : escaped(part)))
    .join('');

/** Where an entry is on the page: `donation-widget-attribute-base-url`. */
const anchorOf = (tag: string, kind: string, name = '') =>
  [tag, kind, /[^-(][^()]*/.exec(name)?.[0]].filter(Boolean).join('-');

const fact = ([term, text]: readonly [string, string]) =>
  `<div><dt>${term}</dt><dd>${withCode(text)}</dd></div>`;

const factsOf = ({ facts }: Entry) => {
  const list = Object.entries(facts);
  return list.length > 0 ? `<dl class="facts">${list.map(fact).join('')}</dl>` : '';
};

const fieldsOf = ({ fields }: Entry) => {
  const list = fields.map(
    ({ name, type, description }) =>
      `<div><dt>${code(name)} <span class="type">${code(type)}</span></dt><dd>${withCode(description)}</dd></div>`,
  );
  return list.length > 0 ? `<dl class="fields" aria-label="Fields">${list.join('')}</dl>` : '';
};

const nameOf = (name: string) => (name.startsWith('(') ? escaped(name.slice(1, -1)) : code(name));

const entry = (entry: Entry, id: string) => `
        <div class="entry" id="${id}">
          <h4><a href="#${id}">${nameOf(entry.name)}</a></h4>
          <p>${withCode(entry.description)}</p>
          ${factsOf(entry)}${fieldsOf(entry)}
        </div>`;

/** Everything there is to look up. */
export const entries = (elements: readonly ElementReference[]) =>
  elements
    .map(
      ({ tag, description, groups }) => `
    <section class="element" aria-labelledby="${tag}">
      <h2 id="${tag}">${code(`<${tag}>`)}</h2>
      <p class="lede">${withCode(description)}</p>
      ${groups
        .map(
          ({ kind, title, entries: all }) => `
      <section class="group" aria-labelledby="${anchorOf(tag, kind)}">
        <h3 id="${anchorOf(tag, kind)}">${title} <span class="of">of ${code(`<${tag}>`)}</span></h3>
        ${all.map((one) => entry(one, anchorOf(tag, kind, one.name))).join('')}
      </section>`,
        )
        .join('')}
    </section>`,
    )
    .join('');

/** The table of contents. */
export const contents = (elements: readonly ElementReference[]) =>
  elements
    .map(
      ({ tag, groups }) => `
      <li>
        <a href="#${tag}">${code(`<${tag}>`)}</a>
        <ul>
          ${groups
            .map(({ kind, title }) => `<li><a href="#${anchorOf(tag, kind)}">${title}</a></li>`)
            .join('')}
        </ul>
      </li>`,
    )
    .join('');
