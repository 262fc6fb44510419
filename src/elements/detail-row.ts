import { html } from 'lit';

/** A line of a list of amounts. A term may be data, so it is isolated: its direction stays its own. */
export const detailRow = (term: string, value: string, name = '') =>
  html`<div class=${name}>
    <dt><bdi>${term}</bdi></dt>
    <dd>${value}</dd>
  </div>`;
