import type { ReactiveControllerHost } from 'lit';
import { choicesOf, recovered, withAddress, withChoices, type Meant } from '../donation/choices.js';
import type { Donation, Draft, DraftField, TextField } from '../donation/draft.js';
import { emptyDraft } from '../donation/draft.js';
import {
  asDeclared,
  carryOver,
  movedPreset,
  offerOf,
  withGift,
  withGiftAid,
  withPayer,
  withText,
  type Chosen,
} from '../donation/draft-changes.js';
import { askedFields } from '../donation/asked.js';
import { once, readInterval, type Interval } from '../donation/interval.js';
import { readDraft, type DraftReading } from '../donation/read-draft.js';
import { readGifts, readTyped, type Gifts } from '../donation/read-gifts.js';
import type { Settings } from '../donation/settings.js';
import { inLocale, settled } from '../donation/typed-amounts.js';
import type { Payer } from '../schema/payer.js';
import { ShownFaults } from './shown-faults.js';

type Surroundings = {
  settings(): Settings | null;
  locale(): string;
  /** Called when the donor, or the page by its API, changed what is given. */
  giftChanged(): void;
};

const codesOf = (reading: DraftReading) => ('codes' in reading ? reading.codes : new Map());

/** Owns what the donor has typed and chosen, and which faults of it are shown. */
export class DraftController {
  readonly #host: ReactiveControllerHost;
  readonly #around: Surroundings;
  #draft: Draft = emptyDraft(null, 'en');
  /** What the donor has chosen, as against what was preselected. */
  readonly #chosen = new Set<Chosen>();
  readonly faults = new ShownFaults();
  /** What was given when the page was last told, and what was on offer: as text, to compare. */
  #given = '';
  #offer = '';
  /** In which amounts are read and written. */
  #locale: string;

  constructor(host: ReactiveControllerHost, around: Surroundings) {
    this.#host = host;
    this.#around = around;
    this.#locale = around.locale();
  }

  get draft(): Draft {
    return this.#draft;
  }

