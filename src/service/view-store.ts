import * as z from 'zod/mini';
import { pendingLifetime, type PendingDonation } from './pending-donation.js';
import { pageAddress } from '../page/page-address.js';
import type { PendingStore } from './pending-store.js';
import { formKeyOf } from '../page/form-key.js';
import type { Platform } from '../page/platform.js';
import { StoredList, storageNames } from '../page/stored.js';

/** An element that shows a donation's status, and since when. */
const viewSchema = z.object({
  /** The page and the element's position on it. */
  place: z.string(),
  reference: z.string(),
  shown: z.number(),
});

type View = z.infer<typeof viewSchema>;

const readView = (value: unknown): View | undefined => {
  const result = viewSchema.safeParse(value);
  return result.success ? result.data : undefined;
};

/** The donations that each document has shown, by reference and place. Each document has one platform. */
const shownBy = new WeakMap<Platform, Map<string, Set<string>>>();

/**
 * Remembers which donation an element in this tab shows the status of. Only a reload shows the same thanks again.
 */
export class ViewStore {
  readonly #element: HTMLElement & { readonly platform: Platform };

  constructor(element: HTMLElement & { readonly platform: Platform }) {
    this.#element = element;
  }

  /**
   * The donation that this element keeps showing: after a reload, once, the one from before; and one whose final
   * outcome nobody has seen yet, each time the page recreates the element.
   */
  find(store: PendingStore): PendingDonation | undefined {
    const place = this.#place;
    const view = this.#views.read().find((one) => one.place === place);
    const { clock } = this.#element.platform;
    if (!view || clock.now() - view.shown >= pendingLifetime) return undefined;
    const pending = store.find(view.reference);
    if (!pending || !store.isOwn(pending)) return undefined;
    const isMadeAnew = this.#shown.get(pending.reference)?.has(place);
    const arrival = this.#element.platform.arrival();
    return (isMadeAnew ? pending.settled === null : arrival === 'reload') ? pending : undefined;
  }

  /** Whether this document has shown it in any element. */
  hasShown(reference: string): boolean {
    return this.#shown.has(reference);
  }

  show(reference: string): void {
    const place = this.#place;
    const shown = this.#shown;
    shown.set(reference, (shown.get(reference) ?? new Set()).add(place));
    this.end();
    this.#views.add({ place, reference, shown: this.#element.platform.clock.now() });
  }

  end(): void {
    const place = this.#place;
    this.#views.change((one) => (one.place === place ? null : one));
  }

  /** Clears the views of all elements in this tab. */
  endAll(): void {
    this.#views.change(() => null);
  }

  get #place(): string {
    return [pageAddress(), this.#element.localName, formKeyOf(this.#element)].join(' ');
  }

  get #shown(): Map<string, Set<string>> {
    const { platform } = this.#element;
    const shown = shownBy.get(platform) ?? new Map<string, Set<string>>();
    shownBy.set(platform, shown);
    return shown;
  }

  get #views(): StoredList<View> {
    return new StoredList(this.#element.platform, storageNames.views, readView);
  }
}
