import { LitElement } from 'lit';
import type { DonationService } from '../../../src/client/donation-client.js';
import type { Messages } from '../../../src/languages/en.js';
import { connectionOf, type Connection } from '../../../src/service/connection.js';
import { fakePlatform, type FakePlatform } from './fakes.js';

/** An element that has only what controllers need from their host. */
class ControllerHost extends LitElement {
  platform: FakePlatform = fakePlatform();
  locale: string | null = null;
  messages: Partial<Messages> = {};
  variant: string | null = null;
  readonly payer = null;
  prefillFromUrl: string | null = null;
  readonly baseUrl = '';
  readonly publishableKey = '';
  readonly client = null;
  readonly storage = 'session';
  readonly events: Event[] = [];

  /** A test sets its properties to values of their types. */
  get values(): this {
    return this;
  }

  /** Records every event of the package. */
  override dispatchEvent(event: Event): boolean {
    this.events.push(event);
    return super.dispatchEvent(event);
  }

  /** The events of one type, in order. */
  of<Type extends keyof HTMLElementEventMap>(type: Type): HTMLElementEventMap[Type][] {
    return this.events.filter((event) => event.type === type) as HTMLElementEventMap[Type][];
  }
}

customElements.define('controller-host', ControllerHost);

const hosts: ControllerHost[] = [];

/** Adds a host to the page until `removeHosts`. */
export const hostOn = (platform?: FakePlatform, parent: Element | ShadowRoot = document.body) => {
  const host = new ControllerHost();
  if (platform) host.platform = platform;
  parent.append(host);
  hosts.push(host);
  return host;
};

export const removeHosts = () => {
  for (const host of hosts.splice(0)) host.remove();
};

/** The connection of an element whose page passes in this client. */
export const connectionTo = (client: DonationService, platform: FakePlatform): Connection => {
  const values = { client, storage: 'session', baseUrl: '', publishableKey: '' } as const;
  const connection = connectionOf({ platform, values });
  if (!connection) throw new Error('There is no connection.');
  return connection;
};
