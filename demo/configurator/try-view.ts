import { html, nothing } from 'lit';
import { eventsView } from './events-view.js';
import { shownLabels } from './preview-view.js';
import type { Example } from './preview-page.js';
import type { Actions, State } from './state.js';

const examples = Object.entries(shownLabels).filter(([value]) => value !== 'form') as [Example, string][];

/** Shows the preview, which is a step of its own on a narrow screen. */
const seePreview = ({ isNarrow }: State, actions: Actions) => {
  if (isNarrow) actions.see('preview');
};

/** Shows the step in which a web editor donates as a donor does, and sees what donors see afterwards. */
export const tryView = (state: State, actions: Actions) => html`
  <h2>Donate as a donor</h2>
  <p class="help">
    Choose an amount in the preview and donate. On the payment page, you choose what happens. No money moves.
  </p>
  ${
    state.isNarrow || state.shown !== 'form'
      ? html`<p class="actions">
          <button
            type="button"
            class="small strong"
            @click=${() => {
              actions.show('form');
              seePreview(state, actions);
            }}
          >
            Show the form
          </button>
        </p>`
      : nothing
  }
  <h2>See what donors see afterwards</h2>
  ${
    state.isNarrow
      ? html`<p class="help">Open “Preview”, and choose “Thank you”, “Not paid” or “Waiting” there.</p>`
      : html`<div class="buttons">
          ${examples.map(
            ([value, label]) =>
              html`<button
                type="button"
                class="small"
                @click=${() => {
                  actions.show(value);
                  seePreview(state, actions);
                }}
              >
                ${label}
              </button>`,
          )}
        </div>`
  }
  <details class="step">
    <summary><span class="title">For your developer</span></summary>
    ${eventsView(state, actions)}
  </details>
`;
