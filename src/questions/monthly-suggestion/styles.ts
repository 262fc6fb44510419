import { css } from 'lit';

/** Styles for the suggestion and its two buttons, which have the same size. */
export const monthlySuggestionStyles = css`
  .suggestion {
    display: grid;
    gap: 0.75em;
    padding: 0.75em var(--_space);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  /* Without a suggestion it is hidden but rendered, so that screen readers announce text that appears in it. */
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
