import { css } from 'lit';
import { textAreaStyles } from '../../view/text-area.js';

/** A line along what is asked for shows that it belongs to the tick above it. */
export const dedicationStyles = css`
  ${textAreaStyles}
  .dedicated {
    margin-block-start: 0.5em;
    padding-inline-start: var(--_space);
    border-inline-start: 4px solid var(--_border);
  }
  .dedicated :is(.options, .field) + .field {
    margin-block-start: var(--_space);
  }
`;
