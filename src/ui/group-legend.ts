import { html, nothing } from 'lit';
import { freshText } from './fresh-text.js';

/**
 * The ids that name a fieldset: its legend, hint and error. Orca reads a group's name, but not its description, when a
 * donor tabs into the group.
 */
export const groupLabel = (
  name: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): string => [`${name}-legend`, hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');

/**
 * The legend that names a fieldset. If the name goes on with a sentence, screen readers say a full stop before it. The
 * stop is part of the legend, because Orca leaves out parts of a name that have the attribute `hidden`.
 */
export const groupLegend = (name: string, text: string, goesOn: boolean) => {
  const stop = goesOn ? html`<span class="hidden">.</span>` : nothing;
  return html`<legend part="label legend" id="${name}-legend">${freshText(text)}${stop}</legend>`;
};
