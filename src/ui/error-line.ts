import { html, nothing } from 'lit';

/**
 * The error of a field or fieldset, which refers to it by the id `…-error`: in the field's description or the
 * fieldset's name. The id `…-stop` is a full stop for a field's hint, so that the two don't run into each other. While
 * the donor `isTyping` in the field, screen readers announce an error that replaces another.
 */
export const errorLine = (name: string, error: string | undefined, isTyping = false) =>
  error
    ? html`<span hidden id="${name}-stop">.</span>
        <p
          class="error"
          part="error"
          id="${name}-error"
          aria-live=${isTyping ? 'polite' : nothing}
          .textContent=${error}
        ></p>`
    : nothing;
