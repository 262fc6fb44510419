import type { ElementContext } from '../page/element-context.js';
import { connectionOf, type ConnectionValues } from './connection.js';
import type { PendingDonation } from './pending-donation.js';

/** An element that can show a return: a form, or a status that has no donation of its own. */
export type Receiver = ElementContext<ConnectionValues>;

export const isReceiver = (one: Element): one is Receiver => {
  if (!('values' in one && 'updateComplete' in one)) return false;
  const { storage, noStatus, slug } = one.values as Partial<Record<string, unknown>>;
  return Boolean(storage) && !noStatus && !slug;
};

/**
 * The other elements of this package that can show a return, in the document and in this element's shadow tree. An
 * element whose script hasn't run yet isn't among them.
 */
export const otherReceivers = (element: HTMLElement): Receiver[] => {
  const prefix = element.localName.replace(/(?:widget|status)$/, '');
  const root = element.getRootNode();
  const roots = root instanceof ShadowRoot ? [document, root] : [document];
  return roots
    .flatMap((one) => [...one.querySelectorAll(`${prefix}widget, ${prefix}status`)])
    .filter(isReceiver)
    .filter((one) => one !== element);
};

/** Resolves when all other elements have had their chance to show the return, even if their scripts load slowly. */
export const othersHaveDecided = async (element: HTMLElement): Promise<void> => {
  await Promise.all(otherReceivers(element).map(({ updateComplete }) => updateComplete));
};

/** Whether an element shows a return: a form that the status has replaced, or a status that has found a donation. */
const showsReturn = (one: Element): boolean =>
  (one.shadowRoot?.querySelector('[part~=status]') ?? null) !== null &&
  one.getAttribute('outcome') !== 'lost';

/** Whether this status says that there is no donation to show: the first one on the page does, if nobody shows any. */
export const speaksForAll = (element: HTMLElement): boolean => {
  const others = otherReceivers(element);
  const isBefore = (one: Element) =>
    one.localName === element.localName &&
    (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return !others.some((one) => showsReturn(one) || isBefore(one));
};

/** The donation with one of these references, if the element's own service created it. */
export const knownTo = (one: Receiver, references: readonly string[]): PendingDonation | undefined => {
  const store = connectionOf(one)?.store;
  return references
    .flatMap((reference) => store?.find(reference) ?? [])
    .filter((found) => store?.isOwn(found))
    .at(-1);
};
