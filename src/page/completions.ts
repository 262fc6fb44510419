import { toJson } from '../schema/json.js';
import { digestOf } from './digest.js';
import type { Platform } from './platform.js';
import { completionsKey } from './started-donation.js';

/** The number of completions to remember: the newest ones. */
const capacity = 20;

/** The fallback if storage throws: this page remembers them until it closes. */
const remembered = new Set<string>();

/**
 * Announces that a donation is complete, once for each slug in this browser. Anyone with the key and the slug
 * can read the donation, so only a digest of the slug is stored.
 */
export const announceOnce = (
  { lock = (_name, act) => act(), storage }: Pick<Platform, 'lock' | 'storage'>,
  slug: string,
  announce: () => void,
): void => {
  const digest = digestOf(slug);
  lock(completionsKey, () => {
    if (isFirst(storage, digest)) announce();
  });
};

const isFirst = (storage: Platform['storage'], digest: string): boolean => {
  for (const area of ['local', 'session'] as const) {
    try {
      const announced = read(storage(area));
      if (announced.includes(digest)) return false;
      storage(area).setItem(completionsKey, toJson([...announced, digest].slice(-capacity)));
      return true;
    } catch {
      // This storage isn't available, but the next one might be.
    }
  }
  if (remembered.has(digest)) return false;
  remembered.add(digest);
  return true;
};

/** The stored digests. Anything else that was written there is ignored. */
const read = (storage: Storage): string[] => {
  const text = storage.getItem(completionsKey);
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => /^[\da-f]{8}$/.test(String(one))) : [];
  } catch {
    return [];
  }
};
