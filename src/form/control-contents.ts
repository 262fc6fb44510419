import type { Control } from '../questions/question.js';

/**
 * Finds the fields whose content has changed. Some password managers and scripts fill in a field without an
 * event, so the content counts, and not the event.
 */
export class ControlContents {
  readonly #host: { readonly renderRoot: ParentNode };
  /** The text or tick of each field when it was last drawn or read. */
  readonly #known = new WeakMap<Control, string>();

  constructor(host: { readonly renderRoot: ParentNode }) {
    this.#host = host;
  }

  get #controls(): Control[] {
    return [
      ...this.#host.renderRoot.querySelectorAll<Control>(
        ':not(.prerendered) > form :is(input, select, textarea)',
      ),
    ];
  }

  /**
   * The fields that hold something else now, in the order of the page. In a group of radios it is the one that
   * was chosen.
   */
  readChanged(): Control[] {
    return this.#controls.filter((control) => {
      const content = contentOf(control);
      const known = this.#known.get(control);
      this.#known.set(control, content);
      return known !== undefined && known !== content && (control.type !== 'radio' || content === 'true');
    });
  }

  /** Remembers all fields as they have just been drawn. */
  remember(): void {
    for (const control of this.#controls) this.#known.set(control, contentOf(control));
  }
}

/** Whether a field is one to choose or tick; every other holds what is in its value. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const contentOf = (control: Control): string => (isChoice(control) ? String(control.checked) : control.value);
