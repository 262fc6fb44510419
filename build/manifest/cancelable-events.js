/** Marks the classes of events that a listener can cancel. */
export const cancelableEvents = () => ({
  name: 'cancelable-events',
  analyzePhase({ ts, node, moduleDoc }) {
    if (!ts.isClassDeclaration(node) || !/\bcancelable: true\b/.test(node.getText())) return;
    moduleDoc.declarations.find(({ name }) => name === node.name?.text).cancelable = true;
  },
});
