import { css } from 'lit';

export const styles = css`
  form,
  .payer {
    display: grid;
    gap: calc(var(--_space) * 1.35);
  }
  .payer {
    gap: var(--_space);
  }
  legend {
    margin-block-end: 0.5em;
    padding: 0;
    font-size: 1.0625em;
    font-weight: 700;
  }
  .label {
    font-weight: 500;
  }
  .options {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(5.75em, 100%), 1fr));
    gap: 0.5em;
  }
  .intervals {
    grid-template-columns: repeat(auto-fit, minmax(min(6.25em, 100%), 1fr));
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
    transition:
      background 0.15s,
      border-color 0.15s;
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
  .label {
    display: flex;
    flex-wrap: wrap;
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
  .error {
    color: var(--_danger);
    font-weight: 600;
    font-size: 0.9375em;
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
  .invalid .control {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }
  .symbol {
    display: flex;
    align-items: center;
    padding-inline-start: 0.875em;
    color: var(--_muted);
  }
  .control input,
  .control select {
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
  .control option {
    background: var(--_surface);
    color: var(--_text);
  }
  .symbol + input {
    padding-inline-start: 0.375em;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr));
    gap: var(--_space);
  }
  .summary {
    padding: var(--_space);
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
  }
  .summary:focus {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  .summary h2 {
    font-size: 1.125em;
  }
  .summary ul {
    margin-block-start: 0.5em;
    list-style: none;
  }
  .summary a {
    color: var(--_danger);
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
  .act {
    display: grid;
    gap: 0.75em;
  }
  .notice {
    padding: 0.75em var(--_space);
    border-inline-start: 4px solid var(--_accent);
    border-radius: 0.25em;
    background: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  }
  .notice.failed {
    border-color: var(--_danger);
    background: color-mix(in srgb, var(--_danger) 9%, var(--_surface));
  }
  .notice:empty {
    display: none;
  }
  .resume {
    display: grid;
    gap: 0.75em;
  }
  .banner {
    margin-block-end: var(--_space);
    padding: 0.375em var(--_space);
    border-radius: var(--_radius);
    background: light-dark(#fdefc3, #4d3d0a);
    color: light-dark(#4a3800, #fdefc3);
    font-size: 0.9375em;
    font-weight: 600;
    text-align: center;
  }
`;
