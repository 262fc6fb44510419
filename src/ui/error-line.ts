import { html, nothing } from 'lit';

/**
 * The error of a field or fieldset, which refers to it by the id `…-error`: in the field's description or the
 * fieldset's name.
 */
export const errorLine = (name: string, error: string | undefined) =>
  error ? html`<p class="error" part="error" id="${name}-error" .textContent=${error}></p>` : nothing;
