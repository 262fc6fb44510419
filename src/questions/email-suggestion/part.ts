import { css, html, LitElement, nothing } from 'lit';
import { emailSuggestionEnglish } from '../../languages/en/email-suggestion.js';
import { focusOn } from '../../lit/focus-on.js';
import { freshText } from '../../ui/fresh-text.js';
import { payerKey } from '../payer/part.js';
import type { Form, Part, PartKey, PartView } from '../part.js';
import { answered, stateOf } from '../states.js';
import { suggestedEmail } from './suggested-email.js';

/** Styles for the sentence and its button, below the field. */
const emailSuggestionStyles = css`
  .email-suggestion {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em 0.75em;
    overflow-wrap: anywhere;
  }
  .email-suggestion p {
    margin: 0;
  }
  /* Without a suggestion only the empty text is rendered, so that screen readers announce what appears in it. */
  .email-suggestion.empty {
    display: contents;
  }
  .email-suggestion.empty p {
    position: absolute;
  }
`;

type EmailSuggestionState = {
  /** The addresses that donors have kept by answering something else. */
  kept: readonly string[];
  /** The kept address that hasn't changed since, so that its suggestion stays where it is. */
  current: string | null;
};

export const emailSuggestionKey: PartKey<null, EmailSuggestionState> = { name: 'email-suggestion' };

const emailIn = (form: Form): string => stateOf(form, payerKey).email;

/** The suggestion for the donor's address; null if there is none, or the donor has kept this address before. */
const suggestionIn = (form: Form): string | null => {
  const email = emailIn(form);
  const { kept, current } = stateOf(form, emailSuggestionKey);
  const isOpen = form.answered.has(payerKey.name) && (email === current || !kept.includes(email));
  return isOpen ? suggestedEmail(email) : null;
};

/** Suggests the address that a donor probably meant to type. It stops nobody, and adds nothing to the request. */
export const emailSuggestionPart: Part<null, EmailSuggestionState> = {
  name: emailSuggestionKey.name,
  english: emailSuggestionEnglish,
  styles: emailSuggestionStyles,
  group: 'email',

  configure: () => null,
  initial: () => ({ kept: [], current: null }),
  adapt: (form, before) => {
    const state = stateOf(form, emailSuggestionKey);
    const email = emailIn(form);
    if (email !== emailIn(before)) return state.current === null ? state : { ...state, current: null };
    if (email === state.current || suggestionIn(form) === null) return state;
    return { kept: [...state.kept, email], current: email };
  },

  read: (_, donation) => donation,
  view: (view) => emailSuggestionView(view),
};

const emailSuggestionView = (view: PartView) => {
  const { form, messages, typing } = view;
  const email = typing === 'email' ? null : suggestionIn(form);
  return html`<div class="email-suggestion ${email === null ? 'empty' : ''}">
    <p
      class="hint"
      part="hint"
      aria-live="polite"
      .textContent=${email === null ? '' : messages.localize('emailSuggestion', { email })}
    ></p>
    ${email === null ? nothing : useButton(view, email)}
  </div>`;
};

const useButton = ({ answer, messages }: PartView, email: string) => {
  const press = ({ currentTarget }: Event) => {
    const { host } = (currentTarget as HTMLElement).getRootNode() as ShadowRoot;
    answer((form) => answered(form, payerKey, { email }), 'email');
    // The button disappears, so the field takes the focus.
    if (host instanceof LitElement) void focusOn(host, '#email');
  };
  return html`<button class="button quiet small" type="button" @click=${press}>
    ${freshText(messages.localize('emailSuggestion.use', { email }))}
  </button>`;
};
