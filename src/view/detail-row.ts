import { html } from 'lit';

/** A line of a list of amounts. A term may be data, so it is isolated: its direction stays its own. */
export const detailRow = (term: string, value: string, name = '') =>
  html`<div class=${name}>
    <dt><bdi .textContent=${term}></bdi></dt>
    <dd .textContent=${value}></dd>
  </div>`;
