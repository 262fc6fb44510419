import { build } from '../configurator/build.js';
import { controls } from '../../editor/controls/controls.js';
import { moduleFile } from '../../editor/code/file-names.js';
import type { Attribute } from '../../editor/controls/chosen.js';
import { elementLines, escapeText, inHtml } from '../../editor/code/element-lines.js';
import { script, withSandbox } from '../../editor/code/script.js';
import { stylesOf } from '../../editor/code/styles-of.js';

/** The custom properties that colour a form; those that a page sets go into its snippet. */
const customProperties = controls.filter(({ target }) => target === 'property').map(({ name }) => name);

/** Whether the element has set an attribute itself. */
const isOwn = ({ name, value }: Attr) => name === 'open' || (name === 'color-scheme' && value === 'auto');

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/**
 * The lines of an indented text without their common indentation. The first line has none. Blank lines are left out:
 * Markdown would read what follows them as its own text.
 */
const dedent = (text: string): string[] => {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim());
  const depth = Math.min(...rest.map((line) => line.search(/\S/)));
  return [first, ...rest.map((line) => line.slice(depth))];
};

/** Whether other pages can use this demo's own sandbox, and so the charities of this gallery. */
export const isServed = build.sandbox !== undefined;

/** Whether this demo has the script. */
export const isBuilt = build.integrity[moduleFile] !== undefined;

/** Takes the place of a service and a key that other pages can't use. */
const replacements = isServed ? {} : withSandbox({});

const attributeOf = ({ name, value: written }: Attr): Attribute => {
  const value = replacements[name] ?? written;
  // The code may go on a page of another host than the service.
  if (name === 'base-url') return [name, new URL(value, document.baseURI).href];
  return [name, value === '' || dedent(value).join('\n')];
};

const nodeLines = (node: Node): string[] => {
  if (node instanceof Text) return node.data.trim() ? dedent(escapeText(node.data.trim())) : [];
  if (!(node instanceof Element)) return [];
  if (!node.localName.startsWith('donation-')) return dedent(node.outerHTML);
  const attributes = [...node.attributes].filter((one) => !isOwn(one)).map(attributeOf);
  return elementLines(node.localName, attributes, [...node.childNodes].flatMap(nodeLines), inHtml);
};

/** The reserved space and the colours of a form. A form behind a button takes no space on the page. */
const styleLines = (element: Element): string[] => {
  const place = element.localName === 'donation-widget' ? stylesOf({}).split('\n') : [];
  const style = getComputedStyle(element);
  const declared = customProperties.flatMap((name) => {
    const value = style.getPropertyValue(name).trim().replace(/\s+/g, ' ');
    return value ? [`${name}: ${value};`] : [];
  });
  const colours = declared.length > 0 ? [`${element.localName} {`, ...indent(declared), '}'] : [];
  const lines = [...place, ...colours];
  return lines.length > 0 ? ['<style>', ...indent(lines), '</style>'] : [];
};

/**
 * The code that shows an element on another page: its reserved space and colours, the script of this version, and
 * the element with its attributes and contents.
 */
export const snippetOf = (element: Element): string =>
  [...styleLines(element), script({ file: 'module' }, build), ...nodeLines(element)].join('\n');
