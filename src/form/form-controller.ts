import type { LitElement, ReactiveController } from 'lit';
import type { Platform } from '../browser/platform.js';
import { DonationChangeEvent, DonationStartEvent } from '../events.js';
import type { Localizer } from '../i18n/localizer.js';
import type { Control, Donation, FieldError, Form, Question } from '../questions/question.js';
import { answered, followed, stateOf, withState } from '../questions/states.js';
import type { Payer } from '../schema/payer.js';
import { afterUpdate } from '../view/after-update.js';
import { ControlContents } from './control-contents.js';
import { emptied, reconfigured } from './create-form.js';
import { giftIn } from './gift.js';
import { prefilled } from './prefilled.js';
import { readAmounts, readAnswers, readForm } from './read-form.js';
import { VisibleErrors } from './visible-errors.js';

type Host = LitElement & { readonly platform: Platform; readonly variant?: string | null };

/** The author of a change: the donor, a script of the page by a method, or the page by its attributes or language. */
type Author = 'donor' | 'script' | 'page';

type Options = {
  messages: Localizer;
  /** Called when the donor or the page has changed what the form holds. */
  edited(): void;
};

/** Owns the form: what the page asks, what the donor has answered, and which errors of it are shown. */
export class FormController implements ReactiveController {
  readonly #host: Host;
  readonly #options: Options;
  readonly #contents: ControlContents;
  readonly errors = new VisibleErrors();
  #form: Form | null = null;
  /** Whether the donor has changed anything, which is told once. */
  #hasStarted = false;

  constructor(host: Host, options: Options) {
    this.#host = host;
    this.#options = options;
    this.#contents = new ControlContents(host);
    for (const type of ['input', 'change', 'focusin'])
      host.addEventListener(
        type,
        // A password manager may have filled in fields before the donor comes to one.
        (event) => this.readControls(event.composedPath()[0], type === 'focusin' ? 'script' : 'donor'),
        true,
      );
    host.addController(this);
  }

  /** Text that was filled in without an event is read before the form is drawn, which would replace it. */
  hostUpdate() {
    this.readControls();
    this.#followLanguage();
  }

  hostUpdated() {
    this.#contents.remember();
  }

  /** Null while the page's attributes can't work. */
  get form(): Form | null {
    return this.#form;
  }

  /** The donation as it would be sent; null while the form has errors. */
  get donation(): Donation | null {
    this.readControls();
    const reading = this.#form && readForm(this.#form);
    return reading && reading.errors.length === 0 ? reading.donation : null;
  }

  /** The answers as text to compare, without those that the page may change meanwhile. */
  get text(): string {
    try {
      return this.#form ? JSON.stringify(readAnswers(this.#form)) : '';
    } catch {
      // The page may have given entries that JSON can't hold.
      return '';
    }
  }

  /** Takes the form that the attributes make now. What the donor answered stays where it is still on offer. */
  configure(fresh: Form): void {
    const before = this.#form;
    if (before) this.#change(reconfigured(before, fresh), null, 'page');
    else this.#form = fresh;
    this.#readPage();
  }

