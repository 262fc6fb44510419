import type { ReactiveController } from 'lit';
import * as z from 'zod/mini';
import type { ElementContext, Platform } from '../page/platform.js';
import { belongsTo, formKeyOf } from '../page/form-key.js';
import { pageAddress } from '../page/address.js';
import { pageWindow } from '../page/window.js';
import { canBeSeen, isRendered, reveal } from '../page/rendered.js';
import { StoredList, storageNames } from '../page/storage.js';
import { connectionOf, type Connection, type ConnectionValues } from '../service/connection.js';
import { isOpen, pendingLifetime, type PendingDonation } from '../service/pending-donation.js';
import { announcedReferences, keepReferenceOut, removeReferences } from './address-references.js';

/** A return from the payment page: its stored donation, of any service, or null if nothing is known about it. */
export type Return = { readonly pending: PendingDonation | null };

/** An element that can show a return: a form, or a status that has no donation of its own. */
type ReceivingElement = ElementContext<ConnectionValues> & {
  /** Explains a fault to the person who makes the page. */
  explain?(fault: Error): void;
};

type Found = {
  readonly returned: Return;
  /** The references in the address that no element knew. Empty for a known donation. */
  readonly references: readonly string[];
};

/** The donation that an element shows until the donor moves on. */
type Showing = Found & {
  readonly by: Receiver;
  /** Where `by` is. An element that the page makes anew there goes on. */
  readonly place: string;
  /** The entry of the history that it is shown in. */
  readonly entry: string;
};

/** An element that shows a donation's status, and since when, stored for a reload. */
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

/** Each document has one platform, and one desk. */
const desks = new WeakMap<Platform, ReturnDesk>();

const deskOf = ({ platform }: ReceivingElement): ReturnDesk => {
  const desk = desks.get(platform) ?? new ReturnDesk(platform);
  desks.set(platform, desk);
  return desk;
};

/**
 * Decides which element of the document shows which return. Its rules are the table in `docs/architecture.md`, “The
 * return desk”.
 */
