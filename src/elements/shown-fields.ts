import type { LitElement } from 'lit';
import type { DraftController } from '../controllers/draft-controller.js';
import type { TextField } from '../donation/draft.js';
import type { Platform } from '../browser/platform.js';
import type { FormView } from './form-view.js';

type Control = HTMLInputElement | HTMLSelectElement;
type Host = LitElement & { readonly platform: Platform };

/**
 * The fields of the form as they stand before the donor. Some password managers and scripts fill them without
 * an event: what stands there is what counts, and nothing that is drawn anew takes it away.
 */
export class ShownFields {
  readonly #host: Host;
  readonly #draft: DraftController;
  readonly #edited: () => void;
  /** The text or tick of each field when it was last read. */
  readonly #known = new WeakMap<Control, string>();

  /**
   * `first` is what the first view was drawn from. It is null where the donor has chosen a gift there: which
   * choice gave way to which, its fields don't tell.
   */
  constructor(
    host: Host,
    draft: DraftController,
    { first, edited }: { first: FormView['draft'] | null; edited: () => void },
  ) {
    this.#host = host;
    this.#draft = draft;
    this.#edited = edited;
    for (const control of this.#controls)
      if (first ?? !ofGift.includes(control.name))
        this.#known.set(control, first ? stateIn(first, control) : '');
    for (const type of ['input', 'change', 'focusin'])
      host.addEventListener(type, (event) => this.take(event.composedPath()[0]), true);
    host.addController({ hostUpdated: () => this.#align() });
  }

  /** Takes what was filled or chosen without an event. A field whose event is under way takes itself. */
  take(target: EventTarget | null = null): void {
    const changed = this.#controls.filter((control) => {
      const state = stateOf(control);
      const known = this.#known.get(control);
      if (control === target || known === state) return false;
      this.#known.set(control, state);
      return known !== undefined && state !== stateIn(this.#draft.draft, control);
    });
    if (changed.length === 0) return;
    // Amounts are read in their currency.
    for (const control of changed.sort((one, other) => isCurrency(other) - isCurrency(one)))
      this.#takeFrom(control);
    this.#edited();
  }

  /** Lit draws what has changed since it drew last, and knows nothing of what was typed in between. */
  #align(): void {
    for (const control of this.#controls) {
      const wanted = stateIn(this.#draft.draft, control);
      if (isTickable(control)) control.checked = wanted === 'true';
      else if (control instanceof HTMLInputElement && control.value !== wanted) control.value = wanted;
      this.#known.set(control, stateOf(control));
    }
  }

  get #controls(): Control[] {
    return [...this.#host.renderRoot.querySelectorAll<Control>('form input, form select')];
  }

  #takeFrom(control: Control): void {
    const draft = this.#draft;
    const { name, value } = control;
    if (isTickable(control)) {
      const { checked } = control;
      if (name === 'gift_aid') {
        const now = new Date(this.#host.platform.clock.now());
        draft.setGiftAid(checked ? now.toISOString() : null);
      } else if (checked && name === 'interval') draft.setInterval(value);
      else if (checked) draft.setPreset(Number(value) || null);
    } else if (name === 'amount') draft.setCustomAmount(value);
    else if (name === 'currency') draft.setCurrency(value);
    else if (placeOfGift(control) >= 0) draft.setGift(placeOfGift(control), value);
    else draft.setText(name as TextField, value);
  }
}

/** Those of the first view. */
const ofGift = ['interval', 'preset', 'amount'];

const isTickable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';

const isCurrency = ({ name }: Control): number => Number(name === 'currency');

const stateOf = (control: Control): string => (isTickable(control) ? String(control.checked) : control.value);

/** The value in a draft for a field, as the field would hold it. */
const stateIn = (
  { amount, interval, gifts, giftAid, ...texts }: FormView['draft'],
  control: Control,
): string => {
  const { name, value } = control;
  if (name === 'interval') return String(value === interval);
  if (name === 'preset') return String(value === (amount.custom ? '' : String(amount.preset ?? 0)));
  if (name === 'gift_aid') return String(Boolean(giftAid));
  if (name === 'amount') return amount.custom;
  const place = placeOfGift(control);
  return place < 0 ? (texts[name as TextField] ?? '') : (gifts?.[place] ?? '');
};

/** Which of the fixed-price gifts a field counts; below zero for every other field. */
const placeOfGift = (control: Control): number => {
  const gift = control.closest('.gift');
  return [...(gift?.parentElement?.children ?? [])].findIndex((one) => one === gift);
};
