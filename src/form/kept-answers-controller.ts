import type { ReactiveController } from 'lit';
import { AnswerStore, readSent } from '../page/storage.js';
import { formKeyOf } from '../page/form-key.js';
import { whenLeaving } from '../page/navigation.js';
import { pageParameters } from '../page/address.js';
import { pageUrl } from '../page/window.js';
import type { ElementContext } from '../page/platform.js';
import type { Form } from '../questions/part.js';
import type { FailedDonation } from './failed-donation.js';
import { keptAnswers, readKept, unlessOwn, withKeptAnswers, type KeptAnswers } from './kept-answers.js';
import { allowedBy, linkText } from './prefill-link.js';
import { withLink } from './with-link.js';

type Host = ElementContext<{ readonly prefillFromUrl: string | null }>;

/** The answers that a link or a store brings to a form. The page might offer them only later. */
export type Brought = {
  /** The kept answers; null for a link. */
  readonly kept: KeptAnswers | null;
  /** Applies what the form offers, except in place of the answers to the questions in `own`. */
  apply(form: Form, own?: ReadonlySet<string>): Form;
};

/** The answers that were brought, and the questions that the donor has answered since. */
export type Waiting = { readonly brought: Brought; readonly own: ReadonlySet<string> };

/**
 * Keeps the donor's answers, but nothing that identifies the donor. Two entries have two owners: one holds what the
 * form shows, for a reload and Back, and follows it even to nothing. The other holds what the form last sent, for
 * another try if that payment fails.
 */
export class KeptAnswersController implements ReactiveController {
  readonly #host: Host;
  readonly #form: () => Form | null;
  readonly #waiting: () => Waiting | null;
  /** The form that was last stored, or is about to be. */
  #last: Form | null = null;
  /** Stores what has changed; null if nothing has. */
  #write: (() => void) | null = null;
  /**
   * The entry for what the form shows, for this form at this address. It stays if the page says only later what a link
   * can fill in: the next load begins in the same way.
   */
  #entry: { place: string; store: AnswerStore } | null = null;
  #stop: () => void = () => undefined;

  /** `form` returns null while there is no form to see. `waiting` returns what was brought to it. */
  constructor(host: Host, form: () => Form | null, waiting: () => Waiting | null = () => null) {
    this.#host = host;
    this.#form = form;
    this.#waiting = waiting;
    host.addController(this);
  }

  hostConnected() {
    this.#stop = whenLeaving(this.#flush);
  }

  hostDisconnected() {
    this.#stop();
    this.#flush();
  }

  hostUpdated() {
    const form = this.#form();
    if (!form || form === this.#last || !this.#host.isConnected) return;
    this.#last = form;
    // Find the storage entry now: later the page's address can change, or the form can be removed.
    const store = this.#shown;
    this.#write = () => store.write(this.#answersOf(form));
  }

  /** Keeps the answers of the donation with this reference, which has just been sent. */
  keepSent(reference: string): void {
    const form = this.#form();
    const kept = form && keptAnswers(form);
    this.#sent.write(kept && { reference, ...kept });
  }

  /** The form for trying a failed donation again. */
  recover(form: Form, failed: FailedDonation): Form {
    return failed.recover(form, readSent(this.#host.platform, failed.reference));
  }

  forget(): void {
    this.#last = null;
    this.#write = null;
    this.#shown.clear();
    this.#sent.clear();
  }

  /**
   * Finds the answers to restore after a reload or Back, or those of a donation that has failed, if this form sent it.
   * On any other visit, and behind the status of a donation (`isReturn`), it uses only what the page lets its address
   * fill in: a later donation must not be monthly because the last one was.
   */
  recall({ failed, isReturn }: { failed: FailedDonation | null; isReturn: boolean }): Brought {
    const arrival = this.#host.platform.arrival();
    const isSameForm = !isReturn && (arrival === 'back' || arrival === 'reload');
    const stored = isSameForm ? this.#shown.read() : null;
    if (stored !== null)
      return { kept: readKept(stored), apply: (form, own) => withKeptAnswers(form, stored, own) };
    const link = pageParameters();
    const apply: Brought['apply'] = (form, own = new Set()) =>
      failed?.isFor(this.#host, form)
        ? unlessOwn(form, this.recover(form, failed), own)
        : withLink(form, link, this.#allowed, own);
    return { kept: null, apply };
  }

  /** The answers to store. Kept ones that the form doesn't offer yet stay. */
  #answersOf(form: Form): KeptAnswers | null {
    const { brought, own } = this.#waiting() ?? {};
    return keptAnswers(form, brought?.kept && own ? { kept: brought.kept, own } : null);
  }

  /** Stores when the donor leaves: doing it on each key press would slow typing down. */
  readonly #flush = () => {
    this.#write?.();
    this.#write = null;
  };

  get #shown(): AnswerStore {
    const form = formKeyOf(this.#host);
    const place = `${form} ${pageUrl()}`;
    if (this.#entry?.place !== place) {
      const link = linkText(pageParameters(), this.#allowed);
      this.#entry = { place, store: new AnswerStore(this.#host.platform, form, 'choices', link) };
    }
    return this.#entry.store;
  }

  get #allowed(): readonly string[] {
    return allowedBy(this.#host.values.prefillFromUrl);
  }

  get #sent(): AnswerStore {
    return new AnswerStore(this.#host.platform, formKeyOf(this.#host), 'sent');
  }
}
