import type { Donation, FieldError, Form, Part } from '../questions/part.js';
import { inPageOrder, shownParts } from '../questions/states.js';
import { once } from '../schema/interval.js';

/** The donation that the answers make, and their errors in page order. Without errors it is complete. */
export type FormReading = {
  readonly donation: Donation;
  readonly errors: readonly FieldError[];
};

/** A reading that can go on with the parts that it has left out. */
type PartialReading = FormReading & { readonly found: ReadonlyMap<Part, readonly FieldError[]> };

const nothing: Donation = {
  currency: '',
  interval: once,
  lines: [],
  oneTimeLines: [],
  subscriptionName: null,
  purpose: {},
  payer: {},
  metadata: {},
};

const read = (form: Form, isRead: (part: Part) => boolean, before?: PartialReading): PartialReading => {
  const found = new Map(before?.found);
  let donation = before?.donation ?? nothing;
  const shown = shownParts(form);
  for (const part of shown.filter(isRead)) {
    const reading = part.read(form, donation);
    if ('lines' in reading) donation = reading;
    else found.set(part, reading);
  }
  return {
    donation,
    errors: found.size > 0 ? inPageOrder(form).flatMap((part) => found.get(part) ?? []) : [],
    found,
  };
};

/** The donation of a reading; null while it has errors. */
export const donationOf = ({ donation, errors }: FormReading): Donation | null =>
  errors.length > 0 ? null : donation;

/** Reads the answers that change the amounts. They can be known while the rest of the form is empty. */
export const readAmounts = (form: Form): PartialReading => read(form, ({ isCounted = false }) => isCounted);

/** Reads all answers, each by its question's rules. `amounts` is the reading of those that change the amounts. */
export const readForm = (form: Form, amounts: PartialReading = readAmounts(form)): FormReading =>
  read(form, ({ isCounted = false }) => !isCounted, amounts);

/** Reads the donor's answers, without those that the page can change in the meantime. */
export const readAnswers = (form: Form): FormReading => read(form, ({ isOfPage = false }) => !isOfPage);
