import { css } from 'lit';
import { textAreaStyles } from '../../ui/text-area.js';

/** A line next to the fields shows that they belong to the checkbox above. */
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
