import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Localizer } from '../languages/localizer.js';
import { field, type FieldView } from './field.js';

type TextView = FieldView & { messages: Localizer };

type Text = {
  label: string;
  value: string;
  // TypeScript knows the parts of a birthday only.
  autocomplete: AutoFill | 'bday';
  type?: 'text' | 'email' | 'tel';
  /** The keyboard of a phone; by default the one for the type. */
  inputMode?: 'numeric';
  isRequired?: boolean;
  hint?: string;
  /** Content below the field. */
  below?: unknown;
};

/**
 * A field for one line of text. An optional field says so, unless it has its own hint. An email address is plain text
 * for the browser: otherwise it would call the field and its group invalid while the donor types.
 */
export const textField = (
  view: TextView,
  name: string,
  { label, value, autocomplete, type = 'text', inputMode, isRequired = false, hint, below }: Text,
) =>
  field(
    view,
    name,
    { label, hint: hint ?? optionalHint(view, isRequired), below },
    ({ describedBy, isInvalid }) =>
      html`<input
        id=${name}
        name=${name}
        part="input"
        type=${type === 'email' ? 'text' : type}
        inputmode=${inputMode ?? (type === 'email' ? type : nothing)}
        autocomplete=${autocomplete}
        autocapitalize=${type === 'email' ? 'off' : nothing}
        spellcheck="false"
        .value=${live(value)}
        aria-required=${isRequired ? 'true' : nothing}
        aria-invalid=${isInvalid}
        aria-describedby=${describedBy}
      />`,
  );

/** “optional” for a field that isn't required. */
export const optionalHint = ({ messages }: TextView, isRequired: boolean) =>
  isRequired ? undefined : messages.localize('optional');
