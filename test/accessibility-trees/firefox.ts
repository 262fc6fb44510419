import type { Marionette } from './marionette.js';
import type { TreeNode } from './tree.js';

/** Reads the tree of the page with Firefox's accessibility service. It is null until the service has started. */
const readTree = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const { STATE_INVALID, STATE_REQUIRED } = Ci.nsIAccessibleStates;
  const frame = service.getAccessibleFor(gBrowser.selectedBrowser);
  const page = frame?.childCount ? frame.firstChild : null;
  if (page?.name !== arguments[0]) return null;
  const nodes = [];
  const read = (node) => {
    const states = {};
    node.getState(states, {});
    const { name, description } = node;
    // Firefox has no ARIA role for a <dl>.
    const isDefinitionList = service.getStringRole(node.role) === 'definitionlist';
    const role = isDefinitionList ? 'descriptionlist' : node.computedARIARole;
    nodes.push({
      role,
      name: name ?? '',
      description: description ?? '',
      isInvalid: (states.value & STATE_INVALID) !== 0,
      isRequired: (states.value & STATE_REQUIRED) !== 0,
    });
    // The options of a list of countries are left out.
    if (role === 'combobox') return;
    for (let child = node.firstChild; child; child = child.nextSibling) read(child);
  };
  for (let child = page.firstChild; child; child = child.nextSibling) read(child);
  return nodes;`;

/**
 * The tree of a page with this title, once it stays the same: Firefox changes it a little later than the page. It is empty
 * while a busy Firefox hasn't drawn the dialog.
 */
const settledTree = async (browser: Marionette, title: string): Promise<readonly TreeNode[]> => {
  for (let before = ''; ;) {
    const nodes = (await browser.inBrowser(readTree, title)) as readonly TreeNode[] | null;
    const text = JSON.stringify(nodes);
    if (nodes?.length && text === before) return nodes;
    before = text;
    await new Promise((next) => setTimeout(next, 50));
  }
};

/** Opens each state in Firefox and reads its tree. */
export const treesInFirefox = async (browser: Marionette, url: string) => {
  await browser.open(url);
  const trees = new Map<string, readonly TreeNode[]>();
  for (const name of (await browser.inPage('return accessibilityTrees.names')) as readonly string[]) {
    await browser.inPage('return accessibilityTrees.open(arguments[0])', name);
    trees.set(name, await settledTree(browser, name));
  }
  return trees;
};
