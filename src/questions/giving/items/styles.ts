import { css } from 'lit';

/** Styles for items and their steppers. */
export const itemStyles = css`
  .items {
    list-style: none;
    container-type: inline-size;
  }
  .item {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 0.75em;
    padding-block: 0.625em;
  }
  .item + .item {
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
  /* With large text, the name gets its own line. */
  @container (max-width: 14em) {
    .item {
      grid-template-columns: minmax(0, 1fr);
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
