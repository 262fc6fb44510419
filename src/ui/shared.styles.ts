import { css } from 'lit';

/** Styles that the form, the status and the dialog share. */
export const sharedStyles = css`
  .themed {
    --_danger: var(--donation-danger, light-dark(#b3261e, #ffb4ab));
    --_success: var(--donation-success, light-dark(#146c43, #7ddba3));
  }
  @supports not (color: light-dark(#000, #fff)) {
    .themed {
      --_danger: var(--donation-danger, #b3261e);
      --_success: var(--donation-success, #146c43);
    }
    :host([color-scheme='dark']) .themed,
    .themed.dark {
      --_danger: var(--donation-danger, #ffb4ab);
      --_success: var(--donation-success, #7ddba3);
    }
  }
  .button.quiet {
    border-color: var(--_control);
    background: transparent;
    color: inherit;
  }
  .button[aria-disabled='true'] {
    position: relative;
    container-type: inline-size;
    cursor: progress;
  }
  /* The spinner takes up no space, so the label doesn't move. */
  .button[aria-disabled='true']::after {
    content: '';
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    margin-inline: 0.6em -1.6em;
    border: 0.15em solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: turn 0.9s linear infinite;
  }
  /* With large text there's no room for it beside the label, so it's small and in the corner. */
  @container (max-width: 12em) {
    .button[aria-disabled='true']::after {
      position: absolute;
      inset-block-start: 0.5em;
      inset-inline-end: 0.5em;
      margin: 0;
      font-size: 0.625em;
    }
  }
  @keyframes turn {
    to {
      rotate: 1turn;
    }
  }
  [tabindex='-1']:focus {
    outline: none;
  }
  h2 {
    font-size: 1.25em;
    line-height: var(--_heading-line, 1.25);
  }
  /* The name wraps next to its amount, or above it if a word needs the whole line. Amounts never wrap. */
  dl div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--_space);
  }
  dt {
    flex: 1;
    max-inline-size: 100%;
    overflow-wrap: break-word;
  }
  dd {
    min-inline-size: min-content;
    margin-inline-start: auto;
    overflow-wrap: normal;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
