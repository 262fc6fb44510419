import { css } from 'lit';

/** What Gift Aid makes of the donation, above the tick. */
export const giftAidStyles = css`
  .gain {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .gain + .hint {
    margin-block-end: 0.75em;
  }
`;
