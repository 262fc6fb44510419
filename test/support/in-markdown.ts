import MarkdownIt from 'markdown-it';
import { Marked } from 'marked';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a browser makes of an element: its name, its attributes and what it contains. */
type Part = string | { tag: string; attributes: Record<string, string>; content: Part[] };

/** Many sites render Markdown with one of these packages, some with a `<br>` for each line. */
const renderers = [false, true].flatMap((breaks) => [
  (code: string) => new MarkdownIt({ html: true, breaks }).render(code),
  (code: string) => new Marked({ breaks }).parse(code, { async: false }),
]);

/** The pages that Markdown makes of code that someone pastes between two paragraphs. */
export const inMarkdown = (code: string): string[] =>
  renderers.map((render) => render(`Before.\n\n${code}\n\nAfter.\n`));

/** White space counts for nothing in the attributes of the form, nor between its elements. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** An editor can write `defer` as `defer="defer"`, which means the same. */
const valueOf = (name: string, value: string) => (value === name ? '' : inOneLine(value));

const partsOf = (nodes: readonly Node[]): Part[] =>
  nodes.flatMap((node): Part[] => {
    if ('value' in node) return node.value.trim() ? [inOneLine(node.value)] : [];
    if (!('attrs' in node) || node.nodeName === 'br') return [];
    const attributes = node.attrs.map(({ name, value }) => [name, valueOf(name, value)] as const);
    const { childNodes } = 'content' in node ? node.content : node;
    return [{ tag: node.nodeName, attributes: Object.fromEntries(attributes), content: partsOf(childNodes) }];
  });

const isOurs = (tag: string) => /^(?:style|script|link|donation-.*)$/.test(tag);

const oursIn = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    return isOurs(part.tag) ? [part] : oursIn(part.content);
  });

/** The form in a page with its script and style, or the other elements of the package. */
export const elementsIn = (html: string): Part[] => oursIn(partsOf(parseFragment(html).childNodes));

/** The lines that begin with the end of a tag. Markdown reads most of them as quotes. */
export const bracketLines = (code: string): string[] =>
  code.split('\n').filter((line) => /^\s*\/?>/.test(line));
