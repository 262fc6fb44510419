import type { Control } from '../questions/part.js';

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

  /** The fields whose content is different now. */
  readChanged(): Control[] {
    const changed = [...this.#known.keys()].filter(
      (control) => contentOf(control) !== this.#known.get(control),
    );
    for (const control of changed) this.#known.set(control, contentOf(control));
    return changed;
  }

  /** Takes the contents of all fields as known, such as after drawing them. */
  remember(): void {
    const drawn = this.#host.renderRoot.querySelectorAll<Control>(
      'form:not(.donation-prerendered form) :is(input, select, textarea)',
    );
    this.#known = new Map([...drawn].map((control) => [control, contentOf(control)]));
  }
}

/** Whether a field is a radio or checkbox. All other fields hold their content in `value`. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

/** Whether a field holds an answer. In a group of radios only the chosen one does. */
export const hasAnswer = (control: Control): boolean =>
  control.type !== 'radio' || ('checked' in control && control.checked);

const contentOf = (control: Control): string => (isChoice(control) ? String(control.checked) : control.value);
