import { html, nothing } from 'lit';
import type { Localizer } from '../languages/localizer.js';
import type { FieldError, Form } from '../questions/question.js';
import { freshText } from '../ui/fresh-text.js';
import { errorText } from './error-text.js';

/** Lists all errors, each with a link to its field. It takes the focus when errors stop a submit. */
export const errorSummary = (errors: readonly FieldError[], form: Form, messages: Localizer) => {
  if (errors.length === 0) return nothing;
  return html`<div class="summary" part="error-summary" id="error-summary" tabindex="-1">
    <div role="alert">
      <h2>${freshText(messages.localize('errorTitle'))}</h2>
      <ul>
        ${errors.map(
          (error) =>
            html`<li>
              <a href="#${error.own ? 'fields' : error.field}" @click=${focusField(error)}
                >${freshText(errorText(error, form, messages))}</a
              >
            </li>`,
        )}
      </ul>
    </div>
  </div>`;
};

/** Focuses the field by script: a hash link inside a shadow root focuses nothing and changes the page's address. */
const focusField =
  ({ own }: FieldError) =>
  (event: Event): void => {
    event.preventDefault();
    if (own) {
      own.control.focus();
      return;
    }
    const link = event.currentTarget as HTMLAnchorElement;
    const root = link.getRootNode() as ShadowRoot;
    const field = root.querySelector<HTMLElement>(link.hash);
    // Scroll to the label or legend, so that the donor sees the question as well as the field.
    field?.closest('.field, fieldset')?.scrollIntoView({ block: 'start' });
    field?.focus({ preventScroll: true });
  };
