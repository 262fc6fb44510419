import { css } from 'lit';

/** Places the parts of an address side by side if there is room. */
export const addressStyles = css`
  /* At most two columns, or one if two would be too narrow. */
  .address {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(11em, 40%), 100%), 1fr));
    gap: var(--_space);
  }
  .address .whole {
    grid-column: 1 / -1;
  }
`;
