import { snippetsFor } from '../../../editor/code/snippets.js';
import { build } from './hard-choices.js';

/** The code for a page with these choices, by its titles. */
export const codeFor = (choices: Record<string, string>): Record<string, string> =>
  Object.fromEntries(snippetsFor(choices, build).map(({ title, code }) => [title, code]));
