import { digestOf } from './digest.js';
import type { Platform } from './platform.js';
import { StoredList, storageNames } from './storage.js';

/**
 * Announces that a donation is complete, once for each slug in this browser. Anyone with the key and the slug
 * can read the donation, so only a digest of the slug is stored.
 */
export const announceOnce = (
  platform: Pick<Platform, 'lock' | 'storage'>,
  slug: string,
  announce: () => void,
): void => {
  const digest = digestOf(slug);
  platform.lock(storageNames.announced, () => {
    if (isFirst(platform, digest)) announce();
  });
};

const isDigest = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}$/.test(value) ? value : undefined;

const isFirst = (platform: Pick<Platform, 'storage'>, digest: string): boolean => {
  const announced = new StoredList(platform, storageNames.announced, isDigest);
  // If a page can't use one storage, it might be able to use the next one.
  for (const area of ['local', 'session'] as const) {
    if (announced.read(area).includes(digest)) return false;
    if (announced.add(digest, area)) return true;
  }
  return true;
};
