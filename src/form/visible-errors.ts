import type { FieldError } from '../questions/part.js';
import { unanswered } from './form-view.js';

/** The errors that the donor sees: none before the first submit, then each one until it is fixed. */
export class VisibleErrors {
  // The first view shows the same list, so nothing is drawn again when the form begins to answer.
  #errors = unanswered.answers.errors;
  #places: readonly (FieldError | null)[] = [];
  /** The fields that the service rejected. Each error stays until its field changes. */
  readonly #refused = new Set<string>();
  /** Whether errors have stopped a submit. From then on, the page's own fields show their errors at once. */
  #isChecked = false;

  /** In page order. */
  get list(): readonly FieldError[] {
    return this.#errors;
  }

  /**
   * In page order, with null in place of an error that is fixed. So no other error is drawn again and announced then.
   */
  get places(): readonly (FieldError | null)[] {
    return this.#places;
  }

  of(field: string): FieldError | undefined {
    return this.#errors.find((error) => error.field === field && !error.own);
  }

  /** Shows the errors that a submit found, and no others. */
  show(errors: readonly FieldError[]): void {
    this.#refused.clear();
    this.#errors = this.#places = errors;
    this.#isChecked = true;
  }

  /** Shows no errors until the next submit. */
  clear(): void {
    this.show([]);
    this.#isChecked = false;
  }

  refuse(fields: readonly string[]): void {
    for (const field of fields) this.#refused.add(field);
    this.#errors = this.#places = fields.map((field) => ({ field, code: 'refused' }));
  }

  /** Ends the rejection of fields that have another answer now. */
  replace(fields: readonly string[]): void {
    for (const field of fields) this.#refused.delete(field);
  }

  /**
   * Updates the errors after a change: a fixed error disappears, a new one waits for the next submit. What the donor
   * is `typing` isn't judged: the field's error stays the same while it isn't fixed, so that screen readers don't
   * announce another one on each key. Returns whether that field still has an error.
   */
  update(changed: string | null, find: () => readonly FieldError[], typing: string | null = null): boolean {
    if (changed) this.#refused.delete(changed);
    if (!this.#isChecked) return false;
    const current = find();
    const shown = (field: string) => this.#errors.some((one) => one.field === field && !one.own);
    const refused = this.#errors.filter(({ field }) => this.#refused.has(field));
    const others = current.filter(({ field, own }) => own ?? (shown(field) && !this.#refused.has(field)));
    const all = [...refused, ...others];
    const before = this.#errors;
    this.#errors = all.flatMap((error) =>
      error.field === typing ? (before.find((one) => isSameField(one, error)) ?? []) : error,
    );
    this.#place();
    return all.some(({ field }) => field === typing);
  }

  #place(): void {
    const places = this.#places.map(
      (place) => this.#errors.find((error) => place && isSameField(error, place)) ?? null,
    );
    const areAllPlaced = places.filter(Boolean).length === this.#errors.length;
    this.#places = areAllPlaced && this.#errors.length > 0 ? places : this.#errors;
  }
}

const isSameField = (one: FieldError, other: FieldError): boolean =>
  one.field === other.field && one.own?.control === other.own?.control;