class ReturnDesk {
  readonly #platform: Platform;
  readonly #views: StoredList<View>;
  readonly #receivers = new Set<Receiver>();
  #showings: readonly Showing[] = [];
  /** The references of the donations that any element of this document has shown, with the places of the elements. */
  readonly #shown = new Map<string, Set<string>>();
  /**
   * A hidden element can become visible, and the other way round, without any event. What it shows then changes its
   * size, which must not happen while sizes are observed.
   */
  readonly #sizes = new ResizeObserver(() => setTimeout(() => this.#review()));

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#views = new StoredList(platform, storageNames.views, readView);
  }

  add(receiver: Receiver): void {
    this.#receivers.add(receiver);
    this.#sizes.observe(receiver.host);
  }

  remove(receiver: Receiver): void {
    this.#receivers.delete(receiver);
    this.#sizes.unobserve(receiver.host);
  }

  /** An element has its service. `looksAll`: also for what isn't in the address. */
  arrive(receiver: Receiver, connection: Connection, looksAll: boolean): void {
    // It might know what another element shows as unknown.
    this.#review();
    if (receiver.returned) return;
    const found =
      this.#leftAt(receiver, connection) ??
      this.#announcedTo(receiver, connection) ??
      (looksAll ? this.#rememberedFor(receiver, connection) : null);
    if (found) this.#give(receiver, found);
    this.#review();
    if (found || !looksAll) return;
    this.#views.change((one) => (one.place === receiver.place ? null : one));
    // Nothing is left to look for, and only a status says so. A page can have many forms.
    if (receiver.isForm && announcedReferences().length === 0) return;
    if (otherReceivers(receiver.host).length > 0) void this.#lookAgain(receiver);
    else if (!receiver.returned) receiver.showNothing();
  }

  /** Shows a return that the element has found itself, unless another one shows that donation. */
  give(receiver: Receiver, returned: Return): void {
    if (!this.#isShown(returned)) this.#give(receiver, { returned, references: [] });
    this.#review();
  }

  #isShown({ pending }: Return): boolean {
    return this.#showings.some(
      ({ by, returned }) =>
        by.host.isConnected && by.returned === returned && returned.pending?.reference === pending?.reference,
    );
  }

  /** The donor has moved on from what this element shows: neither a reload nor a new element shows it again. */
  end(receiver: Receiver): void {
    this.#showings = this.#showings.filter(({ by, place }) => by !== receiver && place !== receiver.place);
    this.#forget(receiver.place);
  }

  /** The donor has started another donation, in any element. */
  endAll(): void {
    this.#showings = [];
    this.#views.change(() => null);
  }

  /** The donation that a removed element showed at this place, unless the donor has navigated since. */
  #leftAt(receiver: Receiver, { store }: Connection): Showing | undefined {
    const entry = entryNow();
    this.#showings = this.#showings.filter((one) => one.by.host.isConnected || one.entry === entry);
    return this.#showings.find(
      ({ by, place, returned: { pending } }) =>
        by !== receiver &&
        !by.host.isConnected &&
        place === receiver.place &&
        (!pending || store.isOwn(pending)),
    );
  }

  /**
   * The return that the address announces; null if there is none or another element is to show it. `isLast`: all
   * others have had their chance.
   */
  #announcedTo(receiver: Receiver, { store }: Connection, isLast = false): Found | null {
    const references = announcedReferences();
    if (references.length === 0) return null;
    // A return address that already had an older reference comes back with two: the last one stored here counts.
    const pending = references.flatMap((reference) => store.find(reference) ?? []).at(-1) ?? null;
    const isKnown = pending !== null && store.isOwn(pending);
    const others = otherReceivers(receiver.host);
    const isTaken = isLast
      ? isSeenBest(receiver.host, others)
      : this.#isTurn(receiver, pending) && (isKnown || !others.some((one) => knows(one, references)));
    if (!isTaken) return null;
    removeReferences(references);
    return { returned: { pending: isKnown ? pending : null }, references: isKnown ? [] : references };
  }

  /** Without a reference: what it showed before a reload, or the newest donation if the donor comes from paying it. */
  #rememberedFor(receiver: Receiver, { store }: Connection): Found | null {
    const pending = this.#viewedAt(receiver, store) ?? this.#comingFrom(receiver, store);
    return pending ? { returned: { pending }, references: [] } : null;
  }

  /** The newest donation, if the donor comes from its payment page. */
  #comingFrom(receiver: Receiver, store: Connection['store']): PendingDonation | undefined {
    const newest = store.newest();
    if (!newest || !this.#isTurn(receiver, newest)) return undefined;
    const canReturn = newest.settled === null || isOpen(newest, this.#platform.clock.now());
    if (!receiver.isForm) return canReturn ? newest : undefined;
    const isMovedOnFrom = newest.settled !== null && newest.settled !== 'attention';
    const isNews = this.#platform.arrival() === 'outside' && !this.#shown.has(newest.reference);
    return canReturn && !isMovedOnFrom && isNews ? newest : undefined;
  }

  /**
   * The donation that was shown at this place before a reload, and one whose final outcome nobody has seen yet each time
   * that the page makes the element anew.
   */
  #viewedAt(receiver: Receiver, store: Connection['store']): PendingDonation | undefined {
    const view = this.#views.read().find(({ place }) => place === receiver.place);
    if (!view || this.#platform.clock.now() - view.shown >= pendingLifetime) return undefined;
    const pending = store.find(view.reference);
    if (!pending || !store.isOwn(pending)) return undefined;
    const isMadeAnew = this.#shown.get(pending.reference)?.has(receiver.place);
    return (isMadeAnew ? pending.settled === null : this.#platform.arrival() === 'reload')
      ? pending
      : undefined;
  }

  /** Whether this element, of all that could, shows a donation. A status shows any, a form its own. */
  #isTurn(receiver: Receiver, pending: PendingDonation | null): boolean {
    const { host, isForm } = receiver;
    const owns = (one: Element) => isReceiver(one) && ownsOf(one, pending);
    if (!isSeenBest(host, otherReceivers(host).filter(owns))) return false;
    return !isForm || this.isOwn(receiver, pending);
  }

  /** Whether this form continues the donation. Each form continues only its own, but a form that is hidden none. */
  isOwn({ host }: Receiver, pending: PendingDonation | null): boolean {
    const isSeen = canBeSeen(host);
    return belongsTo(
      host,
      pending?.form,
      (form) => isReceiver(form) && ownsOf(form, pending) && (!isSeen || canBeSeen(form as ReceivingElement)),
    );
  }

  /** Shows the return if the elements that it was left to can't. */
  async #lookAgain(receiver: Receiver): Promise<void> {
    await othersHaveDecided(receiver.host);
    const { connection, host } = receiver;
    if (receiver.returned || !connection || !host.isConnected) return;
    const found = this.#announcedTo(receiver, connection, true);
    if (found) this.#give(receiver, found);
    this.#review();
    if (!receiver.returned && this.#speaksForAll(receiver)) receiver.showNothing();
  }

  /** Whether this element says that no donation is known: the first of its kind does, if nobody shows one. */
  #speaksForAll({ host }: Receiver): boolean {
    const isBefore = (one: Element) =>
      one.localName === host.localName &&
      (one.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return !this.#showings.some(({ by }) => by.host.isConnected) && !otherReceivers(host).some(isBefore);
  }

  #give(receiver: Receiver, { returned, references }: Found): void {
    const { place } = receiver;
    const before = this.#showings.filter((one) => one.by !== receiver && one.returned !== returned);
    this.#showings = [...before, { returned, references, by: receiver, place, entry: entryNow() }];
    this.#forget(place);
    const { pending } = returned;
    if (pending) {
      const { reference } = pending;
      this.#shown.set(reference, (this.#shown.get(reference) ?? new Set()).add(place));
      this.#views.add({ place, reference, shown: this.#platform.clock.now() });
    }
    receiver.show(returned);
    void this.#reveal(receiver, returned);
  }

  /** Opens what hides the element from the donor, once the others have decided. */
  async #reveal(receiver: Receiver, returned: Return): Promise<void> {
    await othersHaveDecided(receiver.host);
    const { host } = receiver;
    if (receiver.returned !== returned || !host.isConnected || isRendered(host)) return;
    if (!canBeSeen(host)) receiver.reportHidden();
    else reveal(host);
  }

  /** Moves what an element shows to one that fits better: one that knows the donation, or that donors can see. */
  #review(): void {
    for (const showing of this.#showings) {
      const { by, returned, references, entry } = showing;
      if (!by.host.isConnected || by.returned !== returned) continue;
      const others = [...this.#receivers].filter(
        (one) => one !== by && one.connection && !one.returned && isReceiver(one.host),
      );
      const knowing =
        references.length > 0 ? others.find((one) => this.#takesOver(one, references)) : undefined;
      if (knowing) {
        const pending = knownTo(knowing.host, references) ?? null;
        // The donor might have come back a second time. Another form must not mistake that for an unknown return.
        keepReferenceOut();
        this.#move(showing, knowing, { returned: { pending }, references: [] });
        continue;
      }
      if (canBeSeen(by.host) || entry !== entryNow()) continue;
      const seen = others.find(({ host }) => canBeSeen(host) && ownsOf(host, returned.pending));
      if (seen) this.#move(showing, seen, showing);
    }
  }

  #takesOver(receiver: Receiver, references: readonly string[]): boolean {
    const pending = knownTo(receiver.host, references);
    return pending !== undefined && this.#isTurn(receiver, pending);
  }

  #move({ by, place }: Showing, to: Receiver, found: Found): void {
    this.#showings = this.#showings.filter((one) => one.by !== by);
    this.#forget(place);
    by.show(null);
    this.#give(to, found);
  }

  #forget(place: string): void {
    this.#views.change((one) => (one.place === place ? null : one));
  }
}

