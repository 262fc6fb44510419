import { nothing, type PropertyValues } from 'lit';
import type { ElementContext } from '../page/platform.js';
import { issueOfAccess } from '../service/access.js';
import { connectionOf, type Connection, type ConnectionValues } from '../service/connection.js';
import { accessError } from '../client/access-error.js';
import { ConfigurationError } from '../client/configuration-error.js';
import { DonationErrorEvent } from '../events.js';
import type { MessageKey } from '../languages/en.js';
import type { Localizer } from '../languages/localizer.js';
import { FocusKeeper } from '../lit/focus-keeper.js';
import { paymentTypes, type PaymentType } from '../schema/payment-type.js';
import type { Outcome } from '../schema/outcome.js';
import { Receiver, type Return } from './return-desk.js';
import { StatusView, type StatusViewValues } from './status-view.js';

type Values = ConnectionValues &
  StatusViewValues & { readonly type: PaymentType | null; readonly slug: string | null };

type Host = ElementContext<Values> & {
  /** Whether a property has a value that the status can't do without. The element has reported it. */
  readonly hasIssues: boolean;
  explanation(): unknown;
  fallback(key: MessageKey): unknown;
};

/** Decides which donation a `<donation-status>` shows: the one that the page names, or the one of the return. */
export class StatusController {
  readonly #host: Host;
  readonly #status: StatusView;
  readonly #receiver: Receiver;
  #connection: Connection | null = null;
  /** `nothing` while another element on the page shows the return, or can still show it. */
  #view: 'status' | 'nothing' | 'fallback' = 'fallback';

  constructor(host: Host, messages: Localizer) {
    this.#host = host;
    this.#status = new StatusView(host, messages, null, null);
    this.#receiver = new Receiver(host, {
      isForm: false,
      show: (returned) => this.#show(returned),
      showNothing: () => this.#showNothing(),
    });
    new FocusKeeper(host);
  }

  willUpdate(changed: PropertyValues<Host>, isNew: boolean): void {
    const hasChanged = (...names: string[]) =>
      names.some((name) => (changed as Map<PropertyKey, unknown>).has(name));
    const connection = this.#host.hasIssues ? null : connectionOf(this.#host);
    const isOtherService = connection
      ? connection.identity !== this.#connection?.identity
      : hasChanged('baseUrl', 'publishableKey', 'client');
    if (isNew || isOtherService || hasChanged('type', 'slug')) this.#start(connection);
    else if (connection && connection !== this.#connection) this.#use(connection);
  }

  /** The outcome that the donor sees; null until one is known. */
  get outcome(): Outcome | null {
    return this.#status.outcome;
  }

  /** Whether it shows the status, nothing, or the fallback because there is nothing to look up. */
  get view(): 'status' | 'nothing' | 'fallback' {
    return this.#view;
  }

  render() {
    if (this.#view === 'fallback') return [this.#host.explanation(), this.#host.fallback('lost.text')];
    return this.#view === 'status' ? [this.#host.explanation(), this.#status.render()] : nothing;
  }

  #start(connection: Connection | null): void {
    this.#connection = connection;
    const error = this.#error;
    if (!connection || error) {
      this.#view = 'fallback';
      this.#status.stop();
      if (!error) return;
      this.#host.platform.report(error);
      this.#host.dispatchEvent(new DonationErrorEvent(error));
      return;
    }
    const { type, slug } = this.#host.values;
    if (type && slug) {
      this.#receiver.leave();
      this.#view = 'status';
      this.#status.lookUp({ type, slug }, connection);
      return;
    }
    const { returned } = this.#receiver;
    this.#view = 'nothing';
    this.#status.stop();
    this.#receiver.start(connection);
    // It shows the same return from its new service.
    if (returned) this.#show(returned);
  }

  /** Why there is nothing to look up, unless the element has already reported it. */
  get #error(): ConfigurationError | null {
    if (this.#host.hasIssues) return null;
    const { values } = this.#host;
    const issue = issueOfAccess(values);
    if (issue) return accessError(issue);
    const { type, slug } = values;
    const isUsable = slug === null ? type === null : paymentTypes.includes(type as PaymentType);
    return isUsable
      ? null
      : new ConfigurationError(
          '<donation-status> needs both slug and type. Set type to one_time or subscription.',
        );
  }

  #use(connection: Connection): void {
    this.#connection = connection;
    if (this.#view === 'status') this.#status.use(connection);
  }

  #show(returned: Return | null): void {
    this.#view = returned ? 'status' : 'nothing';
    if (returned && this.#connection) this.#status.show(returned, this.#connection);
    else this.#status.stop();
    this.#host.requestUpdate();
  }

  /** Nobody on the page knows a donation. Only a visitor from outside can come from paying one. */
  #showNothing(): void {
    if (this.#host.platform.arrival() === 'outside') this.#show({ pending: null });
  }
}
