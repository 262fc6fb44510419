import { join } from 'node:path';
import { runnerImport } from 'vite';
import { publicElements } from './public-elements.js';

const docsOf = (ts, node) => {
  const docs = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return { description: textOf(ts, docs?.comment), written: tag && textOf(ts, tag.comment) };
};

/** A value as TypeScript code, as the analyzer has the defaults of other properties. */
const inCode = (value) => (typeof value === 'string' ? `'${value}'` : JSON.stringify(value));

const memberOf = ([name, { attribute, initial }], { description, written, type }) => {
  const described = { description, type: { text: type }, default: inCode(initial) };
  const field = { kind: 'field', name, privacy: 'public', ...described };
  if (attribute === false) return { field };
  const tag = attribute ?? name;
  return {
    field: { ...field, attribute: tag },
    attribute: { name: tag, ...described, ...(written ? { default: written } : {}), fieldName: name },
  };
};

/**
 * Adds the attributes of the questions to the class that has them all. Types and descriptions come from the sources,
 * everything else from the declarations.
 */
const questionAttributes = (declared) => {
  /** By property name. */
  const described = new Map();

  return {
    name: 'question-attributes',
    collectPhase({ ts, node }) {
      const isOfQuestion = /\/questions\/.+\/attributes\.ts$/.test(node.getSourceFile().fileName);
      if (!isOfQuestion || !ts.isTypeAliasDeclaration(node) || !node.name.text.endsWith('Attributes')) return;
      for (const member of node.type.members)
        described.set(member.name.getText(), { ...docsOf(ts, member), type: member.type.getText() });
    },
    packageLinkPhase({ customElementsManifest }) {
      const widget = customElementsManifest.modules
        .flatMap(({ declarations }) => declarations)
        .find(({ name }) => name === 'DonationWidget');
      const members = [...declared['donation-widget']]
        .filter(([name]) => described.has(name))
        .map((one) => memberOf(one, described.get(one[0])));
      widget.members.unshift(...members.map(({ field }) => field));
      widget.attributes.unshift(...members.flatMap(({ attribute }) => attribute ?? []));
    },
  };
};

/** Marks the classes of events that a listener can cancel. */
const cancelableEvents = () => ({
  name: 'cancelable-events',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isClassDeclaration(node) || !/\bcancelable: true\b/.test(node.getText())) return;
    moduleDoc.declarations.find(({ name }) => name === node.name?.text).cancelable = true;
  },
});

/** The text of a JSDoc comment, without its line breaks. */
const textOf = (ts, comment) => ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

/** Reads `@default`, for an attribute whose default isn't a value, such as “this page”. */
const writtenDefaults = () => ({
  name: 'written-defaults',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isClassDeclaration(node)) return;
    const { attributes = [] } = moduleDoc.declarations.find(({ name }) => name === node.name?.text) ?? {};
    for (const member of node.members) {
      const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default');
      const attribute = attributes.find(({ fieldName }) => fieldName === member.name?.getText());
      if (tag && attribute) attribute.default = textOf(ts, tag.comment);
    }
  },
});

/** The text of a type if it is a union of strings; otherwise undefined. */
const unionOf = (ts, type, lists) => {
  if (ts.isUnionTypeNode(type) && type.types.every(ts.isLiteralTypeNode)) {
    return type.types.map((one) => one.getText()).join(' | ');
  }
  // `(typeof list)[number]`
  if (!ts.isIndexedAccessTypeNode(type)) return undefined;
  const [, list] = /^\(?typeof (\w+)\)?$/.exec(type.objectType.getText()) ?? [];
  return lists.get(list)?.join(' | ');
};

const listOf = (ts, initializer) =>
  initializer && ts.isAsExpression(initializer) && ts.isArrayLiteralExpression(initializer.expression)
    ? initializer.expression.elements.filter(ts.isStringLiteral).map((one) => one.getText())
    : undefined;

/** Replaces the names of string unions by their values, so that editors can complete them. */
const literalTypes = () => {
  const lists = new Map();
  const unions = new Map();
  const spell = (text) => text.replaceAll(/\b[A-Z]\w+\b/g, (name) => unions.get(name) ?? name);
  return {
    name: 'literal-types',
    collectPhase({ ts, node }) {
      if (ts.isVariableDeclaration(node)) {
        const list = listOf(ts, node.initializer);
        if (list?.length) lists.set(node.name.getText(), list);
      }
      if (ts.isTypeAliasDeclaration(node)) {
        const union = unionOf(ts, node.type, lists);
        if (union) unions.set(node.name.getText(), union);
      }
    },
    packageLinkPhase({ customElementsManifest }) {
      for (const { members = [], attributes = [] } of customElementsManifest.modules.flatMap(
        ({ declarations }) => declarations,
      )) {
        for (const { type } of [...members, ...attributes]) if (type) type.text = spell(type.text);
      }
    },
  };
};

// Node 20 can't run TypeScript, so Vite loads it.
const { module } = await runnerImport(join(import.meta.dirname, 'declared.ts'), {
  configFile: false,
  logLevel: 'error',
});

/** What the elements declare about their properties. */
export const { declared } = module;

/** The analyzer's configuration for reading the manifest from the sources. */
export default {
  globs: [
    'src/elements/**/donation-*.ts',
    'src/elements/service-element.ts',
    'src/questions/*/**/attributes.ts',
    'src/events.ts',
    // The entries, for the names that people can import.
    'src/index.ts',
    'src/client/index.ts',
    // The types of attributes and event fields.
    'src/schema/outcome.ts',
    'src/schema/interval-unit.ts',
    'src/schema/payment-type.ts',
  ],
  exclude: ['src/elements/**/*.styles.ts'],
  litelement: true,
  packagejson: false,
  quiet: true,
  plugins: [
    writtenDefaults(),
    cancelableEvents(),
    literalTypes(),
    questionAttributes(declared),
    publicElements(declared),
  ],
};