type Options = {
  /** Whether it is a form, which shows only its own donations. A status shows any. */
  readonly isForm: boolean;
  /** Shows a return; null if another element shows it now. */
  show(returned: Return | null): void;
  /** Called if the element is the one that tells donors that no donation is known. */
  showNothing?(): void;
};

/** An element's place at the return desk. */
export class Receiver implements ReactiveController {
  readonly host: ReceivingElement;
  readonly isForm: boolean;
  /** Null until the element has its service. */
  connection: Connection | null = null;
  /** The return that the element shows; null if it shows none. */
  returned: Return | null = null;
  readonly #options: Options;

  constructor(host: ReceivingElement, options: Options) {
    this.host = host;
    this.isForm = options.isForm;
    this.#options = options;
    host.addController(this);
    host.addEventListener('donation-submit', () => deskOf(host).endAll());
  }

  hostConnected() {
    deskOf(this.host).add(this);
  }

  hostDisconnected() {
    deskOf(this.host).remove(this);
  }

  get place(): string {
    return [pageAddress(), this.host.localName, formKeyOf(this.host)].join(' ');
  }

  /** The element has its service. After the first time, only a return that nobody has shown can follow. */
  start(connection: Connection): void {
    // A form that has another service has been in use. A status asks the new service everything.
    const looksAll = this.connection === null || !this.isForm;
    this.connection = connection;
    deskOf(this.host).arrive(this, connection, looksAll);
  }

