import type { Page } from '@playwright/test';
import type { TreeNode } from './tree.js';

type Value = { value?: unknown };

/** A node of the protocol that Chromium's developer tools use. */
type ProtocolNode = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

const treeNode = ({ role, name, description, properties = [] }: ProtocolNode): TreeNode => {
  const property = (key: string) =>
    String(properties.find((one) => one.name === key)?.value.value ?? 'false');
  return {
    role: String(role?.value ?? '').toLowerCase(),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
    isInvalid: property('invalid') !== 'false',
    isRequired: property('required') === 'true',
  };
};

/** Opens each state in Chromium and reads its tree. */
export const treesInChromium = async (page: Page, url: string) => {
  await page.goto(url);
  const session = await page.context().newCDPSession(page);
  const names: readonly string[] = await page.evaluate('accessibilityTrees.names');
  const trees = new Map<string, readonly TreeNode[]>();
  for (const name of names) {
    await page.evaluate(`accessibilityTrees.open(${JSON.stringify(name)})`);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: ProtocolNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const read = (node: ProtocolNode): TreeNode[] => [
      ...(node.ignored ? [] : [treeNode(node)]),
      ...(node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id);
        return child ? read(child) : [];
      }),
    ];
    const [root] = nodes;
    trees.set(name, root ? read(root).slice(1) : []);
  }
  return trees;
};
