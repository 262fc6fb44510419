import { html } from 'lit';

/** A row in a list of amounts. The term can be data, so `bdi` isolates its direction. */
export const detailRow = (term: string, value: string, name = '') =>
  html`<div class=${name}>
    <dt><bdi .textContent=${term}></bdi></dt>
    <dd .textContent=${value}></dd>
  </div>`;
