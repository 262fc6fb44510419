import { css } from 'lit';

/** Styles for what donors can do after the thanks. */
export const nextStepsStyles = css`
  .status h3 {
    margin: 0.5em 0 0;
    font-size: 1em;
    font-weight: 600;
    line-height: var(--_heading-line, 1.5);
  }
  /* Until a link is copied, it is hidden but rendered, so that screen readers announce text that appears in it. */
  .status .copied:empty {
    position: absolute;
  }
  .status .copied {
    color: var(--_muted);
    text-align: center;
  }
  .status .link {
    display: grid;
    gap: 0.25em;
  }
  .status .link input {
    min-inline-size: 0;
    min-block-size: 2.875em;
    padding: 0.5em 0.875em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
    color: inherit;
    font: inherit;
  }
`;
