import { LitElement } from 'lit';
import type { DonationService } from '../../../src/client/donation-client.js';
import { connectionOf } from '../../../src/service/connection.js';
import { PendingStore } from '../../../src/service/pending-store.js';
import { Receiver } from '../../../src/return/return-desk.js';
import type { PendingDonation } from '../../../src/service/pending-donation.js';
import { fakePlatform, fakeService, pendingDonation, type FakePlatform } from '../elements/fakes.js';

/** An element with nothing but its place at the return desk. */
class StagedElement extends LitElement {
  platform: FakePlatform = fakePlatform();
  readonly baseUrl = '';
  readonly publishableKey = '';
  readonly storage = 'session';
  readonly slug = null;
  client: DonationService | null = null;
  noStatus = false;
  /** What the desk has told it, in order: a reference, `unknown`, or `left`. A status also: `nobody`. */
  readonly told: string[] = [];
  readonly receiver = new Receiver(this, {
    isForm: this.localName.endsWith('widget'),
    show: (returned) =>
      this.told.push(returned ? (returned.pending?.reference.slice(-1) ?? 'unknown') : 'left'),
    showNothing: () => this.told.push('nobody'),
  });

  get values(): this {
    return this;
  }

  /** It has height, as a form has. */
  override render() {
    return 'A form';
  }

  override connectedCallback() {
    super.connectedCallback();
    this.style.display ||= 'block';
  }

  /** It has its service, and looks for a return. */
  begin(): this {
    const connection = connectionOf(this);
    if (connection && !this.noStatus) this.receiver.start(connection);
    return this;
  }

  /** What it shows now: the last digit of a reference, `unknown`, or an empty string. */
  get shows(): string {
    const { returned } = this.receiver;
    return returned ? (returned.pending?.reference.slice(-1) ?? 'unknown') : '';
  }
}

customElements.define('staged-widget', class extends StagedElement {});
customElements.define('staged-status', class extends StagedElement {});

export type Staged = StagedElement;

/** A tab in which the donor has gone to pay, and elements on its page. */
export class DeskStage {
  readonly services = {
    a: fakeService({ baseUrl: 'https://a.example/api/v1' }),
    b: fakeService({ baseUrl: 'https://b.example/api/v1' }),
  };
  readonly page = document.createElement('div');
  platform = fakePlatform();

  constructor() {
    document.body.append(this.page);
  }

  /** The donor has gone to pay a donation of the service A, sent by the first form unless `changes` say otherwise. */
  send(changes: Partial<PendingDonation> = {}): PendingDonation {
    const donation = pendingDonation({ form: '0', ...changes });
    new PendingStore(this.platform, 'session', 'https://a.example/api/v1').add(donation);
    return donation;
  }

  /** Adds an element that doesn't begin yet. */
  add(
    kind: 'widget' | 'status' = 'widget',
    { service = 'a', parent = this.page, ...given }: Given = {},
  ): StagedElement {
    const element = document.createElement(`staged-${kind}`) as StagedElement;
    Object.assign(element, { platform: this.platform, client: this.services[service] });
    if (given.id) element.id = given.id;
    if (given.isHidden) element.style.display = 'none';
    if (given.noStatus) element.noStatus = true;
    parent.append(element);
    return element;
  }

  /** The page's own HTML is written anew, as `innerHTML +=` does. */
  redraw(...begin: readonly ['widget' | 'status', Given?][]): StagedElement[] {
    this.page.replaceChildren();
    return begin.map(([kind, given]) => this.add(kind, given).begin());
  }

  remove(): void {
    this.page.remove();
  }
}

type Given = {
  service?: 'a' | 'b';
  parent?: Element;
  id?: string;
  isHidden?: boolean;
  noStatus?: boolean;
};

/** Resolves once sizes have been observed and all elements have decided. */
export const observed = async (): Promise<void> => {
  for (let round = 0; round < 2; round += 1) {
    await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next));
  }
};
