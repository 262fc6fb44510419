import { css } from 'lit';

/** Styles for the amounts with Gift Aid above the checkbox, or the reason why there is no Gift Aid. */
export const giftAidStyles = css`
  /* Without a reason the paragraph is hidden but rendered, so that screen readers announce text in it. */
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
