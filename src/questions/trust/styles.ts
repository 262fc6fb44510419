import { css } from 'lit';

/** Styles for the lines below the button. */
export const trustStyles = css`
  .trust a {
    display: inline-block;
    margin-inline: 0.5em;
    padding-block: 0.125em;
    color: inherit;
    text-underline-offset: 0.2em;
  }
`;
