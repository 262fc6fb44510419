import { css } from 'lit';
import { addressFinderEnglish } from '../../languages/en/address-finder.js';
import { addressKey } from '../address/state.js';
import type { Part, PartKey } from '../part.js';
import { ownSettings, stateOf } from '../states.js';
import type { AddressFinder, AddressFinderAttributes } from './attributes.js';
import { finderPart } from './finder-part.js';
import { unfolding } from '../../ui/unfolding.styles.js';

const addressFinderStyles = css`
  ${unfolding(css`.finder ~ *`)}
  .finder .combobox {
    position: relative;
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
  .finder ul {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(100% + 0.25em);
    inset-inline: 0;
    max-block-size: 20em;
    margin: 0;
    padding: 0.25em;
    overflow-y: auto;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
    box-shadow: 0 0.25em 1em rgb(0 0 0 / 0.2);
    list-style: none;
  }
  .finder li {
    display: flex;
    align-items: center;
    min-block-size: 2.75em;
    padding: 0.25em 0.625em;
    border-radius: calc(var(--_radius) - 0.25em);
    cursor: pointer;
  }
  .finder li:hover {
    background: color-mix(in srgb, var(--_primary) 12%, transparent);
  }
  .finder li[aria-selected='true'] {
    background: var(--_primary);
    color: var(--_on-primary);
  }
  .finder .button {
    justify-self: start;
    margin-block-start: 0.25em;
  }
  @media (forced-colors: active) {
    .finder li[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const addressFinderKey: PartKey<{ readonly finder: AddressFinder | null }, object> = {
  name: 'address-finder',
};

/** Searches for the donor's address with the page's own finder, and fills in the fields of the address below it. */
export const addressFinderPart: Part<
  { readonly finder: AddressFinder | null },
  object,
  AddressFinderAttributes
> = {
  name: addressFinderKey.name,
  english: addressFinderEnglish,
  styles: addressFinderStyles,
  group: addressKey.name,

  configure: ({ addressFinder }) => ({ finder: addressFinder }),
  // It holds nothing, but another one shows that the form has been cleared.
  initial: () => ({}),
  read: (_, donation) => donation,
  view: (view) => {
    const { finder } = ownSettings(view.form, addressFinderKey);
    return finder && finderPart(view, finder, stateOf(view.form, addressFinderKey));
  },
};
