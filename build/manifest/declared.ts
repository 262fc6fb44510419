import type { ReactiveElement } from 'lit';
import { DonationButton } from '../../src/elements/button/donation-button.js';
import { DonationStatus } from '../../src/elements/donation-status.js';
import { DonationWidget } from '../../src/elements/donation-widget.js';
import type { Declared } from '../../src/questions/read-values.js';

/** The declarations of properties, by the tag of the element and the name of the property. */
export type DeclaredByTag = Readonly<Record<string, ReadonlyMap<string, Declared>>>;

type Declaring = Pick<typeof ReactiveElement, 'observedAttributes' | 'elementProperties'>;

const declaredBy = (element: Declaring): ReadonlyMap<string, Declared> => {
  // Lit inherits declarations when something first asks for the attributes.
  void element.observedAttributes;
  return element.elementProperties as ReadonlyMap<string, Declared>;
};

/** What the elements declare about their properties, such as their kinds. */
export const declared: DeclaredByTag = {
  'donation-widget': declaredBy(DonationWidget),
  'donation-status': declaredBy(DonationStatus),
  'donation-button': declaredBy(DonationButton),
};
