import type axe from 'axe-core';
// Axe sets a global on the window, both as a module and in a bundle.
import 'axe-core/axe.min.js';

const { axe: auditor } = globalThis as unknown as { axe: typeof axe };

/**
 * The violations that axe finds on the page: the rule, the element, and how to fix it.
 *
 * @param runOnly the rules, or the tags of rules
 */
export const violationsIn = async (runOnly: axe.RunOnly): Promise<string[]> => {
  // Reporting the passes too would take twice as long.
  const { violations } = await auditor.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};
