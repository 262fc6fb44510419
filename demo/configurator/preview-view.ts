import { html, nothing } from 'lit';
import { valueOf, type Choices } from '../../editor/choices.js';
import { isOut, outMessage } from '../../editor/configured-form.js';
import { controlView } from './control-view.js';
import { controlOf } from '../../editor/controls.js';
import { optionView } from './field-views.js';
import type { Lint } from '../../editor/lint.js';
import type { Actions, State } from './state.js';

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
          ${control.options.map((one) => optionView(one, valueOf(choices, control.name)))}
        </select></label
      >`
    : nothing;
};

/** The page is light unless the web editor chooses a dark form or a dark preview. */
export const schemeOf = (choices: Choices): string => {
  const ofForm = valueOf(choices, 'color-scheme');
  return valueOf(choices, 'preview-scheme') || (ofForm === 'auto' ? 'light' : ofForm);
};

const afterPaying = () =>
  location.protocol === 'https:'
    ? 'After the payment page you come back here.'
    : 'After the payment page you see the status page. Go back to return here.';

/** Shows the form or its button on a page, at the width of a phone or of a desktop. */
export const previewView = (state: State, lints: readonly Lint[], element: HTMLElement, actions: Actions) => {
  const scheme = schemeOf(state.choices);
  // The switch shows the scheme of the preview even if nothing was chosen.
  const shown = { ...state, choices: { ...state.choices, 'preview-scheme': scheme } };
  const switches = ['view', 'preview-scheme'].flatMap((name) => controlOf(name) ?? []);
  return html`
    <div class="toolbar">
      ${switches.map((control) => controlView(control, shown, [], actions))} ${languageSwitch(state, actions)}
      <button
        type="button"
        class="small"
        @click=${() => {
          actions.restartPreview();
        }}
      >
        Clear preview
      </button>
    </div>
    <div class="stage">
      ${isOut(lints) ? html`<p class="lint fault">${outMessage(state.choices)}</p>` : nothing}
      <div class="frame" data-view=${valueOf(state.choices, 'view')} data-scheme=${scheme}>${element}</div>
    </div>
    <p class="help">This preview uses test payments, so no money moves. ${afterPaying()}</p>
  `;
};
