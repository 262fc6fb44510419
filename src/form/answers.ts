import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AnsweredQuestions } from '../page/storage.js';
import type { ElementContext } from '../page/platform.js';
import { DonationChangeEvent, DonationInvalidEvent, DonationStartEvent, type Gift } from '../events.js';
import type { Localizer } from '../languages/localizer.js';
import { FocusKeeper } from '../lit/focus-keeper.js';
import type { ConfigurationIssue } from '../questions/configuration-issue.js';
import { withChoice, withWholeProposal, type ChosenBy } from '../questions/giving/proposal.js';
import type { Control, Donation, FieldError, Form, Part, Proposal } from '../questions/part.js';
import { answered, adapted, fieldsAt, stateOf, withState, prefilled } from '../questions/states.js';
import { isGiven } from '../schema/outcome.js';
import type { Payer } from '../schema/payer.js';
import { hasAnswer, type ControlContents } from './control-contents.js';
import { emptied, extended, reconfigured } from './create-form.js';
import { DonorInput } from './donor-input.js';
import { focusErrors } from './error-summary.js';
import type { FailedDonation } from './failed-donation.js';
import type { Departure } from './visit-controller.js';
import { changedQuestions, unlessOwn } from './kept-answers.js';
import { KeptAnswersController, type Brought, type Waiting } from './kept-answers-controller.js';
import { NowRequiredController } from './now-required-controller.js';
import { allowedBy } from './prefill-link.js';
import { donationOf, readAmounts, readAnswers, readForm, type FormReading } from './read-form.js';
import { requestFor } from './request.js';
import { VisibleErrors } from './visible-errors.js';
import { totalsOfDonation } from './totals.js';

/** The author of a change: the donor, a script calling a method, or the page through its attributes or language. */
type Author = 'donor' | 'script' | 'page';

export type AnswersHost = ElementContext<{
  readonly variant: string | null;
  readonly payer: Partial<Payer> | null;
  readonly prefillFromUrl: string | null;
}>;

type Options = {
  messages: Localizer;
  /** Whether the donor can see the form. */
  isShown(): boolean;
  /** Called when the form's contents have changed. `isByPage` means by the page's attributes or language. */
  edited(isByPage?: boolean): void;
  /** Called with what the form leaves out of the page's own fields. */
  leftOut(issues: readonly ConfigurationIssue[]): void;
};

/** How long donors don't type before the text is judged, in milliseconds. */
const typingPause = 2000;

/** The donor's answers: what is asked, what was answered and kept, what it makes, and the errors that are visible. */
export class Answers implements ReactiveController {
  readonly #host: AnswersHost;
  readonly #options: Options;
  readonly #contents: ControlContents;
  readonly #input: DonorInput;
  readonly #kept: KeptAnswersController;
  readonly errors = new VisibleErrors();
  #form: Form | null = null;
  /** The questions with a field that has changed since the form was drawn. */
  readonly touched = new Set<Part>();
  readonly #readAmounts = lastOf(readAmounts);
  readonly #read = lastOf((form) => readForm(form, this.#readAmounts(form)));
  readonly #amountsOf = lastOf((form) => textOf(this.#readAmounts(form)));
  /** Whether the donor has changed anything. This is announced once. */
  #hasStarted = false;
  /** The name of the question that the donor answered or visited last; null before the first one. */
  #lastQuestion: string | null = null;
  /**
   * The answers from a link or kept ones, and the questions that have been answered since. They are applied again
   * whenever the page changes its settings: it might offer more of them then.
   */
  #brought: (Waiting & { readonly own: Set<string> }) | null = null;
  /** Ends the wait for the donor to pause. */
  #pause = new AbortController();

