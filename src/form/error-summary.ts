import { html, nothing, type LitElement } from 'lit';
import type { Localizer } from '../languages/localizer.js';
import type { FieldError, Form } from '../questions/part.js';
import { freshText } from '../ui/fresh-text.js';
import { errorText } from './error-text.js';

/**
 * Lists all errors, each with a link to its field, and nothing in place of a fixed one. When several errors stop a
 * submit, the list takes the focus. Its role makes screen readers say its name and the errors, once: as an alert, it
 * would be announced as well. The hidden full stops keep the errors apart.
 */
export const errorSummary = (errors: readonly (FieldError | null)[], form: Form, messages: Localizer) => {
  if (errors.length === 0) return nothing;
  return html`<div
    class="summary"
    part="error-summary"
    id="error-summary"
    role="group"
    tabindex="-1"
    aria-labelledby="error-title"
    aria-describedby="error-list"
  >
    <h2 id="error-title">${freshText(messages.localize('errorTitle'))}</h2>
    <ul id="error-list">
      ${errors.map(
        (error) =>
          error &&
          html`<li>
            <a href="#${error.own ? 'fields' : error.field}" @click=${followLink(error)}
              >${freshText(errorText(error, form, messages))}</a
            ><span class="hidden">.</span>
          </li>`,
      )}
    </ul>
  </div>`;
};

/** Focuses the field by script: a hash link inside a shadow root focuses nothing and changes the page's address. */
const followLink =
  (error: FieldError) =>
  (event: Event): void => {
    event.preventDefault();
    focusField(error, (event.currentTarget as HTMLElement).getRootNode() as ShadowRoot);
  };

const focusField = ({ own, field: name }: FieldError, root: DocumentFragment): void => {
  if (own) {
    own.control.focus();
    return;
  }
  const field = root.getElementById(name);
  // Scroll to the label or legend, so that the donor sees the question as well as the field.
  field?.closest('.field, fieldset')?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
};

/** Moves the focus to the errors that have stopped a submit: to the field if there is only one, else to the list. */
export const focusErrors = async (errors: readonly FieldError[], host: LitElement): Promise<void> => {
  await host.updateComplete;
  const [first] = errors;
  // Screen readers read the error with its field.
  if (first && errors.length === 1) focusField(first, host.renderRoot as ShadowRoot);
  else focusList(host.renderRoot);
};

const focusList = (root: ParentNode): void => {
  const list = root.querySelector<HTMLElement>('#error-summary');
  list?.focus({ preventScroll: true });
  list?.scrollIntoView({ block: 'nearest' });
};
