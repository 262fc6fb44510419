import { html, nothing } from 'lit';
import { freshText } from './fresh-text.js';

/** The heading above the questions, from the attribute `heading`. */
export const formHeading = (text: string | null) => {
  const heading = text?.trim();
  return heading ? html`<h2 class="heading" part="heading">${freshText(heading)}</h2>` : nothing;
};
