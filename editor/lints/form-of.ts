import { createForm } from '../../src/form/create-form.js';
import { partsFor } from '../../src/questions/list.js';
import { readAttributes } from '../../src/questions/read-attributes.js';
import type { Choices } from '../controls/choices.js';
import { settle } from '../controls/settled.js';

/**
 * The form that these choices make, or the issues that prevent it.
 *
 * @throws Error if not all questions are loaded.
 */
export const formOf = (choices: Choices): ReturnType<typeof createForm> => {
  const read = readAttributes(settle(choices));
  const { parts, missing } = partsFor(read.values);
  if (missing.length > 0) throw new Error('Load all questions first.');
  return createForm(read, parts, { locale: 'en-GB', language: 'en' });
};
