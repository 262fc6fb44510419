import { version } from '../../package.json';
import { quoted } from '../configurator/markup.js';
import { folderOf } from '../configurator/snippets.js';

/** Where the scripts of this version lie, until the web editor knows better. */
const folder = folderOf({}, { version, integrity: {} });

/** What colours a form; what a page sets of them goes into its snippet. */
const customProperties = [
  ...['primary', 'on-primary', 'surface', 'text', 'text-muted', 'border', 'danger', 'success'],
  ...['radius', 'space', 'font', 'max-width'],
].map((name) => `--donation-${name}`);

/** What an element says of itself, besides what its page has written. */
const isOwn = ({ name, value }: Attr) => name === 'open' || (name === 'color-scheme' && value === 'auto');

const indent = (lines: readonly string[], depth = 1): string[] =>
  lines.map((line) => (line ? `${'  '.repeat(depth)}${line}` : line));

/** The lines of a text that stood deep in its page, the first of them without its indentation. */
const dedent = (text: string): string[] => {
  const [first = '', ...rest] = text.split('\n');
  const depths = rest.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = depths.length > 0 ? Math.min(...depths) : 0;
  return [first, ...rest.map((line) => line.slice(depth))];
};

const attributeLines = ({ name, value }: Attr): string[] => {
  // The pages of the demo are on the host of the service; the page of the snippet need not be.
  if (name === 'base-url') return [`${name}="${new URL(value, document.baseURI).href}"`];
  return value === '' ? [name] : dedent(`${name}=${quoted(value)}`);
};

const opening = (element: Element): string[] => {
  const attributes = [...element.attributes].filter((one) => !isOwn(one)).map(attributeLines);
  const [only = []] = attributes;
  if (attributes.length === 0) return [`<${element.localName}>`];
  if (attributes.length === 1 && only.length === 1) return [`<${element.localName} ${only.join('')}>`];
  return [`<${element.localName}`, ...indent(attributes.flat()), '>'];
};

const nodeLines = (node: Node): string[] => {
  if (!(node instanceof Element)) return node.textContent?.trim() ? dedent(node.textContent.trim()) : [];
  if (!node.localName.startsWith('donation-')) return dedent(node.outerHTML);
  return [...opening(node), ...indent([...node.childNodes].flatMap(nodeLines)), `</${node.localName}>`];
};

/** The element as HTML, with its attributes and what stands inside it, as its page has written them. */
export const elementHtml = (element: Element): string => nodeLines(element).join('\n');

const styleLines = (element: Element): string[] => {
  const style = getComputedStyle(element);
  const declared = customProperties.flatMap((name) => {
    const value = style.getPropertyValue(name).trim().replace(/\s+/g, ' ');
    return value ? [`${name}: ${value};`] : [];
  });
  if (declared.length === 0) return [];
  return ['<style>', ...indent([`${element.localName} {`, ...indent(declared), '}']), '</style>'];
};

/** All that a page needs to show this very element: the script of this version, its colours, the element. */
export const snippetOf = (element: Element): string =>
  [
    ...styleLines(element),
    `<script type="module" src=${quoted(`${folder}donation-widget.js`)}></script>`,
    elementHtml(element),
  ].join('\n');
