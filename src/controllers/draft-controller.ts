import type { ReactiveControllerHost } from 'lit';
import {
  draftFields,
  payerFields,
  readAmount,
  readDraft,
  type Donation,
  type Draft,
  type DraftField,
  type FieldCode,
} from '../donation/draft.js';
import { toDecimal } from '../donation/amount.js';
import { intervalToken, readInterval, once, type Interval } from '../donation/interval.js';
import type { Settings } from '../donation/settings.js';
import type { Payer } from '../schema/payer.js';

type Surroundings = {
  settings(): Settings | null;
  locale(): string;
  /** Called when the donor, or the page by its API, changed amount or interval. */
  giftChanged(): void;
};

/** Owns what the donor has typed and chosen, and which faults of it are shown. */
export class DraftController {
  readonly #host: ReactiveControllerHost;
  readonly #around: Surroundings;
  #draft: Draft = emptyDraft();
  /** Nothing is marked wrong before the first submit. */
  #shown: ReadonlyMap<DraftField, FieldCode> = new Map();
  /** Faults that the service named; each holds until its field is changed. */
  readonly #refused = new Set<DraftField>();
  /** What the donor has chosen, as against what was preselected. */
  readonly #chosen = new Set<'interval' | 'amount'>();

  constructor(host: ReactiveControllerHost, around: Surroundings) {
    this.#host = host;
    this.#around = around;
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** The faults that are shown, in the order of the page. */
  get faults(): [DraftField, FieldCode][] {
    return draftFields.flatMap((field): [DraftField, FieldCode][] => {
      const code = this.#shown.get(field);
      return code ? [[field, code]] : [];
    });
  }

  faultOf(field: DraftField): FieldCode | undefined {
    return this.#shown.get(field);
  }

  /** The donation as it would be sent; null while the form has faults. */
  get donation(): Donation | null {
    const reading = this.#read();
    return 'donation' in reading ? reading.donation : null;
  }

  /** The amount alone, in the smallest unit; null while none can be read. */
  get amount(): number | null {
    const settings = this.#around.settings();
    const reading = settings && readAmount(this.#draft.amount, settings, this.#around.locale());
    return reading && 'value' in reading ? reading.value : null;
  }

  get interval(): Interval {
    return readInterval(this.#draft.interval) ?? once;
  }

  /** Takes other settings. What the donor typed or chose stays where it is still on offer. */
  configure(settings: Settings): void {
    const typed = this.#draft;
    const fresh = emptyDraft(settings);
    const { preset, custom } = typed.amount;
    const isOnOffer =
      preset === null ? custom !== '' && settings.hasCustomAmount : settings.amounts.includes(preset);
    this.#draft = {
      ...typed,
      interval:
        this.#chosen.has('interval') &&
        settings.intervals.some((one) => intervalToken(one) === typed.interval)
          ? typed.interval
          : fresh.interval,
      amount: this.#chosen.has('amount') && isOnOffer ? typed.amount : fresh.amount,
    };
    this.#recheck();
  }

  /** Empties everything. */
  reset(settings: Settings): void {
    this.#draft = emptyDraft(settings);
    this.#shown = new Map();
    this.#chosen.clear();
    this.#host.requestUpdate();
  }

  prefill(payer: Partial<Payer>): void {
    const { billing_address: address, ...rest } = payer;
    const given: Record<string, unknown> = { ...rest, ...address };
    for (const field of payerFields) {
      const value = given[field];
      if (typeof value === 'string' && this.#draft[field] === '') this.#draft[field] = value;
    }
    this.#host.requestUpdate();
  }

  setPayer(field: (typeof payerFields)[number], text: string): void {
    this.#draft[field] = text;
    this.#changed(field);
  }

  setInterval(token: string): void {
    this.#draft.interval = token;
    this.#chosen.add('interval');
    this.#changed('interval');
    this.#around.giftChanged();
  }

  /** Chooses a preset; what stood in the other amount gives way to it. */
  setPreset(preset: number): void {
    this.#draft.amount = { preset, custom: '' };
    this.#chosen.add('amount');
    this.#changed('amount');
    this.#around.giftChanged();
  }

  setCustomAmount(custom: string): void {
    const before = this.amount;
    this.#draft.amount = { preset: null, custom };
    this.#chosen.add('amount');
    this.#changed('amount');
    if (this.amount !== before) this.#around.giftChanged();
  }

  /** Sets amount and interval, for trying again with what was meant. */
  setGift(amount: number, interval: Interval): void {
    const settings = this.#around.settings();
    if (!settings) return;
    const token = intervalToken(interval);
    if (settings.intervals.some((one) => intervalToken(one) === token)) this.#draft.interval = token;
    this.#draft.amount = amountDraft(amount, settings);
    this.#chosen.add('interval').add('amount');
    this.#host.requestUpdate();
    this.#around.giftChanged();
  }

  /** Reads everything, and from now on shows what is wrong. */
  check(): Donation | null {
    this.#refused.clear();
    const reading = this.#read();
    this.#shown = 'codes' in reading ? reading.codes : new Map();
    this.#host.requestUpdate();
    return 'donation' in reading ? reading.donation : null;
  }

  /** Marks the fields that the service refused. */
  refuse(fields: readonly DraftField[]): void {
    for (const field of fields) this.#refused.add(field);
    this.#shown = new Map(fields.map((field) => [field, 'refused']));
    this.#host.requestUpdate();
  }

  /** Faults clear as they are mended; a new one waits for the next submit. */
  #changed(field: DraftField): void {
    this.#refused.delete(field);
    this.#recheck();
  }

  #recheck(): void {
    if (this.#shown.size > 0) {
      const reading = this.#read();
      const still = [...this.#shown.keys()].flatMap((one): [DraftField, FieldCode][] => {
        const code = this.#refused.has(one)
          ? 'refused'
          : 'codes' in reading
            ? reading.codes.get(one)
            : undefined;
        return code ? [[one, code]] : [];
      });
      this.#shown = new Map(still);
    }
    this.#host.requestUpdate();
  }

  #read() {
    const settings = this.#around.settings();
    return settings
      ? readDraft(this.#draft, settings, this.#around.locale())
      : { codes: new Map<DraftField, FieldCode>() };
  }
}

const amountDraft = (amount: number, { amounts, currency }: Settings): Draft['amount'] =>
  amounts.includes(amount)
    ? { preset: amount, custom: '' }
    : { preset: null, custom: toDecimal(amount, currency) };

const emptyDraft = (settings?: Settings): Draft => ({
  ...(Object.fromEntries(payerFields.map((field) => [field, ''])) as Record<
    (typeof payerFields)[number],
    string
  >),
  interval: settings ? intervalToken(settings.defaultInterval) : '',
  amount:
    settings?.defaultAmount != null
      ? amountDraft(settings.defaultAmount, settings)
      : { preset: null, custom: '' },
});
