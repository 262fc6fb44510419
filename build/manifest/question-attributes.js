/** The text of a JSDoc comment, without its line breaks. */
const textOf = (ts, comment) => ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

const docsOf = (ts, node) => {
  const docs = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc);
  const tag = ts.getJSDocTags(node).find(({ tagName }) => tagName.text === 'default');
  return { description: textOf(ts, docs?.comment), written: tag && textOf(ts, tag.comment) };
};

const isNamed = (file) => /\/questions\/[^/]+\/attributes\.[jt]s$/.test(file);

/** The options of a declaration, such as `{ attribute: 'no-status', type: Boolean, initial: false }`. */
const optionsOf = (declaration) =>
  Object.fromEntries(
    declaration.initializer.properties.map((option) => [
      option.name?.getText(),
      option.initializer?.getText(),
    ]),
  );

/** Adds the attributes that the questions declare to the class that has them all. */
export const questionAttributes = () => {
  /** The members of types, by type name. */
  const types = new Map();
  /** By property name. */
  const declarations = new Map();
  let order = [];
  let all = [];

  const memberOf = (ts, { name, type, node }) => {
    const { description, written } = docsOf(ts, node);
    const { attribute, initial } = declarations.get(name);
    const described = { description, type: { text: type }, default: initial };
    const field = { kind: 'field', name, privacy: 'public', ...described };
    if (attribute === 'false') return { field };
    const tag = attribute?.slice(1, -1) ?? name;
    return {
      field: { ...field, attribute: tag },
      attribute: { name: tag, ...described, ...(written ? { default: written } : {}), fieldName: name },
    };
  };

  return {
    name: 'question-attributes',
    collectPhase({ ts, node }) {
      const file = node.getSourceFile().fileName;
      if (ts.isTypeAliasDeclaration(node) && node.name.text === 'FormAttributes')
        order = node.type.types.map((type) => type.getText());
      if (!isNamed(file)) return;
      if (ts.isTypeAliasDeclaration(node))
        types.set(
          node.name.text,
          node.type.members.map((member) => ({
            name: member.name.getText(),
            type: member.type.getText(),
            node: member,
          })),
        );
      if (ts.isVariableDeclaration(node) && /^AttributesOf</.test(node.type?.getText() ?? ''))
        for (const declaration of node.initializer.properties)
          declarations.set(declaration.name.getText(), optionsOf(declaration));
    },
    analyzePhase({ ts }) {
      if (all.length === 0)
        all = order.flatMap((name) => types.get(name).map((member) => memberOf(ts, member)));
    },
    packageLinkPhase({ customElementsManifest }) {
      const widget = customElementsManifest.modules
        .flatMap(({ declarations: ofModule }) => ofModule)
        .find(({ name }) => name === 'DonationWidget');
      widget.members.unshift(...all.map(({ field }) => field));
      widget.attributes.unshift(...all.flatMap(({ attribute }) => attribute ?? []));
    },
  };
};
