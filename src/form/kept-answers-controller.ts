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

/** The fields that an address can fill in unless the page says otherwise. */
const usuallyAllowed = 'amount interval';

/** Keeps the donor's answers for a reload and Back, but nothing that identifies the donor. */
export class KeptAnswersController implements ReactiveController {
  readonly #host: Host;
  readonly #form: () => Form | null;
  /** The text that was last stored, for comparison. */
  #text = '';
  /** Stores what has changed; null if nothing has. */
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
    // Find the storage entry now: later the page's address can change, or the form can be removed.
    const store = this.#store;
    this.#write = () => store.write(kept);
  }

  /** The stored answers, unchecked: other scripts on the page can write here too. */
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
   * Restores the answers after a reload, Back or a failed payment. On any other visit it uses only what the page lets
   * its address fill in: a later donation must not be monthly because the last one was.
   */
  recall(form: Form, hasFailed: boolean): Form {
    const arrival = navigationOf(this.#host.platform).arrival();
    const stored = arrival === 'back' || arrival === 'reload' || hasFailed ? this.stored : null;
    if (stored !== null) return withKeptAnswers(form, stored);
    const allowed = (this.#host.prefillFromUrl ?? usuallyAllowed).split(/[\s,]+/);
    return withProposal(form, withoutMisread(form, proposalIn(pageParameters(), allowed)));
  }

  /** Stores when the donor leaves: doing it on each key press would slow typing down. */
  readonly #flush = () => {
    this.#write?.();
    this.#write = null;
  };

  get #store(): AnswerStore {
    return new AnswerStore(this.#host.platform, formKeyOf(this.#host));
  }
}
