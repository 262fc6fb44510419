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
export const literalTypes = () => {
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