  /** Whether this form continues a donation. */
  isOwn(pending: PendingDonation): boolean {
    return deskOf(this.host).isOwn(this, pending);
  }

  /** Shows a return that the element has found itself, unless another one shows that donation. */
  take(returned: Return): void {
    deskOf(this.host).give(this, returned);
  }

  /** The donor has read what it shows, so that neither a reload nor a new element shows it again. */
  end(): void {
    deskOf(this.host).end(this);
  }

  /** The donor has left what it shows. */
  leave(): void {
    this.end();
    this.returned = null;
  }

  /** Called by the desk. */
  show(returned: Return | null): void {
    this.returned = returned;
    this.#options.show(returned);
  }

  /** Called by the desk. */
  showNothing(): void {
    this.#options.showNothing?.();
  }

  /** Called by the desk. */
  reportHidden(): void {
    const { localName, platform } = this.host;
    const button = localName.replace(/(?:widget|status)$/, 'button');
    const fault = new Error(
      `<${localName}> shows the status of a donation, but the page hides it, so donors who have paid read nothing. Put the form into a <${button}>, which opens by itself, or set return-url to a page that shows the status.`,
    );
    platform.report(fault);
    this.host.explain?.(fault);
  }
}

/** The entry of the history: a navigation within the document changes it. */
const entryNow = (): string => {
  const page = pageWindow();
  const key = 'navigation' in page ? page.navigation.currentEntry?.key : undefined;
  return `${key ?? page.history.length} ${pageAddress()}`;
};

const isReceiver = (one: Element): one is ReceivingElement => {
  if (!('values' in one && 'updateComplete' in one)) return false;
  const { storage, noStatus, slug } = one.values as Partial<Record<string, unknown>>;
  return Boolean(storage) && !noStatus && !slug;
};

/**
 * The other elements of this package that can show a return, in the document and in this element's shadow tree. An
 * element whose script hasn't run yet isn't among them, but one that still loads its service is.
 */
const otherReceivers = (element: HTMLElement): ReceivingElement[] => {
  const prefix = element.localName.replace(/(?:widget|status)$/, '');
  const root = element.getRootNode();
  const roots = root instanceof ShadowRoot ? [document, root] : [document];
  return roots
    .flatMap((one) => [...one.querySelectorAll(`${prefix}widget, ${prefix}status`)])
    .filter(isReceiver)
    .filter((one) => one !== element);
};

/** Resolves when all other elements have had their chance to show the return, even if their scripts load slowly. */
const othersHaveDecided = async (element: HTMLElement): Promise<void> => {
  await Promise.all(otherReceivers(element).map(({ updateComplete }) => updateComplete));
};

/** Whether donors can see this element, or none of these others. */
const isSeenBest = (element: HTMLElement, others: readonly ReceivingElement[]): boolean =>
  canBeSeen(element) || !others.some((one) => connectionOf(one) && canBeSeen(one));

/** Whether the service of an element created the donation. Any element can show that nothing is known about one. */
const ownsOf = (one: ReceivingElement, pending: PendingDonation | null): boolean =>
  !pending || connectionOf(one)?.store.isOwn(pending) === true;

const knows = (one: ReceivingElement, references: readonly string[]): boolean =>
  knownTo(one, references) !== undefined;

/** The donation with one of these references, if the element's own service created it. */
const knownTo = (one: ReceivingElement, references: readonly string[]): PendingDonation | undefined => {
  const store = connectionOf(one)?.store;
  return references
    .flatMap((reference) => store?.find(reference) ?? [])
    .filter((found) => store?.isOwn(found))
    .at(-1);
};
