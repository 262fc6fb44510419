import type { Control } from '../questions/question.js';

/**
 * Finds the fields whose content has changed. Some password managers and scripts fill in fields without an event,
 * so this compares contents instead of relying on events.
 */
export class ControlContents {
  readonly #host: { readonly renderRoot: ParentNode };
  /** The fields, in page order, each with its value or checked state when it was last drawn or read. */
  #known = new Map<Control, string>();

  constructor(host: { readonly renderRoot: ParentNode }) {
    this.#host = host;
  }

  /** The fields whose content is different now. For a group of radios it is the chosen one. */
  readChanged(): Control[] {
    return [...this.#known].flatMap(([control, known]) => {
      const content = contentOf(control);
      if (content === known) return [];
      this.#known.set(control, content);
      return control.type !== 'radio' || content === 'true' ? [control] : [];
    });
  }

  /** Takes the contents of all fields as known, such as after drawing them. */
  remember(): void {
    const drawn = this.#host.renderRoot.querySelectorAll<Control>(
      ':not(.donation-prerendered) > form :is(input, select, textarea)',
    );
    this.#known = new Map([...drawn].map((control) => [control, contentOf(control)]));
  }
}

/** Whether a field is a radio or checkbox. All other fields hold their content in `value`. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const contentOf = (control: Control): string => (isChoice(control) ? String(control.checked) : control.value);
