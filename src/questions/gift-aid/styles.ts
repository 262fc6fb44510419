import { css } from 'lit';

/** The amounts with Gift Aid, above the tick; or why there is none. */
export const giftAidStyles = css`
  /* Without a reason it is out of sight, but rendered: a screen reader announces text that comes into it. */
  .unavailable:empty {
    position: absolute;
  }
  .gain {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .gain + .hint {
    margin-block-end: 0.75em;
  }
`;
