import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf } from './public-elements.js';

const comment = (text, indent = '') => `${indent}/** ${text.replaceAll(/\s*\n\s*/g, ' ')} */\n`;

const lines = (list, line) => list.map(line).join('');

/** The attributes of an element, and its properties whose names differ. */
const inputs = ({ name, attributes, members }) => {
  const named = new Map(attributes.map((attribute) => [attribute.name, { ...attribute }]));
  for (const member of members) {
    if (member.kind !== 'field' || member.readonly || named.has(member.name)) continue;
    named.set(member.name, { ...member, fieldName: member.name });
  }
  return lines(
    [...named],
    ([input, { fieldName, description }]) =>
      `${comment(description, '  ')}  '${input}'?: ${name}['${fieldName}'] | undefined;\n`,
  );
};

const elementTypes = (element) => `
${comment(element.description.replaceAll(/\s*\n\s*/g, ' '))}export type ${element.name}Attributes = {
${inputs(element)}};

export type ${element.name}Events = {
${lines(element.events, ({ name, type, description }) => `${comment(description, '  ')}  '${name}': ${type.text};\n`)}};
`;

const jsx = (elements) => {
  const events = new Set(elements.flatMap((element) => element.events.map(({ type }) => type.text)));
  const imports = [...elements.map(({ name }) => name), ...events].sort();
  const entry = (prefix, referred, also) => (element) =>
    `  '${element.tagName}': ${element.name}Attributes &
    Listeners<${element.name}Events, '${prefix}'> &
    CommonAttributes<${element.name}${referred}>${also};\n`;
  return `import type {
${lines(imports, (name) => `  ${name},\n`)}} from './index.js';

/** The attributes that JSX allows on any element. */
export type CommonAttributes<Referred> = {
  id?: string | undefined;
  class?: string | undefined;
  className?: string | undefined;
  style?: string | object | undefined;
  lang?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  hidden?: boolean | undefined;
  slot?: string | undefined;
  children?: unknown;
  key?: string | number | bigint | null | undefined;
  ref?: Referred | { current: Referred } | ((element: Referred) => unknown) | null | undefined;
};

/** Sets HTML in place of children in React and Preact, such as the text of \`prerender\` before a link. */
export type Markup = {
  dangerouslySetInnerHTML?: { __html: string } | undefined;
};

/** A listener for each event, named with a prefix. */
export type Listeners<Events, Prefix extends string> = {
  [Name in keyof Events & string as \`\${Prefix}\${Name}\`]?: ((event: Events[Name]) => void) | undefined;
};
${lines(elements, elementTypes)}
/** The elements for React 19 and Preact: \`ondonation-submit\` listens to \`donation-submit\`. */
export type DonationElements = {
${lines(elements, entry('on', ' | null', ' & Markup'))}};

/** The elements for Solid: \`on:donation-submit\` listens to \`donation-submit\`. */
export type SolidDonationElements = {
${lines(elements, entry('on:', '', ''))}};
`;
};

// `section` has the attributes and handlers that a framework allows on any element, in all of its versions.
const globalAttributes = `
/** The attributes and handlers that the framework allows on any element. */
type GlobalAttributes<Attributes> = Omit<JSX.IntrinsicElements['section'], 'ref' | keyof Attributes>;
`;

/** Types that add the elements to the JSX of a framework. */
const framework = (
  elements,
  { from, names, prefix, referred, also = '' },
) => `import type { ${names} } from '${from}';
${typeImports(elements, '  Listeners,\n')}${globalAttributes}
type Props<Element, Attributes, Events> = Attributes &
  Listeners<Events, '${prefix}'> &
  GlobalAttributes<Attributes> & { ref?: ${referred} | undefined${also} };

/** The elements with their attributes, events and everything that is allowed on any element. */
export type DonationElements = {
${lines(elements, ({ tagName, name }) => `  '${tagName}': Props<${name}, ${name}Attributes, ${name}Events>;\n`)}};

declare module '${from}' {
  namespace JSX {
    interface IntrinsicElements extends DonationElements {}
  }
}
`;

// React 19 accepts `class` on custom elements too.
const react = (elements) =>
  framework(elements, {
    from: 'react',
    names: 'JSX, Ref',
    prefix: 'on',
    referred: 'Ref<Element>',
    also: '; class?: string | undefined',
  });

const preact = (elements) =>
  framework(elements, { from: 'preact', names: 'JSX, Ref', prefix: 'on', referred: 'Ref<Element>' });

const solid = (elements) =>
  framework(elements, {
    from: 'solid-js',
    names: 'JSX',
    prefix: 'on:',
    referred: 'Element | ((element: Element) => void)',
  });

const typeImports = (elements, also) => `import type {
${lines(elements, ({ name }) => `  ${name}Attributes,\n  ${name}Events,\n`)}${also}} from './jsx.js';
import type { ${elements.map(({ name }) => name).join(', ')} } from './index.js';
`;

// Vue and Svelte write a false attribute as "false", which HTML reads as true.
const written = `
/** Attributes as written in HTML: a boolean one is present or absent. Variables use the property instead. */
type Written<Attributes> = {
  [Name in keyof Attributes]: Name extends \`\${string}-\${string}\`
    ? false extends Attributes[Name]
      ? Exclude<Attributes[Name], false> | ''
      : Attributes[Name]
    : Attributes[Name];
};
`;

const vue = (elements) => `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${typeImports(elements, '')}${written}
type ElementType<Element, Attributes, Events> = new () => Element & {
  $props: Written<Attributes> & Omit<HTMLAttributes, keyof Attributes> & PublicProps;
  $emit: EmitFn<{ [Name in keyof Events]: (event: Events[Name]) => void }>;
  $slots: Record<never, never>;
};

declare module 'vue' {
  interface GlobalComponents {
${lines(elements, ({ tagName, name }) => `    '${tagName}': ElementType<${name}, ${name}Attributes, ${name}Events>;\n`)}  }
}
`;

const svelte = (elements) => `import type { HTMLAttributes } from 'svelte/elements';
${typeImports(elements, '  Listeners,\n')}${written}
type ElementType<Element extends EventTarget, Attributes, Events> = Written<Attributes> &
  Listeners<Events, 'on'> &
  Listeners<Events, 'on:'> &
  Omit<HTMLAttributes<Element>, keyof Attributes>;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${lines(elements, ({ tagName, name }) => `    '${tagName}': ElementType<${name}, ${name}Attributes, ${name}Events>;\n`)}  }
}
`;

/** Writes the element types for frameworks with typed templates. */
export const frameworkTypes = (folder) => ({
  name: 'framework-types',
  packageLinkPhase({ customElementsManifest }) {
    const elements = elementsOf(customElementsManifest);
    mkdirSync(folder, { recursive: true });
    for (const [file, write] of Object.entries({ jsx, react, preact, solid, vue, svelte })) {
      writeFileSync(join(folder, `${file}.d.ts`), write(elements));
    }
  },
});
