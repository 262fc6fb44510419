import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** A script of a page as its HTML has it. */
export type PageScript = {
  /** The address; undefined for a script whose code is in the page. */
  url: URL | undefined;
  /** The code in the page. */
  code: string;
  isModule: boolean;
  integrity: string;
  hasCrossorigin: boolean;
};

export type Page = {
  scripts: readonly PageScript[];
  /** Files that the page loads early, with their hashes. */
  preloads: readonly { url: URL; integrity: string }[];
  /** The hashes in import maps, by address. */
  mapped: ReadonlyMap<string, string>;
  /** Policies in `<meta>`. */
  policies: readonly string[];
  /** The values of `publishable-key`. */
  keys: readonly string[];
  /** Whether the page has one of the form’s elements. */
  hasForm: boolean;
};

const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  new Map(attrs.map(({ name, value }) => [name, value]));

/** All elements in the order of the page, without recursion: a hostile page can nest them deeply. */
const elementsOf = (document: DefaultTreeAdapterTypes.Document): DefaultTreeAdapterTypes.Element[] => {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const waiting: DefaultTreeAdapterTypes.ChildNode[] = [...document.childNodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    found.push(node);
    for (const child of node.childNodes.toReversed()) waiting.push(child);
  }
  return found;
};

const textOf = (element: DefaultTreeAdapterTypes.Element) =>
  element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

const parsed = (text: string, base: URL): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const integrityIn = (importMap: string, base: URL): [string, string][] => {
  let map: unknown;
  try {
    map = JSON.parse(importMap);
  } catch {
    return [];
  }
  const integrity = isRecord(map) && isRecord(map['integrity']) ? map['integrity'] : {};
  return Object.entries(integrity).flatMap(([address, hash]) => {
    const url = parsed(address, base);
    return url && typeof hash === 'string' ? [[url.href, hash] as [string, string]] : [];
  });
};

/** Whether a browser runs a script of this type. */
const runs = (type: string) =>
  ['', 'module', 'text/javascript', 'application/javascript'].includes(type) ||
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script/.test(type);

const tags = ['donation-widget', 'donation-status', 'donation-button'];

/** Reads what a page's HTML says about scripts. It doesn't run them, so it can't see those that they add. */
export const readPage = (html: string, address: URL): Page => {
  const elements = elementsOf(parse(html)).map((element) => ({
    element,
    name: element.tagName,
    given: attributesOf(element),
  }));
  const href = elements.find(({ name, given }) => name === 'base' && given.has('href'))?.given.get('href');
  const base = (href !== undefined && parsed(href, address)) || address;
  const scripts: PageScript[] = [];
  const preloads: { url: URL; integrity: string }[] = [];
  const mapped = new Map<string, string>();
  const policies: string[] = [];
  for (const { element, name, given } of elements) {
    const type = (given.get('type') ?? '').trim().toLowerCase();
    const integrity = given.get('integrity') ?? '';
    if (name === 'script' && type === 'importmap')
      for (const [file, hash] of integrityIn(textOf(element), base)) mapped.set(file, hash);
    else if (name === 'script' && runs(type)) {
      const src = given.get('src');
      scripts.push({
        // An address that can't be parsed loads nothing, and is listed as it is.
        url:
          src === undefined ? undefined : (parsed(src, base) ?? new URL(`data:,${encodeURIComponent(src)}`)),
        code: textOf(element),
        isModule: type === 'module',
        integrity,
        hasCrossorigin: given.has('crossorigin'),
      });
    } else if (name === 'link' && /(?:^|\s)modulepreload(?:\s|$)/i.test(given.get('rel') ?? '')) {
      const url = parsed(given.get('href') ?? '', base);
      if (url) preloads.push({ url, integrity });
    } else if (name === 'meta' && /^content-security-policy$/i.test(given.get('http-equiv') ?? ''))
      policies.push(given.get('content') ?? '');
  }
  return {
    scripts,
    preloads,
    mapped,
    policies,
    keys: elements.flatMap(({ given }) => given.get('publishable-key') ?? []),
    hasForm: elements.some(({ name }) => tags.includes(name)),
  };
};
