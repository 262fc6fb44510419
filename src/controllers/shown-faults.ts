import { draftFields, type DraftField, type FieldCode } from '../donation/draft.js';

/** Which faults the donor is shown: none before the first submit, then each until it is mended. */
export class ShownFaults {
  #codes: ReadonlyMap<DraftField, FieldCode> = new Map();
  /** Those that the service named; each holds until its field is changed. */
  readonly #refused = new Set<DraftField>();

  of(field: DraftField): FieldCode | undefined {
    return this.#codes.get(field);
  }

  /** In the order of the page. */
  get list(): [DraftField, FieldCode][] {
    return draftFields.flatMap((field): [DraftField, FieldCode][] => {
      const code = this.#codes.get(field);
      return code ? [[field, code]] : [];
    });
  }

  /** Shows what a submit found, and nothing else. */
  show(codes: ReadonlyMap<DraftField, FieldCode>): void {
    this.#refused.clear();
    this.#codes = codes;
  }

  refuse(fields: readonly DraftField[]): void {
    for (const field of fields) this.#refused.add(field);
    this.#codes = new Map(fields.map((field) => [field, 'refused']));
  }

  /** The form has changed: what is mended goes, what is new waits for the next submit. */
  update(changed: DraftField | null, codes: () => ReadonlyMap<DraftField, FieldCode>): void {
    if (changed) this.#refused.delete(changed);
    if (this.#codes.size === 0) return;
    const current = codes();
    const still = [...this.#codes.keys()].flatMap((field): [DraftField, FieldCode][] => {
      const code = this.#refused.has(field) ? 'refused' : current.get(field);
      return code ? [[field, code]] : [];
    });
    this.#codes = new Map(still);
  }
}
