import { css } from 'lit';

/** What a form has that is in use. */
export const givingStyles = css`
  .error,
  .summary a {
    color: var(--_danger);
    font-weight: 600;
  }
  .error {
    font-size: 0.9375em;
  }
  .invalid .control {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }
  .readings {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5em;
  }
  .small {
    inline-size: auto;
    min-block-size: 2.75em;
    padding-block: 0.25em;
    font-size: 1em;
  }
  .summary {
    padding: var(--_space);
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
  }
  .summary:focus {
    border-color: transparent;
    outline: 3px solid var(--_danger);
    outline-offset: -2px;
  }
  .summary h2 {
    font-size: 1.125em;
  }
  .summary ul {
    margin-block-start: 0.5em;
    list-style: none;
  }
  .summary a {
    display: inline-block;
    text-underline-offset: 0.2em;
  }
  .notice.failed {
    border-color: var(--_danger);
    background: color-mix(in srgb, var(--_danger) 9%, var(--_surface));
  }
  .resume {
    display: grid;
    gap: 0.75em;
  }
  @media (forced-colors: active) {
    .invalid .control {
      border-width: 3px;
    }
    .button[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`;
