import type { prerender } from '../../src/prerender/prerender.js';
import { valueOf, type Choices } from '../controls/choices.js';
import { isBehindButton } from '../controls/chosen.js';
import { formAttributes } from './markup.js';
import { moduleFile } from './file-names.js';
import { fileOf, withSandbox } from './script.js';
import { hostOf } from './host.js';

export type Prerender = typeof prerender;

/**
 * Whether the web editor can choose it. The classic snippet stays short, a button shows no form at first, and only the
 * script can choose one of several versions.
 */
const canBePrerendered = (choices: Choices): boolean =>
  hostOf(choices) === 'script' &&
  fileOf(choices) === moduleFile &&
  !isBehindButton(choices) &&
  valueOf(choices, 'variants') === '';

/** Whether the snippet contains the form as HTML. */
export const isPrerendered = (choices: Choices): boolean =>
  canBePrerendered(choices) && valueOf(choices, 'prerender') !== '';

/** The form as HTML for the snippet; empty if it isn’t chosen, or if these choices make no form. */
export const templateFor = (choices: Choices, draw: Prerender): string => {
  if (!isPrerendered(choices)) return '';
  // The form as HTML is the same with any service.
  const attributes = Object.fromEntries(formAttributes(withSandbox(choices)));
  return draw(attributes, { locale: 'en-GB' });
};
