import { css } from 'lit';

/** The parts of an address, side by side where there is room. */
export const addressStyles = css`
  /* Two columns at most, and one where two are too narrow. */
  .address {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(11em, 40%), 100%), 1fr));
    gap: var(--_space);
  }
  .address .whole {
    grid-column: 1 / -1;
  }
`;
