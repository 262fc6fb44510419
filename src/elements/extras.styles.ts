import { css } from 'lit';

/** Gifts with their steppers, choices, an address: what a plain form has none of. */
export const extrasStyles = css`
  .amounts .field + .options {
    margin-block-start: var(--_space);
  }
  .control:has(select) {
    padding-inline-end: 0.5em;
  }
  .control option {
    background: var(--_surface);
    color: var(--_text);
  }
  .impact {
    margin-block-start: 0.625em;
    color: var(--_muted);
  }
  .check {
    display: flex;
    gap: 0.75em;
    align-items: flex-start;
    margin-block-end: 0.5em;
    font-weight: 500;
    cursor: pointer;
  }
  .check input {
    flex: none;
    font-size: inherit;
    inline-size: 1.5em;
    block-size: 1.5em;
    margin: 0;
    accent-color: var(--_accent);
  }
  /* Two columns at most, and one where two are too narrow. */
  .address {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(max(11em, 40%), 100%), 1fr));
    gap: var(--_space);
  }
  .address .whole {
    grid-column: 1 / -1;
  }
  .gifts {
    list-style: none;
    container-type: inline-size;
  }
  .gift {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 0.75em;
    padding-block: 0.625em;
  }
  .gift + .gift {
    border-block-start: 1px solid color-mix(in srgb, var(--_border) 60%, transparent);
  }
  .stepper {
    grid-column: 2;
    grid-row: 1 / span 2;
    display: flex;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
  }
  .stepper:focus-within {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }
  .stepper button,
  .stepper input {
    inline-size: 2.75em;
    min-block-size: 2.75em;
    border: 0;
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .stepper button {
    font-size: 1em;
    font-weight: 700;
    cursor: pointer;
  }
  .stepper button[aria-disabled='true'] {
    color: var(--_muted);
    cursor: default;
  }
  .stepper input {
    inline-size: 2.25em;
    padding: 0;
    outline: none;
  }
  .stepper input::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  /* Where letters are large, the name has its own line. */
  @container (max-width: 14em) {
    .gift {
      grid-template-columns: 1fr;
    }
    .stepper {
      grid-area: auto / 1;
    }
    .stepper > * {
      flex: 1;
      min-inline-size: 0;
    }
  }
  @media (forced-colors: active) {
    .stepper button[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
