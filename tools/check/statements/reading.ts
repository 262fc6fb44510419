import { bodyOf, type Body, type CheckoutName } from '../checkouts.js';
import { isRecord, type Conversation } from '../conversation.js';
import { holds, type Finding } from '../statement.js';

export type Both = { asked: Body; read: Record<string, unknown> };

/** Compares each checkout, as the service returns it, with its request. */
export const eachReading =
  (names: readonly CheckoutName[], look: (both: Both) => Finding | null) =>
  async (conversation: Conversation): Promise<Finding> => {
    for (const name of await conversation.unrefused(names)) {
      const departure = look({ asked: bodyOf(name), read: await conversation.reading(name) });
      if (departure) return departure;
    }
    return holds;
  };

export const recordsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : []);
