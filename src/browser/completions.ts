import { digestOf } from './digest.js';
import type { Platform } from './platform.js';
import { completionsKey } from './started-donation.js';

/** How many are remembered, the newest. */
const capacity = 20;

/** Where storage throws, this page remembers on its own as long as it lives. */
const remembered = new Set<string>();

/**
 * Announces the completion of a donation, once for each slug in this browser. A slug opens the donation to
 * whoever has the key, so only its digest stays.
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
      storage(area).setItem(completionsKey, JSON.stringify([...announced, digest].slice(-capacity)));
      return true;
    } catch {
      // This storage is not available, but the next one may be.
    }
  }
  if (remembered.has(digest)) return false;
  remembered.add(digest);
  return true;
};

/** The digests that are stored; anything else that was written there is ignored. */
const read = (storage: Storage): string[] => {
  const text = storage.getItem(completionsKey);
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => /^[\da-f]{8}$/.test(String(one))) : [];
  } catch {
    return [];
  }
};
