import type { FieldError } from '../questions/question.js';

/** Which errors the donor is shown: none before the first submit, then each until it is fixed. */
export class VisibleErrors {
  #errors: readonly FieldError[] = [];
  /** The fields that the service refused; each holds until it is changed. */
  readonly #refused = new Set<string>();
  /** Whether a submit has been stopped: from then on the page's own fields show their errors as they come. */
  #isChecked = false;

  /** In the order of the page. */
  get list(): readonly FieldError[] {
    return this.#errors;
  }

  of(field: string): FieldError | undefined {
    return this.#errors.find((error) => error.field === field && !error.own);
  }

  /** Shows what a submit found, and nothing else. */
  show(errors: readonly FieldError[]): void {
    this.#refused.clear();
    this.#errors = errors;
    this.#isChecked = true;
  }

  /** Shows no errors until the next submit. */
  clear(): void {
    this.show([]);
    this.#isChecked = false;
  }

  refuse(fields: readonly string[]): void {
    for (const field of fields) this.#refused.add(field);
    this.#errors = fields.map((field) => ({ field, code: 'refused' }));
  }

  /** The form has changed: an error that is fixed goes, a new one waits for the next submit. */
  update(changed: string | null, find: () => readonly FieldError[]): void {
    if (changed) this.#refused.delete(changed);
    if (!this.#isChecked) return;
    const current = find();
    const shown = (field: string) => this.#errors.some((one) => one.field === field && !one.own);
    const refused = this.#errors.filter(({ field }) => this.#refused.has(field));
    const others = current.filter(({ field, own }) => own ?? (shown(field) && !this.#refused.has(field)));
    this.#errors = [...refused, ...others];
  }
}
