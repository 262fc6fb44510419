import { css } from 'lit';

/** Styles for radios, fields and buttons. */
export const controlStyles = css`
  .options {
    --_option: var(--_long, 5.75em);
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(var(--_option), 100%), 1fr));
    gap: 0.5em;
  }
  /* Some words need more space. “10 000 kr” in two lines could be read as “10”. */
  .long {
    --_long: 8em;
  }
  .intervals {
    --_option: var(--_long, 6.25em);
  }
  /* Four options are in one row or two, never in rows of three and one. */
  .amounts .options:has(> :nth-child(3):last-child) {
    --_option: var(--_long, 5em);
  }
  .options:has(> :nth-child(4):last-child) {
    --_option: clamp(var(--_long, 5em), (var(--_long, 5em) * 5.2 - 100%) * 999, 50% - 0.25em);
  }
  .option {
    position: relative;
    display: flex;
    cursor: pointer;
  }
  .option input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  .option span {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    min-block-size: 3em;
    padding: 0.375em 0.25em;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    text-align: center;
  }
  .amounts .option span {
    min-block-size: 3.5em;
    font-size: 1.125em;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .option input:hover + span {
    border-color: var(--_accent);
  }
  .option input:checked + span {
    border-color: var(--_accent);
    background: color-mix(in srgb, var(--_accent) 12%, var(--_surface));
    box-shadow: inset 0 0 0 1px var(--_accent);
    font-weight: 600;
  }
  .option input:focus-visible + span {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .check {
    display: flex;
    gap: clamp(0.375em, 100% - 14em, 0.75em);
    align-items: flex-start;
    margin-block-end: 0.5em;
    font-weight: 500;
    cursor: pointer;
  }
  .check input {
    flex: none;
    font-size: inherit;
    inline-size: min(1.5em, 8vw);
    block-size: min(1.5em, 8vw);
    margin: 0;
    accent-color: var(--_accent);
  }
  .field {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: end;
    min-inline-size: 0;
    gap: 0.25em;
  }
  .amounts .field {
    margin-block-start: var(--_space);
  }
  .amounts legend + .field {
    margin-block-start: 0;
  }
  .label {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.75em;
  }
  .hint,
  .secure {
    color: var(--_muted);
    font-size: 0.9375em;
    font-weight: 400;
  }
  .secure {
    text-align: center;
  }
  .secure svg {
    inline-size: 0.875em;
    block-size: 0.875em;
    margin-inline-end: 0.25em;
    vertical-align: -0.0625em;
  }
  .control {
    display: flex;
    align-items: stretch;
    border: 1px solid var(--_control);
    border-radius: var(--_radius);
    background: var(--_surface);
  }
  .control:focus-within {
    outline: 3px solid var(--_accent);
    outline-offset: 1px;
  }
  .symbol {
    display: flex;
    align-items: center;
    padding-inline-start: 0.875em;
    color: var(--_muted);
  }
  .control :is(input, select, textarea) {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 2.875em;
    padding: 0.5em 0.875em;
    border: 0;
    border-radius: var(--_radius);
    background: transparent;
    color: inherit;
    font: inherit;
    outline: none;
  }
  .control select {
    padding-inline: min(0.875em, max(0.125em, 100% - 14em));
    font-size: clamp(0.8125em, 5vw, 1em);
    text-overflow: ellipsis;
  }
  .symbol + input {
    padding-inline-start: 0.375em;
  }
  .totals {
    display: grid;
    gap: 0.375em;
    padding-block: 0.875em;
    border-block: 1px solid var(--_border);
  }
  .totals dt {
    color: var(--_muted);
  }
  .totals .total {
    font-weight: 700;
  }
  .totals .total dt {
    color: inherit;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
    gap: var(--_gap);
  }
  /* System colours show which option is chosen and which buttons are disabled. */
  @media (forced-colors: active) {
    .option input:checked + span {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      outline-color: Highlight;
      forced-color-adjust: none;
    }
  }
`;
