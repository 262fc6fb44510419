import { html, nothing } from 'lit';
import { errorLine } from './error-line.js';

/** A form as its fields see it. */
export type FieldView = {
  /** Returns the error text of a field. */
  errorOf(field: string): string | undefined;
  /** The name of the text field that the donor is typing in. Null if there is none. */
  typing: string | null;
};

export type Labels = {
  /** The accessible name. */
  label: string;
  hint?: string | undefined;
  /** The language of the label, if it isn't the form's. */
  lang?: string | typeof nothing;
  /** The id of a hint that several fields share, in place of `hint`. */
  sharedHint?: string;
  /** Content below the field, such as buttons that fix an error. */
  below?: unknown;
};

/** Draws a field's label, hint, error and control, connected by ids in this shadow root. */
export const field = (
  { errorOf, typing }: FieldView,
  name: string,
  { label, hint, lang = nothing, sharedHint, below }: Labels,
  control: (attributes: {
    describedBy: string | typeof nothing;
    isInvalid: 'true' | typeof nothing;
  }) => unknown,
) => {
  const error = errorOf(name);
  const hintId = hint ? `${name}-hint` : sharedHint;
  const describedBy = [hintId, hintId && error && `${name}-stop`, error && `${name}-error`]
    .filter(Boolean)
    .join(' ');
  return html`<div class="field ${error ? 'invalid' : ''}" part="field">
    <div class="label">
      <label part="label" lang=${lang} for=${name} .textContent=${label}></label>
      ${hint ? html`<span class="hint" part="hint" id="${name}-hint" .textContent=${hint}></span>` : nothing}
    </div>
    ${errorLine(name, error, name === typing)}
    <div class="control">
      ${control({ describedBy: describedBy || nothing, isInvalid: error ? 'true' : nothing })}
    </div>
    ${below}
  </div>`;
};
