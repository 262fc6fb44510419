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
    line-height: 1.25;
  }
  /* Amounts never wrap. The name next to them does. */
  dd {
    min-inline-size: min-content;
    overflow-wrap: normal;
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
