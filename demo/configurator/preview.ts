import type { Choices } from './choices.js';
import { configure } from './configured-form.js';

const createForm = () => {
  const form = document.createElement('donation-widget');
  form.id = 'preview-form';
  return form;
};

/** The form as it is configured. */
export class Preview {
  form = createForm();
  #choices: Choices = {};

  /** Gives the form what was chosen. */
  apply(choices: Choices): void {
    this.#choices = choices;
    configure(this.form, choices);
  }

  /** A form that nobody has begun yet. */
  restart(): void {
    this.form = createForm();
    configure(this.form, this.#choices);
  }
}
