import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** A JSON Schema (2020-12), with the keywords that the types of the questions need. */
export type Schema = {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: string[];
  pattern?: string;
  format?: string;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  not?: Record<never, never>;
};

/** The types of the questions, by name. */
type Types = ReadonlyMap<string, ts.TypeNode>;

/** Text of a comment without its line breaks. */
const inOneLine = (comment: Parameters<typeof ts.getTextOfJSDocComment>[0]): string | undefined =>
  ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

/** The keywords that a comment sets with tags such as `@pattern`. */
const keywords: Readonly<Record<string, (text: string) => Schema>> = {
  pattern: (pattern) => ({ pattern }),
  format: (format) => ({ format }),
  maxLength: (text) => ({ maxLength: Number(text) }),
};

/** What the comment of a property says about its value. */
const docsOf = (node: ts.Node): Schema => {
  const description = inOneLine(ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)?.comment);
  const tags = ts
    .getJSDocTags(node)
    .map(({ tagName, comment }) => keywords[tagName.text]?.(inOneLine(comment) ?? ''));
  return Object.assign(description === undefined ? {} : { description }, ...tags) as Schema;
};

const typesIn = ({ type = [] }: Schema): string[] => [type].flat();

/** A value of any of these kinds. Keywords such as `items` apply to one kind each, so that they don't get in the way. */
const anyOf = (schemas: readonly Schema[]): Schema => {
  const types = [...new Set(schemas.flatMap(typesIn))];
  const [only, ...others] = types;
  const values = schemas.flatMap((schema) => schema.enum ?? []);
  return {
    ...(Object.assign({}, ...schemas) as Schema),
    ...(only !== undefined && { type: others.length > 0 ? types : only }),
    ...(values.length > 0 && { enum: values }),
  };
};

const plain: Readonly<Partial<Record<ts.SyntaxKind, Schema>>> = {
  [ts.SyntaxKind.StringKeyword]: { type: 'string' },
  [ts.SyntaxKind.NumberKeyword]: { type: 'number' },
  [ts.SyntaxKind.BooleanKeyword]: { type: 'boolean' },
  [ts.SyntaxKind.UnknownKeyword]: {},
  [ts.SyntaxKind.NeverKeyword]: { not: {} },
};

/**
 * The schema of a type.
 *
 * @throws Error for a type that no question needed before, so that nobody forgets to describe it here.
 */
const schemaOf = (node: ts.TypeNode, types: Types): Schema => {
  const known = plain[node.kind];
  if (known) return known;
  if (ts.isParenthesizedTypeNode(node) || ts.isTypeOperatorNode(node)) return schemaOf(node.type, types);
  if (ts.isUnionTypeNode(node)) return anyOf(node.types.map((one) => schemaOf(one, types)));
  if (ts.isArrayTypeNode(node)) return { type: 'array', items: schemaOf(node.elementType, types) };
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return { type: 'string', enum: [node.literal.text] };
  if (ts.isTypeLiteralNode(node)) return objectOf(node, types);
  if (ts.isTypeReferenceNode(node)) {
    const { typeName, typeArguments: [first, second] = [] } = node;
    const name = typeName.getText();
    if (name === 'Readonly' && first) return schemaOf(first, types);
    if (name === 'Record' && second) return { type: 'object', additionalProperties: schemaOf(second, types) };
    const own = types.get(name);
    if (own) return schemaOf(own, types);
  }
  throw new Error(`There is no JSON Schema yet for the type ${node.getText()}.`);
};

/** `^utm_` for names such as `utm_${string}`. */
const patternOf = ({ parameters: [key] }: ts.IndexSignatureDeclaration): string => {
  if (!key?.type || !ts.isTemplateLiteralTypeNode(key.type))
    throw new Error('Only names with a fixed start.');
  return `^${key.type.head.text}`;
};

const objectOf = (node: ts.TypeLiteralNode, types: Types): Schema => {
  const properties: Record<string, Schema> = {};
  const patternProperties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const member of node.members) {
    if (ts.isIndexSignatureDeclaration(member))
      patternProperties[patternOf(member)] = { ...docsOf(member), ...schemaOf(member.type, types) };
    else if (ts.isPropertySignature(member) && member.type) {
      const name = ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
      properties[name] = { ...docsOf(member), ...schemaOf(member.type, types) };
      if (!member.questionToken) required.push(name);
    }
  }
  return {
    type: 'object',
    properties,
    ...(Object.keys(patternProperties).length > 0 && { patternProperties }),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
};

/** The type aliases of sources, by name. */
const typesOf = (sources: readonly string[]): Types =>
  new Map(
    sources
      .flatMap((text) => [
        ...ts.createSourceFile('attributes.ts', text, ts.ScriptTarget.Latest, true).statements,
      ])
      .filter(ts.isTypeAliasDeclaration)
      .map(({ name, type }) => [name.text, type]),
  );

const $schema = 'https://json-schema.org/draft/2020-12/schema';

/** The part of an attribute's type that its JSON can have: a list of records, or a record. */
const recordsOf = (node: ts.TypeNode): ts.TypeNode | undefined =>
  ts.isUnionTypeNode(node)
    ? node.types.find((one) => /^(?:readonly )?\w+Option\b/.test(one.getText()))
    : undefined;

const attributesSchema = (types: Types): Schema => {
  const members = [...types]
    .filter(([name]) => name.endsWith('Attributes'))
    .flatMap(([, type]) => (ts.isTypeLiteralNode(type) ? [...type.members] : []));
  const properties = members.flatMap((member): [string, Schema][] => {
    const type = ts.isPropertySignature(member) && member.type ? recordsOf(member.type) : undefined;
    return type && member.name
      ? [[member.name.getText(), { ...docsOf(member), ...schemaOf(type, types) }]]
      : [];
  });
  return {
    $schema,
    title: 'JSON in attributes of <donation-widget>',
    description:
      'Each property is the value of an attribute, read as JSON. Amounts are in main units: 12.5 is £12.50. Properties of the element in JavaScript have them in the smallest unit instead.',
    type: 'object',
    properties: Object.fromEntries(properties),
  };
};

const metadataSchema = (types: Types): Schema => {
  const parts = [...types]
    .filter(([name]) => name.endsWith('Metadata'))
    .map(([, type]) => schemaOf(type, types));
  return {
    $schema,
    title: 'metadata of a donation',
    description:
      'The entries of metadata that the questions of <donation-widget> write. Each is left out if its question isn’t asked or answered. The page can add others.',
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    patternProperties: Object.assign({}, ...parts.map((part) => part.patternProperties)) as Record<
      string,
      Schema
    >,
  };
};

/** The JSON Schemas of the package. */
export type Schemas = { attributes: Schema; metadata: Schema };

/** The schemas from the types in these sources. */
export const schemasFrom = (sources: readonly string[]): Schemas => {
  const types = typesOf(sources);
  return { attributes: attributesSchema(types), metadata: metadataSchema(types) };
};

/** The schemas from the types of the questions. The entry of `metadata` that the form adds itself is with the request. */
export const readSchemas = (root: string): Schemas => {
  const questions = join(root, 'src/questions');
  const files = readdirSync(questions, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'attributes.ts')
    .sort()
    .map((file) => join(questions, file));
  return schemasFrom([...files, join(root, 'src/form/request.ts')].map((file) => readFileSync(file, 'utf8')));
};
