import type { Explanation } from './tree.js';

/** Every difference between Chromium and Firefox that we know. The test fails if one no longer occurs. */
export const explanations: readonly Explanation[] = [
  {
    reason:
      'Firefox names a list item and a definition by their content. Chromium leaves it to their children.',
    alike: (node) => (['listitem', 'definition'].includes(node.role) ? { ...node, name: '' } : node),
  },
  {
    reason:
      'For Chromium, a form without a name is no landmark. Firefox keeps its role, and calls it no landmark either.',
    alike: (node) => (node.role === 'form' && node.name === '' ? null : node),
  },
  {
    reason: 'Chromium reports no <select> as required, whether by aria-required or by required.',
    alike: (node) => (node.role === 'combobox' ? { ...node, isRequired: false } : node),
  },
  {
    reason:
      'Firefox calls an empty field of the page invalid if the page makes it required. Chromium does so later.',
    alike: (node) => (node.name === 'In memory of' ? { ...node, isInvalid: false } : node),
  },
];
