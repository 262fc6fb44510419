import { css } from 'lit';

/** The tick and its words. */
export const giftAidStyles = css`
  .check {
    display: flex;
    gap: 0.75em;
    align-items: flex-start;
    margin-block-end: 0.5em;
    font-weight: 500;
    cursor: pointer;
  }
  .check input {
    flex: none;
    font-size: inherit;
    inline-size: 1.5em;
    block-size: 1.5em;
    margin: 0;
    accent-color: var(--_accent);
  }
`;