  get interval(): Interval {
    return readInterval(this.#draft.interval) ?? once;
  }

  /** The groups of payer fields that are asked for now. */
  get asked(): Settings['fields'] {
    const settings = this.#around.settings();
    return settings ? askedFields(this.#draft, settings) : new Map();
  }

  /** The donation as it would be sent; null while the form has faults. */
  get donation(): Donation | null {
    const reading = this.#read();
    return 'donation' in reading ? reading.donation : null;
  }

  /** What is given, as far as it can be read yet. */
  get gifts(): Gifts | null {
    const settings = this.#around.settings();
    return settings && readGifts(this.#draft, settings, this.#locale);
  }

  /** Both amounts that a typed one may mean, when it is ambiguous. */
  readingsOf(typed: string): readonly number[] {
    const settings = this.#around.settings();
    const reading = settings && readTyped(typed, this.#draft, settings, this.#locale);
    return (reading && 'readings' in reading && reading.readings) || [];
  }

  /** What may be kept for a reload; null while nothing was chosen. */
  get choices(): ReturnType<typeof choicesOf> | null {
    const settings = this.#around.settings();
    return settings && this.#chosen.size > 0 ? choicesOf(this.#draft, settings, this.#locale) : null;
  }

  /** Takes other settings. What the donor typed or chose stays where it is still on offer. */
  configure(settings: Settings): void {
    const draft = carryOver(this.#draft, this.#chosen, settings, this.#locale);
    const offer = offerOf(draft, settings);
    this.#draft = asDeclared(offer === this.#offer ? draft : { ...draft, gifts: [] }, settings);
    this.#offer = offer;
    this.#remember();
    this.#changed(null);
  }

  /** Takes the locale of the page: what was typed and read stays the amount that it was. True if it did not. */
  followLocale(): boolean {
    const from = this.#locale;
    this.#locale = this.#around.locale();
    if (from === this.#locale) return false;
    this.#draft = inLocale(this.#draft, from, this.#locale);
    return this.#update(null);
  }

  /** Empties everything. */
  reset(settings: Settings): void {
    this.#draft = emptyDraft(settings, this.#locale);
    this.faults.show(new Map());
    this.#chosen.clear();
    this.#remember();
    this.#host.requestUpdate();
  }

  /** Takes choices that were kept, as far as they are on offer. */
  restore(stored: unknown): void {
    const settings = this.#around.settings();
    if (settings) this.#take(withChoices(this.#draft, stored, settings, this.#locale), settings);
  }

  /** Takes what the page allows its address to say. */
  prefillFrom(address: URLSearchParams, allowed: readonly string[]): void {
    const settings = this.#around.settings();
    if (settings) this.#take(withAddress(this.#draft, address, allowed, settings, this.#locale), settings);
  }

  prefill(payer: Partial<Payer>): void {
    this.#draft = withPayer(this.#draft, payer);
    this.#host.requestUpdate();
  }

  setText(field: TextField, text: string): void {
    this.#draft = settled(withText(this.#draft, field, text));
    const isOfGift = field === 'one_off' || field === 'project' || field === 'intention';
    if (isOfGift) this.#chosen.add(field);
    this.#giftChanged(field === 'project' || field === 'intention' ? null : field);
  }

  setCurrency(currency: string): void {
    this.#chosen.add('currency');
    this.#movePreset({ ...this.#draft, currency, gifts: [] });
    this.#giftChanged('currency');
  }

  setInterval(token: string): void {
    this.#chosen.add('interval');
    this.#movePreset({ ...this.#draft, interval: token });
    this.#giftChanged('interval');
  }

  /** Chooses a preset, or none; what stood in the other amount gives way to it. */
  setPreset(preset: number | null): void {
    this.#draft = settled({ ...this.#draft, amount: { preset, custom: '' } });
    this.#chosen.add('amount');
    this.#giftChanged('amount');
  }

  setCustomAmount(custom: string): void {
    this.#draft = settled({ ...this.#draft, amount: { preset: null, custom } });
    this.#chosen.add('amount');
    this.#giftChanged('amount');
  }

  /** How many of the gift at this place of the settings. */
  setGift(place: number, quantity: string): void {
    const settings = this.#around.settings();
    if (!settings) return;
    this.#draft = withGift(this.#draft, settings, place, quantity);
    this.#chosen.add('gifts');
    this.#giftChanged('gifts');
  }

  /** Declares Gift Aid at this time (ISO 8601), or takes it back. */
  setGiftAid(declaredAt: string | null): void {
    const settings = this.#around.settings();
    if (settings) this.#draft = withGiftAid(this.#draft, settings, declaredAt);
    this.#changed(null);
  }

  /** For trying again: the kept choices, where they come to what was meant, or its amount and interval. */
  recover(stored: unknown, meant: Meant | null): void {
    const settings = this.#around.settings();
    if (!settings) return;
    this.#take(recovered(this.#draft, stored, meant, settings, this.#locale), settings);
    this.#around.giftChanged();
  }

  /** Reads everything, and from now on shows what is wrong. */
  check(): Donation | null {
    const reading = this.#read();
    this.faults.show(codesOf(reading));
    this.#host.requestUpdate();
    return 'donation' in reading ? reading.donation : null;
  }

  /** Marks the fields that the service refused. */
  refuse(fields: readonly DraftField[]): void {
    this.faults.refuse(fields);
    this.#host.requestUpdate();
  }

  /** The chosen preset gives way to the one in its place, where the presets are others now. */
  #movePreset(next: Draft): void {
    const settings = this.#around.settings();
    if (!settings) return;
    const amount = movedPreset(this.#draft, next, settings, this.#locale);
    this.#draft = asDeclared({ ...next, amount }, settings);
    this.#offer = offerOf(this.#draft, settings);
  }

  /** Takes what was chosen before; it counts as chosen by the donor, but nothing has changed yet. */
  #take(draft: Draft, settings: Settings): void {
    this.#draft = asDeclared(draft, settings);
    for (const what of ['currency', 'interval', 'amount'] as const) this.#chosen.add(what);
    this.#remember();
    this.#changed(null);
  }

  #giftChanged(field: DraftField | null): void {
    if (this.#update(field)) this.#around.giftChanged();
  }

  /** Reads the draft anew; true when another gift is given now. */
  #update(field: DraftField | null): boolean {
    this.#changed(field);
    const before = this.#given;
    this.#remember();
    return this.#given !== before;
  }

  #remember(): void {
    this.#given = JSON.stringify(this.gifts ?? [this.#draft.currency, this.#draft.interval]);
  }

  #changed(field: DraftField | null): void {
    this.faults.update(field, () => codesOf(this.#read()));
    this.#host.requestUpdate();
  }

  #read(): DraftReading {
    const settings = this.#around.settings();
    return settings ? readDraft(this.#draft, settings, this.#locale) : { codes: new Map() };
  }
}
