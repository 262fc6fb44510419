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
  /* The spinner takes the place of the label, which keeps its space: beside it there isn't room in every language. */
  .button[aria-disabled='true'] {
    position: relative;
    cursor: progress;
    -webkit-text-fill-color: transparent;
  }
  .button[aria-disabled='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    inline-size: 1.25em;
    block-size: 1.25em;
    margin: auto;
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
