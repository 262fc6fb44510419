import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { valueOf } from '../../editor/controls/choices.js';
import { isOut, outMessage } from '../../editor/configured-form.js';
import { english } from '../../editor/translator.js';
import { controlView } from './control-view.js';
import { controlOf } from '../../editor/controls/controls.js';
import { optionView } from './field-views.js';
import type { Lint } from '../../editor/lints/lint.js';
import { schemeOf, type Example } from './preview-page.js';
import type { Actions, State } from './state.js';

/** The names of the form and of the examples. */
export const shownLabels: Readonly<Record<'form' | Example, string>> = {
  form: 'Form',
  paid: 'Thank you',
  failed: 'Not paid',
  pending: 'Waiting',
};

/** Chooses between the form and the examples of a status. */
const shownSwitch = ({ shown }: State, actions: Actions) =>
  html`<fieldset class="control shown">
    <legend>Show</legend>
    <div class="segments">
      ${Object.entries(shownLabels).map(
        ([value, label]) =>
          html`<label
            ><input
              type="radio"
              name="shown"
              .checked=${live(value === shown)}
              @change=${() => {
                actions.show(value as 'form' | Example);
              }}
            /><span>${label}</span></label
          >`,
      )}
    </div>
  </fieldset>`;

const languageSwitch = ({ choices }: State, actions: Actions) => {
  const control = controlOf('preview-locale');
  return control?.kind === 'choice'
    ? html`<label class="quick"
        ><span>${control.label}</span
        ><select
          @change=${({ target }: Event) => {
            actions.choose(control.name, (target as HTMLSelectElement).value);
          }}
        >
          ${control.options(english).map((one) => optionView(one, valueOf(choices, control.name)))}
        </select></label
      >`
    : nothing;
};

/** Shows the code on a page, at the width of a phone or of a desktop. */
export const previewView = (
  state: State,
  lints: readonly Lint[],
  frames: readonly HTMLElement[],
  actions: Actions,
) => {
  const scheme = schemeOf(state.choices);
  // The switch shows the scheme of the preview even if nothing was chosen.
  const shown = { ...state, choices: { ...state.choices, 'preview-scheme': scheme } };
  const switchFor = (name: string) => {
    const control = controlOf(name);
    return control ? controlView(control, shown, [], actions) : nothing;
  };
  return html`
    <div class="toolbar">
      ${shownSwitch(state, actions)} ${switchFor('view')}
      <button
        type="button"
        class="small"
        @click=${() => {
          actions.restartPreview();
        }}
      >
        Clear answers
      </button>
      <details class="fold">
        <summary>Page, colours and language</summary>
        <div class="toolbar">
          ${switchFor('page')} ${switchFor('preview-scheme')} ${languageSwitch(state, actions)}
        </div>
      </details>
    </div>
    <div class="stage">
      ${isOut(lints) ? html`<p class="lint fault">${outMessage(state.choices, english)}</p>` : nothing}
      ${
        state.changed === '' || state.shown !== 'form'
          ? nothing
          : html`<p class="changed">Changed: ${state.changed}</p>`
      }
      <div class="frame" data-view=${valueOf(state.choices, 'view')} data-scheme=${scheme}>${frames}</div>
    </div>
    <p class="help">
      This preview uses test payments, so no money moves. After the payment page you come back here.
    </p>
  `;
};
