import type { Lint } from '../../editor/lints/lint.js';
import type { Site } from '../../editor/controls/sites.js';

/** The question for each value that the web editor may not know. */
const questions: Readonly<Record<string, string>> = {
  'base-url': 'What is the address of our payment service? It ends with /api/v1.',
  'publishable-key': 'What is our publishable key? A secret key must never be on a page.',
  cdn: 'Where are the files of the form’s script hosted?',
};

/** A message to a developer, with the link to the choices and the questions that are still open. */
export const messageTo = (link: string, docs: string, site: Site, missing: readonly Lint[]): string => {
  const open = missing.flatMap(({ name }) => questions[name] ?? []);
  return [
    'Hello,',
    '',
    `I’ve made a donation form for our website (${site.label}). You can see it and copy its code here:`,
    link,
    '',
    ...(open.length > 0 ? ['Could you tell me:', ...open.map((question) => `- ${question}`), ''] : []),
    `These are the steps to add it: ${docs}`,
    '',
    'Thank you!',
  ].join('\n');
};
