import { valueOf, type Choices } from '../../editor/choices.js';
import { isBehindButton } from '../../editor/chosen.js';
import { configure, configureButton } from '../../editor/configured-form.js';

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