  /** Takes answers that the donor has not just given: they were kept from before, or proposed. */
  restore(change: (form: Form) => Form): void {
    if (!this.#form) return;
    this.#form = change(this.#form);
    this.#update(null);
  }

  /** Takes an answer that the donor gives by a button of the form. */
  answer(form: Form, field: string): void {
    this.#change(form, field, 'donor');
  }

  /** Takes a form to begin anew with: the donor has not changed anything of it yet. */
  startAgain(form: Form): void {
    this.#hasStarted = false;
    this.#change(form, null, 'script');
  }

  /** Takes a choice that was made elsewhere on the page, by the donor or for the donor. */
  choose(change: (form: Form) => Form, isByDonor: boolean): void {
    const before = this.#form;
    const form = before && change(before);
    if (form && form !== before) this.#change(form, 'amount', isByDonor ? 'donor' : 'script');
  }

  prefill(payer: Partial<Payer>): void {
    this.restore((form) => prefilled(form, payer));
  }

  /** Empties everything. */
  reset(): void {
    this.readControls();
    if (this.#form) this.startAgain(emptied(this.#form));
    this.errors.clear();
    this.#host.requestUpdate();
  }

  /**
   * Reads everything, and from now on shows what is wrong.
   *
   * @throws the error of a field that a script of the page has broken.
   */
  check(): readonly FieldError[] {
    this.readControls();
    if (this.#form) this.#form = this.#observed(this.#form);
    const errors = this.#form ? readForm(this.#form).errors : [];
    this.errors.show(errors);
    this.#host.requestUpdate();
    return errors;
  }

  /** Marks the fields that the service refused. */
  refuse(fields: readonly string[]): void {
    this.errors.refuse(fields);
    this.#host.requestUpdate();
  }

  /**
   * Takes what is in the fields, whoever put it there. The field that the donor has just used, `target`, comes
   * last.
   */
  readControls(target: EventTarget | null = null, author: Author = 'script'): void {
    if (!this.#form) return;
    if (this.#readPage() && author === 'donor') this.#start();
    const { questions } = this.#form;
    const changed = this.#contents.readChanged().flatMap((control) => {
      const place = questions.findIndex(({ fieldOf }) => fieldOf?.(control));
      const question = questions[place];
      return question ? [{ control, question, place: control === target ? questions.length : place }] : [];
    });
    if (changed.length === 0) return;
    // Amounts are read in their currency, so that comes first.
    for (const { control, question } of changed.sort((one, other) => one.place - other.place))
      this.#take(control, question, author);
    this.#options.edited();
  }

  /** Takes what stands in fields of the page's own, and tells whether that has changed. */
  #readPage(): boolean {
    const before = this.#form;
    if (!before) return false;
    try {
      const form = this.#observed(before);
      if (form === before) return false;
      this.#form = form;
      this.#update(null);
      this.#options.edited();
      return true;
    } catch {
      // A script of the page has broken a field: a submit reports it.
      return false;
    }
  }

  #take(control: Control, question: Question, author: Author): void {
    const form = this.#form;
    if (!form || !question.update) return;
    const state = question.update(control, form, this.#host.platform.clock.now());
    this.#change(answered(form, question, state), question.fieldOf?.(control) ?? null, author);
  }

  /** Reads what stands in the page itself. */
  #observed(form: Form): Form {
    return form.questions.reduce((now, question) => {
      const before = stateOf(now, question);
      const state = question.observe ? question.observe(this.#host, before) : before;
      return state === before ? now : withState(now, question, state);
    }, form);
  }

  /** In another language a typed amount stays the same amount, and a declaration has to be made anew. */
  #followLanguage(): void {
    const { locale, language } = this.#options.messages;
    const form = this.#form;
    if (!form || (form.locale === locale && form.language === language)) return;
    this.#change(followed({ ...form, locale, language }, form), null, 'page');
  }

  /** The event of a change by the page waits until it is drawn. */
  #change(form: Form, field: string | null, author: Author): void {
    const before = this.#form && textOfAmounts(this.#form);
    this.#form = form;
    this.#update(field);
    if (author === 'donor') this.#start();
    if (textOfAmounts(form) === before) return;
    this.#options.edited();
    const announce = () => this.#announce();
    if (author === 'page') afterUpdate(this.#host, announce);
    else announce();
  }

  #update(field: string | null): void {
    const form = this.#form;
    if (form) this.errors.update(field, () => readForm(form).errors);
    this.#host.requestUpdate();
  }

  #start(): void {
    if (this.#hasStarted || !this.#form) return;
    this.#hasStarted = true;
    this.#host.dispatchEvent(new DonationStartEvent(giftIn(this.#form), this.#host.variant));
  }

  #announce(): void {
    if (this.#form) this.#host.dispatchEvent(new DonationChangeEvent(giftIn(this.#form), this.#host.variant));
  }
}

const textOfAmounts = (form: Form): string => {
  const { donation, errors } = readAmounts(form);
  const { currency, interval } = donation;
  return JSON.stringify(errors.length > 0 ? [currency, interval] : donation);
};
