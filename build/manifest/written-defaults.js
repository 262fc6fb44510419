const textOf = (ts, comment) => ts.getTextOfJSDocComment(comment)?.replaceAll(/\s+/g, ' ').trim();

/** Reads `@default`, for an attribute whose default isn't a value, such as “this page”. */
export const writtenDefaults = () => ({
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
