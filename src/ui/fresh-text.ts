import { html } from 'lit';

/**
 * Text that can change. Browser translation removes the text nodes that Lit writes to, and a button would then show
 * an old amount. `textContent` replaces whatever nodes there are.
 */
export const freshText = (text: string | undefined) => html`<span .textContent=${text}></span>`;
