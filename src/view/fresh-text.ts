import { html } from 'lit';

/**
 * Text that may change. A browser's translation takes the text nodes away that Lit writes to, and a button would
 * name an amount that is no longer chosen: `textContent` replaces whatever nodes are there.
 */
export const freshText = (text: string | undefined) => html`<span .textContent=${text}></span>`;
