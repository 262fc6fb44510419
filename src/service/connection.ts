import type { Access } from '../client/access.js';
import type { DonationService } from '../client/donation-client.js';
import type { ElementContext } from '../page/platform.js';
import type { StorageArea } from '../page/storage.js';
import { issueOfAccess } from './access.js';
import { PendingStore } from './pending-store.js';
import { serviceIdentity } from './service-identity.js';
import { serviceOf, type ElementService } from './service.js';

/** The properties that name an element's service. */
export type ConnectionValues = Readonly<Access> & {
  readonly client: DonationService | null;
  readonly storage: StorageArea;
};

/** How an element talks to its service, and the donations that it can look up there. */
export type Connection = {
  readonly service: ElementService;
  readonly store: PendingStore;
  /** Identifies the service in storage. */
  readonly identity: string;
};

/** The connection of each element, with the values that it was made from. */
const connections = new WeakMap<object, { from: readonly unknown[]; connection: Connection | null }>();

/** The connection of an element; null while its attributes aren't valid. It is made anew only when they change. */
export const connectionOf = (
  element: Pick<ElementContext<ConnectionValues>, 'platform' | 'values'>,
): Connection | null => {
  const { platform, values } = element;
  const from = [platform, values.baseUrl, values.publishableKey, values.client, values.storage];
  const known = connections.get(element);
  if (known?.from.every((value, index) => value === from[index])) return known.connection;
  const connection = issueOfAccess(values) ? null : connect(platform, values);
  connections.set(element, { from, connection });
  return connection;
};

const connect = (platform: ElementContext['platform'], values: ConnectionValues): Connection => {
  const identity = serviceIdentity(values);
  return {
    service: serviceOf(values),
    store: new PendingStore(platform, values.storage, identity),
    identity,
  };
};
