import { css } from 'lit';

/** The amounts with Gift Aid, above the tick. */
export const giftAidStyles = css`
  .gain {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .gain + .hint {
    margin-block-end: 0.75em;
  }
`;
