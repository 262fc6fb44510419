import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { valueOf } from './choices.js';
import { isOut } from './configured-form.js';
import { controlView } from './control-view.js';
import { controlOf } from './controls.js';
import type { Lint } from './lint.js';
import type { Actions, State } from './state.js';

const quick = (name: string, state: State, actions: Actions) => {
  const control = controlOf(name);
  return control?.kind === 'choice'
    ? html`<label class="quick"
        ><span>${control.label}</span
        ><select
          @change=${({ target }: Event) => {
            actions.choose(name, (target as HTMLSelectElement).value);
          }}
        >
          ${control.options.map(
            ({ value, label }) =>
              html`<option value=${value} .selected=${live(value === valueOf(state.choices, name))}>
                ${label}
              </option>`,
          )}
        </select></label
      >`
    : nothing;
};

const wayBack = () =>
  location.protocol === 'https:'
    ? 'After the payment page you come back to this page.'
    : 'This page is served by http, which no payment page leads back to: after paying you land on the status page, and “Back” brings you here.';

/** The form or its button in the page, at the width of a phone or of a desktop. */
export const previewView = (state: State, lints: readonly Lint[], element: HTMLElement, actions: Actions) => {
  const width = controlOf('view');
  const scheme = valueOf(state.choices, 'color-scheme');
  return html`
    <div class="toolbar">
      ${width ? controlView(width, state, [], actions) : nothing} ${quick('locale', state, actions)}
      ${quick('color-scheme', state, actions)}
      <button
        type="button"
        class="small"
        @click=${() => {
          actions.restartPreview();
        }}
      >
        Empty the form
      </button>
    </div>
    <div class="stage">
      ${
        isOut(lints)
          ? html`<p class="lint fault">
              With what is to mend, there is no form: donors see the link to other ways to give.
            </p>`
          : nothing
      }
      <div class="frame" data-view=${valueOf(state.choices, 'view')} data-scheme=${scheme}>${element}</div>
    </div>
    <p class="help">It speaks to a sandbox, so give as often as you like: no money moves. ${wayBack()}</p>
  `;
};
