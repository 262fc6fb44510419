import { html, nothing } from 'lit';

/**
 * The error of a field or fieldset, which refers to it by the id `…-error`: in the field's description or the
 * fieldset's name. The id `…-stop` is a full stop for what comes before it, so that the two don't run into each other.
 */
export const errorLine = (name: string, error: string | undefined) =>
  error
    ? html`<span hidden id="${name}-stop">.</span>
        <p class="error" part="error" id="${name}-error" .textContent=${error}></p>`
    : nothing;
