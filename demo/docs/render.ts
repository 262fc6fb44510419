import MarkdownIt, { type Token } from 'markdown-it';
import { destinationOf, pictureOf } from './addresses.js';
import { attributeOf, textOf, type Document } from './document.js';

type Place = {
  file: string;
  documents: ReadonlySet<string>;
  /** The HTML that closes each open link. */
  ends: string[];
};

const markdown = new MarkdownIt({ html: true });
const { rules } = markdown.renderer;

export const { escapeHtml } = markdown.utils;

const code = (text: string) => `<code translate="no">${escapeHtml(text)}</code>`;

// In some browsers, the keyboard can only scroll what can get the focus.
const scrollable = (name: string) => `role="group" aria-label="${escapeHtml(name)}" tabindex="0"`;

rules.code_inline = (tokens, place) => code(tokens[place]?.content ?? '');

const { fence } = rules;
rules.fence = (...all) => {
  const block = (fence?.(...all) ?? '').replace('<pre>', `<pre ${scrollable('Code')} translate="no">`);
  return `<div class="code">${block}</div>\n`;
};

rules.table_open = (tokens, place) => {
  const heading = tokens.slice(0, place).findLastIndex(({ type }) => type === 'heading_open');
  const inline = tokens[heading + 1];
  return `<div class="table" ${scrollable(inline && heading >= 0 ? textOf(inline) : 'Table')}>\n<table role="table">\n`;
};
rules.table_close = () => '</table>\n</div>\n';

const lastBefore = (tokens: readonly Token[], place: number, name: string) =>
  tokens.slice(0, place).findLastIndex(({ type }) => type === name);

/** The heading above a cell, which a phone shows next to it. The first column needs none. */
const headingOf = (tokens: readonly Token[], place: number): string => {
  const row = tokens.slice(lastBefore(tokens, place, 'tr_open'), place);
  const column = row.filter(({ type }) => type === 'td_open').length;
  if (column === 0) return '';
  const table = tokens.slice(lastBefore(tokens, place, 'table_open'), place);
  const headings = table.flatMap(({ type }, at) => (type === 'th_open' ? (table[at + 1] ?? []) : []));
  const heading = headings[column];
  return heading ? textOf(heading) : '';
};

// A strict Content-Security-Policy blocks the style attributes that the library aligns cells with. The roles keep a
// table one for screen readers where a phone stacks its cells.
const cell = (tag: string, role: string) => (tokens: readonly Token[], place: number) => {
  const style = attributeOf(tokens[place], 'style');
  const alignment = /right/.test(style) ? ' class="end"' : /center/.test(style) ? ' class="middle"' : '';
  const heading = tag === 'td' ? headingOf(tokens, place) : '';
  return `<${tag} role="${role}"${alignment}${heading && ` data-heading="${escapeHtml(heading)}"`}>`;
};
rules.th_open = cell('th', 'columnheader');
rules.td_open = cell('td', 'cell');
rules.tr_open = (tokens, place, _options, _env, { renderAttrs }) => {
  const row = tokens[place];
  return `<tr${row ? renderAttrs(row) : ''} role="row">\n`;
};

/** The start and the end of a link to a destination. */
const linkTo = (href: string, isCode: boolean, { file, documents }: Place): [start: string, end: string] => {
  const destination = destinationOf(file, href, documents);
  if (destination.kind === 'link') return [`<a href="${escapeHtml(destination.href)}">`, '</a>'];
  // The address of the repository isn't known here, so this shows the path of the file instead of a link.
  return ['', destination.kind === 'missing' || isCode ? '' : ` (${code(destination.path)})`];
};

rules.link_open = (tokens, at, _options, env) => {
  const place = env as Place;
  const isCode = tokens[at + 1]?.type === 'code_inline';
  const [start, end] = linkTo(attributeOf(tokens[at], 'href'), isCode, place);
  place.ends.push(end);
  return start;
};
rules.link_close = (_tokens, _at, _options, env) => (env as Place).ends.pop() ?? '';

rules.image = (tokens, at, _options, env) => {
  const token = tokens[at];
  const source = pictureOf((env as Place).file, attributeOf(token, 'src'));
  return `<img src="${escapeHtml(source)}" alt="${escapeHtml(token ? textOf(token) : '')}">`;
};

/** HTML inside Markdown, with its addresses changed for the site. */
const html = (content: string, { file, documents }: Place) =>
  content
    .replaceAll(/(\ssrc=")([^"]+)/g, (_all, start: string, source: string) => start + pictureOf(file, source))
    .replaceAll(/(\shref=")([^"]+)/g, (all, start: string, href: string) => {
      const destination = destinationOf(file, href, documents);
      return destination.kind === 'link' ? start + destination.href : all;
    });
rules.html_block = (tokens, at, _options, env) => html(tokens[at]?.content ?? '', env as Place);
rules.html_inline = rules.html_block;

/** The HTML of a document, with its links changed for the site. */
export const render = (
  { file, tokens }: Pick<Document, 'file' | 'tokens'>,
  documents: ReadonlySet<string>,
) => {
  const place: Place = { file, documents, ends: [] };
  return markdown.renderer.render(tokens, markdown.options, place);
};

/** The HTML of a line of text in which backticks mark code. */
export const renderLine = (text: string) => markdown.renderInline(text, { ends: [] });
