import { bodyOf, isRefusable, type CheckoutName } from './checkouts.js';
import type { Answer, KeyForm, Service } from './service.js';

/** A statement needs an earlier answer that is missing. Another statement reports that one. */
export class MissingGroundError extends Error {
  override name = 'MissingGroundError' as const;
}

/** The service refuses the key in both forms, so nothing can be checked. */
export class KeyRefusedError extends Error {
  override name = 'KeyRefusedError' as const;
}

/** The checkouts of one run. Each is created once and read twice, when a statement first needs that. */
export type Conversation = ReturnType<typeof converse>;

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const once = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key) => {
    const value = made.has(key) ? (made.get(key) as Value) : make(key);
    made.set(key, value);
    return value;
  };
};

/** Two of the checkouts also try both forms of the key (§5.2), so that no extra ones are needed. */
const triedForms: Partial<Record<CheckoutName, readonly [KeyForm, KeyForm]>> = {
  'one-time, all fields': ['bearer', 'bare'],
  'one-time, required fields': ['bare', 'bearer'],
};

export const converse = (service: Service) => {
  const refused = new Set<KeyForm>();
  let form: KeyForm = 'bearer';

  const createIn = (tried: KeyForm, name: CheckoutName) =>
    service.postCheckout(JSON.stringify(bodyOf(name)), service.authorization(tried));

  const create = async (name: CheckoutName): Promise<Answer> => {
    const [first, second] = triedForms[name] ?? [form];
    const answer = await createIn(first, name);
    if (answer.status !== 401 || second === undefined || refused.has(second)) return answer;
    const again = await createIn(second, name);
    if (again.status !== 401) {
      refused.add(first);
      form = second;
    }
    return again;
  };

  const created = once(create);

  const slugOf = async (name: CheckoutName) => {
    const answer = await created(name);
    const slug = isSuccess(answer) && isRecord(answer.body) ? answer.body['slug'] : undefined;
    if (typeof slug === 'string' && slug !== '') return slug;
    throw new MissingGroundError(`needs the slug of the checkout “${name}”, which has none`);
  };

  const get = (type: 'one_time' | 'subscription', slug: string, by: KeyForm = form) =>
    type === 'one_time'
      ? service.getPaymentSession(slug, service.authorization(by))
      : service.getSubscription(slug, service.authorization(by));

  const typeOf = (name: CheckoutName) =>
    bodyOf(name)['payment_type'] === 'subscription' ? 'subscription' : 'one_time';

  const read = once(async (name: CheckoutName) => get(typeOf(name), await slugOf(name)));

  const readAgain = once(async (name: CheckoutName) => get(typeOf(name), await slugOf(name)));

  const preflight = once((_: 'checkout') => service.preflight());

  const objectIn = (name: CheckoutName, answer: Answer) => {
    if (isSuccess(answer) && isRecord(answer.body)) return answer.body;
    throw new MissingGroundError(`needs the checkout “${name}”, which couldn't be read`);
  };

  return {
    baseUrl: service.baseUrl,
    key: service.key,
    origin: service.origin,
    slowest: service.slowest,
    limited: service.limited,
    preflight: () => preflight('checkout'),
    refused,
    created,
    slugOf,
    read,
    get,
    post: (body: string, contentType?: string) =>
      service.postCheckout(body, service.authorization(form), contentType),
    postAs: (authorization: string | null, body: string) => service.postCheckout(body, authorization),

    /** Sends the first request. Nothing can be checked if the service doesn't know the key. */
    open: async () => {
      const { status } = await created('one-time, all fields');
      if (status === 401)
        throw new KeyRefusedError('The service refuses this key (401), with and without “Bearer”.');
    },

    /** The checkouts, without those that a service can refuse if it has refused them. */
    unrefused: async (names: readonly CheckoutName[]) => {
      const kept: CheckoutName[] = [];
      for (const name of names) if (!isRefusable(name) || isSuccess(await created(name))) kept.push(name);
      return kept;
    },

    /** The service's answer when it created the checkout. */
    creation: async (name: CheckoutName) => {
      const answer = await created(name);
      if (isSuccess(answer)) return answer.body;
      throw new MissingGroundError(`needs the checkout “${name}”, which wasn't created`);
    },

    /** The checkout as the service returns it when it's read. */
    reading: async (name: CheckoutName) => objectIn(name, await read(name)),

    /** The checkout when it's read a second time. */
    readingAgain: async (name: CheckoutName) => objectIn(name, await readAgain(name)),
  };
};
