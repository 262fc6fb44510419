import { css } from 'lit';
import { textAreaStyles } from '../../ui/text-area.js';

/** Places the checkboxes and fields below one another. */
export const askStyles = css`
  .ask {
    display: grid;
    gap: var(--_space);
  }
  ${textAreaStyles}
`;
