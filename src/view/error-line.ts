import { html, nothing } from 'lit';

/** The error of a field or a fieldset, which describes it (`aria-describedby`) by the id `…-error`. */
export const errorLine = (name: string, error: string | undefined) =>
  error ? html`<p class="error" part="error" id="${name}-error" .textContent=${error}></p>` : nothing;
