import type axe from 'axe-core';
// It puts itself into the window, as a module or bundled.
import 'axe-core/axe.min.js';

const { axe: auditor } = globalThis as unknown as { axe: typeof axe };

/**
 * The violations that axe finds on the page: the rule, the element, and how to fix it.
 *
 * @param runOnly the rules, or the tags of rules
 */
export const violationsIn = async (runOnly: axe.RunOnly): Promise<string[]> => {
  // Half of the time would go into telling what is well.
  const { violations } = await auditor.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};
