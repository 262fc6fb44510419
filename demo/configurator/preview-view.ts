import { html, nothing } from 'lit';
import { valueOf, type Choices } from '../../editor/choices.js';
import { isOut, outMessage, configure, configureButton } from '../../editor/configured-form.js';
import { controlView } from './control-view.js';
import { controlOf } from '../../editor/controls.js';
import { optionView } from './field-views.js';
import type { Lint } from '../../editor/lint.js';
import type { Actions, State } from './state.js';
import { isBehindButton } from '../../editor/chosen.js';

const createForm = () => {
  const form = document.createElement('donation-widget');
  form.id = 'preview-form';
  return form;
};

/** The form as it is configured, or the button that opens it. */
export class Preview {
  #form = createForm();
  #button: HTMLElement | undefined;
  #choices: Choices = {};

  /** The form, or the button around it. */
  get element(): HTMLElement {
    return this.#button ?? this.#form;
  }

  /** Applies the choices. A form that moves into or out of a button starts again. */
  apply(choices: Choices): void {
    this.#choices = choices;
    if (isBehindButton(choices) !== (this.#button !== undefined)) this.restart();
    else this.#configure();
  }

  /** Replaces the form with an empty one. */
  restart(): void {
    this.#form = createForm();
    this.#button = isBehindButton(this.#choices) ? document.createElement('donation-button') : undefined;
    this.#button?.append(this.#form);
    this.#configure();
  }

  #configure(): void {
    const locale = valueOf(this.#choices, 'preview-locale') || valueOf(this.#choices, 'locale');
    configure(this.#form, { ...this.#choices, ...(locale && { locale }) });
    if (this.#button) configureButton(this.#button, this.#choices);
  }
}

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
const schemeOf = (choices: Choices): string => {
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
