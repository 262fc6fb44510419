import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { AnswerStore } from '../browser/answer-store.js';
import { formKeyOf } from '../browser/form-key.js';
import { navigationOf } from '../browser/navigation.js';
import { whenLeaving } from '../browser/leaving.js';
import { pageParameters } from '../browser/page-parameters.js';
import type { Platform } from '../browser/platform.js';
import { withoutMisread, withProposal } from '../questions/proposal.js';
import type { Form } from '../questions/question.js';
import { keptAnswers, withKeptAnswers } from './kept-answers.js';
import { proposalIn } from './proposal.js';

type Host = ReactiveControllerHost &
  HTMLElement & { readonly platform: Platform; readonly prefillFromUrl: string | null };

/** An address may fill in these where the page does not say. */
const usuallyAllowed = 'amount interval';

/** Keeps what the donor answered for a reload and Back; nothing that says who the donor is. */
export class KeptAnswersController implements ReactiveController {
  readonly #host: Host;
  readonly #form: () => Form | null;
  /** The text of what was last kept, to compare with. */
  #text = '';
  /** Writes what has changed; null while nothing has. */
  #write: (() => void) | null = null;
  #stop: () => void = () => undefined;

  constructor(host: Host, form: () => Form | null) {
    this.#host = host;
    this.#form = form;
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
    const kept = form && keptAnswers(form);
    const text = JSON.stringify(kept);
    if (!kept || !this.#host.isConnected || text === this.#text) return;
    this.#text = text;
    // The place is found now: later the page may have another address, or the form be gone from it.
    const store = this.#store;
    this.#write = () => store.write(kept);
  }

  /** The stored answers, unchecked: the page may have written anything there. */
  get stored(): unknown {
    this.#flush();
    return this.#store.read();
  }

  forget(): void {
    this.#text = '';
    this.#write = null;
    this.#store.write(null);
  }

  /**
   * Restores the answers after a reload, Back or a payment that failed. On any other arrival it takes what the
   * page lets its address propose: a later donation must not be monthly because the last one was.
   */
  recall(form: Form, hasFailed: boolean): Form {
    const arrival = navigationOf(this.#host.platform).arrival();
    const stored = arrival === 'back' || arrival === 'reload' || hasFailed ? this.stored : null;
    if (stored !== null) return withKeptAnswers(form, stored);
    const allowed = (this.#host.prefillFromUrl ?? usuallyAllowed).split(/[\s,]+/);
    return withProposal(form, withoutMisread(form, proposalIn(pageParameters(), allowed)));
  }

  /** Writes once the donor leaves: at each key it would be a good part of the work. */
  readonly #flush = () => {
    this.#write?.();
    this.#write = null;
  };

  get #store(): AnswerStore {
    return new AnswerStore(this.#host.platform, formKeyOf(this.#host));
  }
}
