import { css } from 'lit';

/** The suggestion above its two buttons, which are of one size. */
export const monthlySuggestionStyles = css`
  .suggestion {
    display: grid;
    gap: 0.75em;
    padding: 0.75em var(--_space);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  /* Without a suggestion it is out of sight, but rendered: a screen reader announces text that comes into it. */
  .suggestion:not([role]) {
    position: absolute;
    padding: 0;
    border: 0;
  }
  .suggestion div {
    display: grid;
    grid-auto-rows: 1fr;
    grid-template-columns: repeat(auto-fit, minmax(min(10em, 100%), 1fr));
    gap: 0.5em;
  }
`;
