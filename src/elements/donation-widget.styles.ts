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
  .questions {
    display: contents;
  }
  /* A label that is scrolled to is not cut by the edge of the window. */
  fieldset,
  .field {
    scroll-margin-block: 0.5em;
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
  /* Out of sight, but there: a screen reader says what comes into it. */
  .notice:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
  /* It stands above the status too, where the tokens of the form are not. */
  .banner {
    margin: 0 0 var(--donation-space, 1em);
    padding: 0.375em var(--donation-space, 1em);
    border-radius: var(--donation-radius, 0.625em);
    background: #fdefc3;
    background: light-dark(#fdefc3, #4d3d0a);
    color: #4a3800;
    color: light-dark(#4a3800, #fdefc3);
    font-size: 0.9375em;
    font-weight: 600;
    text-align: center;
  }
`;
