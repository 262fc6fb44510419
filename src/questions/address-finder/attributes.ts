import type { BillingAddress } from '../../schema/payer.js';
import type { AttributesOf } from '../attributes.js';

/** An address that a finder suggests: a text for the donor, and whatever the finder needs to resolve it. */
export type AddressSuggestion = { readonly label: string };

/** An address with the names of §2.3. `country` is an ISO 3166-1 alpha-2 code. */
export type FoundAddress = Partial<BillingAddress>;

/** Finds addresses while the donor types, with a service that the page chooses. */
export type AddressFinder<Suggestion extends AddressSuggestion = AddressSuggestion> = {
  /**
   * Returns suggestions for a typed text.
   *
   * @param country the country that the donor has chosen or the form assumes (ISO 3166-1 alpha-2); empty if there is none yet
   * @param signal aborted once the result isn’t needed any more
   */
  find(text: string, country: string, signal: AbortSignal): Promise<readonly Suggestion[]>;
  /** Returns the address of the suggestion that the donor has chosen. */
  resolve(suggestion: Suggestion): FoundAddress | Promise<FoundAddress>;
};

export type AddressFinderAttributes = {
  /**
   * Sets your own address finder: an object with the methods `find(text, country, signal)` and `resolve(suggestion)`.
   * Donors can then search for their address, wherever the form asks for one. They can always enter it themselves.
   */
  addressFinder: AddressFinder | null;
};

export const addressFinderAttributes: AttributesOf<AddressFinderAttributes> = {
  addressFinder: {
    attribute: false,
    kind: 'methods',
    methods: ['find', 'resolve'],
    initial: null,
    isMinor: true,
  },
};

export const asksAddressFinder = ({ addressFinder }: AddressFinderAttributes): boolean =>
  addressFinder !== null;
