/** The text of a JSDoc comment, without its line breaks. */
const textOf = (ts, comment) => ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

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
export const questionAttributes = (declared) => {
  /** By property name. */
  const described = new Map();

  return {
    name: 'question-attributes',
    collectPhase({ ts, node }) {
      const isOfQuestion = /\/questions\/[^/]+\/attributes\.ts$/.test(node.getSourceFile().fileName);
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
