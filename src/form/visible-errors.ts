import type { FieldError } from '../questions/question.js';

/** The errors that the donor sees: none before the first submit, then each one until it is fixed. */
export class VisibleErrors {
  #errors: readonly FieldError[] = [];
  /** The fields that the service rejected. Each error stays until its field changes. */
  readonly #refused = new Set<string>();
  /** Whether errors have stopped a submit. From then on, the page's own fields show their errors at once. */
  #isChecked = false;

  /** In page order. */
  get list(): readonly FieldError[] {
    return this.#errors;
  }

  of(field: string): FieldError | undefined {
    return this.#errors.find((error) => error.field === field && !error.own);
  }

  /** Shows the errors that a submit found, and no others. */
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

  /**
   * Updates the errors after a change: a fixed error disappears, a new one waits for the next submit. The error of the
   * field `typing` stays the same while it isn't fixed, so that screen readers don't announce another one on each key.
   */
  update(changed: string | null, find: () => readonly FieldError[], typing: string | null = null): void {
    if (changed) this.#refused.delete(changed);
    if (!this.#isChecked) return;
    const current = find();
    const shown = (field: string) => this.#errors.some((one) => one.field === field && !one.own);
    const refused = this.#errors.filter(({ field }) => this.#refused.has(field));
    const others = current.filter(({ field, own }) => own ?? (shown(field) && !this.#refused.has(field)));
    const before = typing === null ? undefined : this.of(typing);
    this.#errors = [...refused, ...others].map((error) =>
      before && error.field === typing && !error.own ? before : error,
    );
  }
}
