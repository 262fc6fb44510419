import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { UnreachableError } from './fetch.js';

/** The hashes that a document has for files other than those of its tags. */
export type Pins = {
  /** The hashes in import maps, by address. */
  mapped: ReadonlyMap<string, string>;
  /** The hashes of files that the document loads early, by address. */
  preloaded: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A script of a page as its HTML has it. */
export type PageScript = {
  /** The address; undefined for a script whose code is in the page. */
  url: URL | undefined;
  /** The code in the page. */
  code: string;
  integrity: string;
  hasCrossorigin: boolean;
  /** Those of the script’s document: the page or a frame in it. */
  pins: Pins;
};

/** An attribute whose value is code, such as `onclick`. */
export type CodeAttribute = { name: string; tag: string; code: string };

export type Page = {
  scripts: readonly PageScript[];
  codeAttributes: readonly CodeAttribute[];
  /** Policies in `<meta>`. */
  policies: readonly string[];
  /** Policies in `<meta>` below code, which they don’t cover. */
  latePolicies: readonly string[];
  /** The values of `publishable-key`. */
  keys: readonly string[];
};

/** Where an element is. Nothing runs in an inert part, such as a plain `<template>`. */
type Place = 'document' | 'shadow' | 'inert';

type Placed = {
  element: DefaultTreeAdapterTypes.Element;
  /** The tag, with `svg ` or `math ` before those of other namespaces. */
  name: string;
  given: ReadonlyMap<string, string>;
  place: Place;
};

const namespaces: Readonly<Record<string, string>> = {
  'http://www.w3.org/2000/svg': 'svg ',
  'http://www.w3.org/1998/Math/MathML': 'math ',
};

const attributesOf = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  new Map(attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]));

/** A browser that can’t attach the shadow root leaves it inert. It counts all the same, so that no script is missed. */
const isShadowRoot = (mode = '') => /^(?:open|closed)$/i.test(mode);

/** All elements in the order of the page, without recursion: a hostile page can nest them deeply. */
const elementsOf = (document: DefaultTreeAdapterTypes.Document, at: Place): Placed[] => {
  const found: Placed[] = [];
  const waiting: { node: DefaultTreeAdapterTypes.ChildNode; place: Place }[] = [];
  const wait = (parent: DefaultTreeAdapterTypes.ParentNode, place: Place) => {
    for (const node of parent.childNodes.toReversed()) waiting.push({ node, place });
  };
  wait(document, at);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, place } = next;
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const name = (namespaces[node.namespaceURI] ?? '') + node.tagName;
    const given = attributesOf(node);
    found.push({ element: node, name, given, place });
    wait(node, place);
    if ('content' in node)
      wait(node.content, place !== 'inert' && isShadowRoot(given.get('shadowrootmode')) ? 'shadow' : 'inert');
  }
  return found;
};

const textOf = (element: DefaultTreeAdapterTypes.Element) =>
  element.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

const parsed = (text: string, base?: URL): URL | undefined =>
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
  ['', 'module', 'text/jscript', 'text/livescript'].includes(type) ||
  /^(?:text|application)\/(?:x-)?(?:java|ecma)script/.test(type);

/** Attributes with an address that the browser goes to, and runs if it starts with `javascript:`. */
const destinations = new Set([
  'a href',
  'area href',
  'svg a href',
  'svg a xlink:href',
  'form action',
  'button formaction',
  'input formaction',
  'iframe src',
  'frame src',
]);

/** Page authors make up attributes too. One that begins like an event counts, so that no event is missed. */
const isCode = (tag: string, name: string, value: string) =>
  (/^on[a-z]{3,}$/.test(name) && value !== '') ||
  (destinations.has(`${tag} ${name}`) && parsed(value)?.protocol === 'javascript:');

const isSandboxed = (sandbox: string | undefined) =>
  sandbox !== undefined && !/(?:^|\s)allow-scripts(?:\s|$)/i.test(sandbox);

const mostElements = 200_000;
const deepestFrame = 10;

/** Parses HTML, but not without end: misnested tags can make millions of elements of a short text. */
const limitedParser = () => {
  let count = 0;
  const createElement: typeof defaultTreeAdapter.createElement = (...args) => {
    count += 1;
    if (count > mostElements) throw new UnreachableError('It has too many elements.');
    return defaultTreeAdapter.createElement(...args);
  };
  return (html: string) => parse(html, { treeAdapter: { ...defaultTreeAdapter, createElement } });
};

/** Reads what a page's HTML says about scripts. It doesn't run them, so it can't see those that they add. */
export const readPage = (html: string, address: URL): Page => {
  const parseHtml = limitedParser();
  const scripts: PageScript[] = [];
  const codeAttributes: CodeAttribute[] = [];
  const policies: string[] = [];
  const latePolicies: string[] = [];
  const keys: string[] = [];
  const documents = [{ html, address, place: 'document' as Place, depth: 0 }];
  for (const document of documents) {
    const { depth } = document;
    if (depth > deepestFrame) throw new UnreachableError('Its frames are nested too deeply.');
    const elements = elementsOf(parseHtml(document.html), document.place);
    const href = elements
      .find(({ name, given, place }) => name === 'base' && given.has('href') && place === 'document')
      ?.given.get('href');
    const base = (href !== undefined && parsed(href, document.address)) || document.address;
    const mapped = new Map<string, string>();
    const preloaded = new Map<string, Set<string>>();
    for (const { element, name, given, place } of elements) {
      const key = given.get('publishable-key');
      if (key !== undefined) keys.push(key);
      const srcdoc = name === 'iframe' ? given.get('srcdoc') : undefined;
      if (srcdoc !== undefined)
        documents.push({
          html: srcdoc,
          address: base,
          place: place === 'inert' || isSandboxed(given.get('sandbox')) ? 'inert' : 'document',
          depth: depth + 1,
        });
      if (place === 'inert') continue;
      for (const [attribute, value] of given)
        if (isCode(name, attribute, value))
          codeAttributes.push({ name: attribute, tag: element.tagName, code: value });
      const type = (given.get('type') ?? '').trim().toLowerCase();
      const integrity = given.get('integrity') ?? '';
      if (name === 'script' && type === 'importmap')
        for (const [file, hash] of integrityIn(textOf(element), base)) mapped.set(file, hash);
      else if ((name === 'script' || name === 'svg script') && runs(type)) {
        const src = name === 'script' ? given.get('src') : (given.get('href') ?? given.get('xlink:href'));
        scripts.push({
          // An address that can't be parsed loads nothing, and is listed as it is.
          url:
            src === undefined
              ? undefined
              : (parsed(src, base) ?? new URL(`data:,${encodeURIComponent(src)}`)),
          code: textOf(element),
          integrity,
          hasCrossorigin: given.has('crossorigin'),
          pins: { mapped, preloaded },
        });
      } else if (name === 'link' && /(?:^|\s)modulepreload(?:\s|$)/i.test(given.get('rel') ?? '')) {
        const file = parsed(given.get('href') ?? '', base)?.href;
        if (file !== undefined) preloaded.set(file, (preloaded.get(file) ?? new Set()).add(integrity));
      } else if (
        name === 'meta' &&
        /^content-security-policy$/i.test(given.get('http-equiv') ?? '') &&
        // A policy holds for its own document, and browsers ignore it outside the head.
        depth === 0 &&
        element.parentNode?.nodeName === 'head'
      ) {
        const isLate = scripts.length + codeAttributes.length > 0;
        (isLate ? latePolicies : policies).push(given.get('content') ?? '');
      }
    }
  }
  return { scripts, codeAttributes, policies, latePolicies, keys };
};
