import { css } from 'lit';

/** A card, so that the text is legible on any page. */
export const amountsStyles = css`
  .card {
    display: grid;
    gap: 0.75em;
    inline-size: 24em;
    max-inline-size: 100%;
    padding: var(--_space);
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.6);
    background: var(--_surface);
  }
  .card legend {
    margin-block-end: 0.5em;
    padding: 0;
    font-weight: 700;
  }
  .card .button {
    padding-inline: 0.5em;
  }
`;
