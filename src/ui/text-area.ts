import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Localizer } from '../languages/localizer.js';
import { field, type FieldView } from './field.js';
import { optionalHint } from './text-field.js';

type TextView = FieldView & { messages: Localizer };

type Text = {
  label: string;
  value: string;
  /** The maximum number of characters. */
  limit: number;
};

/**
 * A field for several lines of text, with a character count. `aria-describedby` refers to the limit, but not to the
 * count. The count is no live region either: screen readers would announce it on each key press.
 */
export const textArea = (view: TextView, name: string, { label, value, limit }: Text) =>
  field(
    view,
    name,
    {
      label,
      hint: optionalHint(view, false),
      below: html`<span hidden id="${name}-limit-stop">.</span>
        <span
          class="hidden"
          id="${name}-limit"
          .textContent=${view.messages.localize('characterLimit', { limit })}
        ></span>
        <p
          class="hint count derived"
          part="hint"
          .textContent=${view.messages.localize('characterCount', { typed: value.length, limit })}
        ></p>`,
    },
    ({ describedBy, isInvalid }) =>
      html`<textarea
        id=${name}
        name=${name}
        part="input"
        rows="2"
        autocomplete="off"
        .value=${live(value)}
        aria-invalid=${isInvalid}
        aria-describedby=${describedBy === nothing ? `${name}-limit` : `${describedBy} ${name}-limit-stop ${name}-limit`}
      ></textarea>`,
  );

/** A question that draws a text area adds these to its styles. */
export const textAreaStyles = css`
  .control textarea {
    line-height: inherit;
    resize: vertical;
    field-sizing: content;
    min-block-size: calc(2lh + 1em);
    max-block-size: 9em;
  }
  .count {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;
