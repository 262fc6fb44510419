import type { Control } from '../questions/question.js';

/**
 * Finds the fields whose content has changed. Some password managers and scripts fill in fields without an event,
 * so this compares contents instead of relying on events.
 */
export class ControlContents {
  readonly #host: { readonly renderRoot: ParentNode };
  /** The value or checked state of each field when it was last drawn or read. */
  readonly #known = new WeakMap<Control, string>();

  constructor(host: { readonly renderRoot: ParentNode }) {
    this.#host = host;
  }

  get #controls(): Control[] {
    return [
      ...this.#host.renderRoot.querySelectorAll<Control>(
        ':not(.donation-prerendered) > form :is(input, select, textarea)',
      ),
    ];
  }

  /**
   * The fields whose content is different now, in page order. For a group of radios it is the chosen one.
   */
  readChanged(): Control[] {
    return this.#controls.filter((control) => {
      const content = contentOf(control);
      const known = this.#known.get(control);
      this.#known.set(control, content);
      return known !== undefined && known !== content && (control.type !== 'radio' || content === 'true');
    });
  }

  /** Takes the contents of all fields as known, such as after drawing them. */
  remember(): void {
    for (const control of this.#controls) this.#known.set(control, contentOf(control));
  }
}

/** Whether a field is a radio or checkbox. All other fields hold their content in `value`. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const contentOf = (control: Control): string => (isChoice(control) ? String(control.checked) : control.value);
