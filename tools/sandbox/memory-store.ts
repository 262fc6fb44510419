import type { Checkout, Store } from './store.js';

/** A store in memory, for a page or a short test. It ends with its page or process. */
export const openMemoryStore = (): Store => {
  const checkouts = new Map<string, Checkout>();
  let offset = 0;

  return {
    async add(checkout) {
      if (checkouts.has(checkout.slug)) throw new Error('This slug already exists.');
      // Copies go in and out, so that only `update` can change stored data.
      checkouts.set(checkout.slug, structuredClone(checkout));
    },

    async find(slug) {
      return structuredClone(checkouts.get(slug));
    },

    async update(next) {
      if (checkouts.get(next.slug)?.revision !== next.revision) return false;
      checkouts.set(next.slug, { ...structuredClone(next), revision: next.revision + 1 });
      return true;
    },

    async clockOffset() {
      return offset;
    },

    async advanceClock(milliseconds) {
      offset += milliseconds;
    },

    async putClockAhead(milliseconds) {
      offset = Math.max(offset, milliseconds);
    },

    close() {
      checkouts.clear();
    },
  };
};