  /** `contents` has the contents of the fields that are drawn already. */
  constructor(host: AnswersHost, contents: ControlContents, options: Options) {
    this.#host = host;
    this.#options = options;
    this.#contents = contents;
    const read = (author: Author) => (event: Event) => {
      const [target] = event.composedPath();
      this.#visit(target);
      this.readControls(target, author);
    };
    this.#input = new DonorInput(host);
    this.#input.listen({
      entered: read('donor'),
      chosen: read('donor'),
      pageChanged: read('donor'),
      focused: read('script'),
      // Nothing is read here: a browser also says so in the middle of a drawing that removes the field.
      left: () => this.#updateErrors(null),
    });
    host.addController(this);
    new NowRequiredController(host, {
      messages: options.messages,
      input: this.#input,
      news: () => this.#news,
    });
    this.#kept = new KeptAnswersController(
      host,
      () => (options.isShown() ? this.#form : null),
      () => this.#brought,
    );
    new FocusKeeper(host);
    host.addEventListener('donation-status', ({ outcome }) => {
      if (isGiven(outcome)) this.#kept.forget();
    });
  }

  /** Reads text that was filled in without an event before drawing, because drawing would replace it. */
  hostUpdate() {
    this.readControls();
    this.#adaptToLanguage();
    this.#adaptToOtherForms();
  }

  /** A text that the donor was typing before the element was moved is final. */
  hostConnected() {
    this.#updateErrors(null);
  }

  hostDisconnected() {
    this.#pause.abort();
  }

  hostUpdated() {
    this.#contents.remember();
    this.touched.clear();
  }

  /** Null until there is one. */
  get form(): Form | null {
    return this.#form;
  }

  /** The donation that would be sent; null while the form has errors. */
  get donation(): Donation | null {
    return this.#form && donationOf(this.#read(this.#form));
  }

  /** The donation as far as its amounts go. Null while they can't be read. */
  get amounts(): Donation | null {
    return this.#form && donationOf(this.#readAmounts(this.#form));
  }

  /**
   * The request as text for comparison: without labels, which follow the language, and without what the page
   * can change in the meantime.
   */
  get text(): string {
    try {
      return this.#form ? sentText(readAnswers(this.#form)) : '';
    } catch {
      // The page can pass in values that JSON can't represent.
      return '';
    }
  }

  /** The name of the text field that the donor is typing in; null if there is none. */
  get typing(): string | null {
    return this.#input.typing;
  }

  /** The announcements of the questions whose field has changed. */
  get #news(): readonly string[] {
    const { form, amounts } = this;
    return form
      ? [...this.touched].flatMap(({ news }) => news?.(form, amounts, this.#options.messages) ?? [])
      : [];
  }

  /** Where the donor is; null before they start. */
  get departure(): Departure | null {
    const question = this.#lastQuestion;
    if (!this.#hasStarted || question === null) return null;
    return { question, codes: this.errors.list.map(({ code }) => code) };
  }

  /** Applies the form that the attributes now describe. The donor's answers stay if the form still offers them. */
  configure(fresh: Form): void {
    const before = this.#form;
    if (before) this.#change(this.#withBrought(reconfigured(before, fresh)), null, 'page');
    else this.#form = fresh;
    this.#readPage();
  }

  /** Fills in what a link, a reload, a failed donation and the page bring to the first form. */
  begin(from: { failed: FailedDonation | null; isReturn: boolean }): void {
    this.#bring(this.#kept.recall(from));
    this.#prefillKnown();
  }

  /** Applies what a link or kept answers bring, now and once the page offers more of it. */
  #bring(brought: Brought): void {
    this.#brought = { brought, own: new Set() };
    this.restore((form) => this.#withBrought(form));
  }

  #withBrought(form: Form): Form {
    const { brought, own } = this.#brought ?? {};
    return brought?.apply(form, own) ?? form;
  }

  /** Adds questions that have loaded later, and changes nothing that the donor sees. */
  extend(fresh: Form): void {
    this.restore((form) => extended(form, fresh));
  }

  /** Applies answers that the donor didn't just give: they were kept or proposed. */
  restore(change: (form: Form) => Form): void {
    if (!this.#form) return;
    this.#form = change(this.#form);
    this.#update(null);
  }

  /** Applies an answer that the donor gave with a button of the form, to these fields. */
  answer(change: (form: Form) => Form, ...fields: string[]): void {
    if (!this.#form) return;
    const before = this.#form;
    const form = change(before);
    this.#noteAnswered(before, form);
    this.errors.replace(fields);
    this.#change(form, null, 'donor');
    for (const part of form.parts)
      if (part.isAskedOnce && stateOf(form, part) === true) this.#answeredQuestions.add(part.name);
  }

  /** Starts another donation: with the answers of a failed one, or with the form as it is. */
  startAgain(failed: FailedDonation | null): void {
    const form = this.#form;
    if (form) this.#startWith(failed ? this.#kept.recover(form, failed) : form);
  }

  /** Starts again with this form, which the donor hasn't changed yet. */
  #startWith(form: Form): void {
    this.#hasStarted = false;
    this.#lastQuestion = null;
    this.#brought = null;
    this.#change(form, null, 'script');
  }

  /**
   * Applies a choice made elsewhere on the page. Only a choice that the donor pressed replaces an answer. The page might
   * offer what its address chooses only later.
   */
  choose(choice: Proposal, by: ChosenBy): void {
    const before = this.#form;
    if (!before) return;
    const takesAmounts = allowedBy(this.#host.values.prefillFromUrl).includes('amounts');
    const taken = takesAmounts ? choice : { ...choice, amounts: '' };
    const form = withChoice(before, taken, by);
    if (form !== before) {
      this.#brought = null;
      if (by === 'donor') this.#noteAnswered(before, form);
      this.#change(form, 'amount', by === 'donor' ? 'donor' : 'script');
    }
    if (by !== 'address' || before.answered.size > 0) return;
    const apply: Brought['apply'] = (now, own = new Set()) =>
      unlessOwn(now, withWholeProposal(now, taken) ?? now, own);
    this.#bring({ kept: null, apply });
  }

  /** Notes the question that a button has answered. */
  #noteAnswered(before: Form, now: Form): void {
    const part = now.parts.find((one) => stateOf(now, one) !== stateOf(before, one));
    if (part) this.#lastQuestion = part.name;
  }

  /** Fills in what the page knows about the payer, unless the donor has typed something. */
  prefill(payer: Partial<Payer>): void {
    this.restore((form) => prefilled(form, payer));
  }

  #prefillKnown(): void {
    const { payer } = this.#host.values;
    if (payer) this.prefill(payer);
  }

  /** Clears the form, what is kept of it, and whatever its fields hold that hasn't been read yet. */
  reset(): void {
    this.#contents.remember();
    if (this.#form) this.#startWith(emptied(this.#form));
    this.errors.clear();
    this.#host.requestUpdate();
    this.#kept.forget();
    this.#prefillKnown();
  }

  /** Keeps the answers of the donation with this reference, which has just been sent. */
  keepSent(reference: string): void {
    this.#kept.keepSent(reference);
  }

  /** The field that a control of a prerendered form passes its answer on to; undefined if it never does. */
  passedOnTo(control: Control): string | undefined {
    return this.#form?.parts.find(({ passesOn }) => passesOn?.includes(control.name))?.fieldOf?.(control);
  }

  /**
   * Whether there are no errors. If there are, it shows them and moves the focus to them.
   *
   * @throws the error of a field that a script on the page has broken.
   */
  reportValidity(): boolean {
    const errors = this.check();
    if (errors.length === 0) return true;
    const fields = errors.map(({ field, code }) => ({ name: field, code }));
    this.#host.dispatchEvent(new DonationInvalidEvent(fields));
    void focusErrors(errors, this.#host);
    return false;
  }

  /**
   * Reads all answers and shows errors from now on.
   *
   * @throws the error of a field that a script on the page has broken.
   */
  check(): readonly FieldError[] {
    this.#input.finish();
    this.readControls();
    if (this.#form) this.#form = this.#observed(this.#form);
    const errors = this.#form ? this.#read(this.#form).errors : [];
    this.errors.show(errors);
    this.#host.requestUpdate();
    return errors;
  }

  /** Marks the fields at these paths of the request, which the service rejected. Returns whether there are any. */
  refuse(paths: readonly string[]): boolean {
    const fields = this.#form ? fieldsAt(paths, this.#form) : [];
    if (fields.length === 0) return false;
    this.errors.refuse(fields);
    this.#host.requestUpdate();
    return true;
  }

  /**
   * Reads the contents of the fields, whoever filled them in. `target`, the field that the donor just used, is read
   * last.
   */
  readControls(target: EventTarget | null = null, author: Author = 'script'): void {
    if (!this.#form) return;
    const parts = this.#form.parts;
    const changed = this.#contents.readChanged().flatMap((control) => {
      const position = parts.findIndex(({ fieldOf }) => fieldOf?.(control));
      const part = parts[position];
      if (!part) return [];
      this.touched.add(part);
      return hasAnswer(control)
        ? [{ control, part, position: control === target ? parts.length : position }]
        : [];
    });
    const isByDonor = author === 'donor';
    // An answer is drawn at once, and the page's own fields are read before that.
    if ((changed.length === 0 || !isByDonor) && this.#readPage() && isByDonor) this.#start();
    if (changed.length === 0) return;
    // Amounts depend on the currency, so it is read first.
    for (const { control, part } of changed.sort((one, other) => one.position - other.position))
      this.#take(control, part, author);
    this.#options.edited();
  }

  /** Notes which question a field belongs to. The page's own fields are children of the element. */
  #visit(target: EventTarget | undefined): void {
    if (!(target instanceof Element)) return;
    const parts = this.#form?.parts ?? [];
    const isOfForm = this.#host.renderRoot.contains(target);
    const part = isOfForm
      ? parts.find(({ fieldOf }) => isControl(target) && fieldOf?.(target) !== undefined)
      : parts.find(({ observe }) => observe);
    if (part) this.#lastQuestion = part.name;
  }

  /** Reads the page's own fields and returns whether they have changed. */
  #readPage(): boolean {
    const before = this.#form;
    if (!before) return false;
    try {
      const form = this.#observed(before);
      if (form === before) return false;
      this.#form = form;
      this.#options.leftOut(issuesOfPage(form));
      this.#update(null);
      this.#options.edited();
      return true;
    } catch {
      // A script on the page has broken a field. Submitting reports it.
      return false;
    }
  }

  #take(control: Control, part: Part, author: Author): void {
    const form = this.#form;
    if (!form || !part.update) return;
    const state = part.update(control, form, this.#host.platform.clock.now());
    this.#change(answered(form, part, state), part.fieldOf?.(control) ?? null, author);
  }

  /** Reads what is on the page itself. */
  #observed(form: Form): Form {
    return form.parts.reduce((now, part) => {
      const before = stateOf(now, part);
      const state = part.observe ? part.observe(this.#host, before) : before;
      return state === before ? now : withState(now, part, state);
    }, form);
  }

  /** After a change of language a typed amount keeps its value, and a declaration must be made again. */
  #adaptToLanguage(): void {
    const { locale, language } = this.#options.messages;
    const form = this.#form;
    if (!form || (form.locale === locale && form.language === language)) return;
    this.#change(adapted({ ...form, locale, language }, form), null, 'page');
  }

  /** A question that is asked once can have been answered in another form of this tab. */
  #adaptToOtherForms(): void {
    if (!this.#form) return;
    this.#form = this.#form.parts.reduce(
      (now, part) =>
        part.isAskedOnce && this.#answeredQuestions.has(part.name) ? withState(now, part, true) : now,
      this.#form,
    );
  }

  get #answeredQuestions(): AnsweredQuestions {
    return new AnsweredQuestions(this.#host.platform);
  }

  /** The event for a change by the page waits until the form is drawn. */
  #change(form: Form, field: string | null, author: Author): void {
    if (this.#form && author !== 'page')
      for (const { name } of changedQuestions(this.#form, form)) this.#brought?.own.add(name);
    const before = this.#form && this.#amountsOf(this.#form);
    this.#form = form;
    this.#update(field);
    if (author === 'donor') this.#start();
    if (before === this.#amountsOf(form)) return;
    this.#options.edited(author === 'page');
    const announce = () => this.#announce();
    if (author === 'page') afterUpdate(this.#host, announce);
    else announce();
  }

  #update(field: string | null): void {
    this.#updateErrors(field);
    this.#host.requestUpdate();
  }

  #updateErrors(field: string | null): void {
    const form = this.#form;
    this.#pause.abort();
    if (form && this.errors.update(field, () => this.#read(form).errors, this.#input.typing))
      void this.#judgeAfterPause(form);
  }

  /** Shows the error of the text that the donor is typing, once the donor pauses. */
  async #judgeAfterPause(form: Form): Promise<void> {
    this.#pause = new AbortController();
    try {
      await this.#host.platform.clock.wait(typingPause, this.#pause.signal);
    } catch {
      return;
    }
    this.errors.update(null, () => this.#read(form).errors);
    this.#host.requestUpdate();
  }

  #start(): void {
    if (this.#hasStarted || !this.#form) return;
    this.#hasStarted = true;
    const gift = giftOf(this.#readAmounts(this.#form));
    this.#host.dispatchEvent(new DonationStartEvent(gift, this.#host.values.variant));
  }

  #announce(): void {
    if (!this.#form) return;
    const gift = giftOf(this.#readAmounts(this.#form));
    this.#host.dispatchEvent(new DonationChangeEvent(gift, this.#host.values.variant));
  }
}

/** Keeps the last result of some work with a form: the same form always has the same. */
const lastOf = <Result>(work: (form: Form) => Result): ((form: Form) => Result) => {
  let last: { form: Form; result: Result } | null = null;
  return (form) => {
    if (last?.form !== form) last = { form, result: work(form) };
    return last.result;
  };
};

const isControl = (element: Element): element is Control => element.matches('input, select, textarea');

/** The issues of the questions whose answers are on the page itself. */
const issuesOfPage = (form: Form): readonly ConfigurationIssue[] => {
  const issues: ConfigurationIssue[] = [];
  for (const { observe, check } of form.parts) if (observe) check?.(form, (issue) => issues.push(issue));
  return issues;
};

/** The amounts as text for comparison. */
const textOf = (amounts: FormReading): string => {
  const { currency, interval } = amounts.donation;
  return amounts.errors.length > 0 ? JSON.stringify([currency, interval]) : sentText(amounts);
};

/** The request without its reference, its return address and the name of the subscription; and the errors. */
const sentText = ({ donation, errors }: FormReading): string =>
  JSON.stringify([
    requestFor(
      { ...donation, subscriptionName: null },
      { reference: '', returnUrl: undefined, subscriptionName: '' },
    ),
    errors.map(({ field, code }) => [field, code]),
  ]);

/** The donation as events report it. */
const giftOf = ({ donation, errors }: FormReading): Gift => {
  const { now, recurring } = totalsOfDonation(donation);
  const { currency, interval } = donation;
  return {
    amount: errors.length > 0 ? null : (recurring ?? now),
    currency,
    interval: interval.unit,
    intervalCount: interval.count,
  };
};

/** Runs `act` once, after the current update is drawn. */
const afterUpdate = (host: ReactiveControllerHost, act: () => void): void => {
  const controller = {
    hostUpdated: () => {
      host.removeController(controller);
      act();
    },
  };
  host.addController(controller);
};
