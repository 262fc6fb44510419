import { css } from 'lit';

/** Styles for the form: its questions, errors and notices. */
export const formStyles = css`
  /* Groups are twice as far apart as the fields in them. */
  form {
    --_gap: calc(var(--_space) * 0.875);
    display: grid;
    gap: calc(var(--_gap) * 2);
  }
  /* It gets the focus only in place of a field that has gone. */
  form:focus {
    outline: none;
  }
  .fields {
    display: grid;
    gap: var(--_gap);
  }
  .fields:empty {
    display: none;
  }
  .questions {
    display: contents;
  }
  .closing {
    display: grid;
    gap: var(--_space);
  }
  /* The container has a name, because the page's own containers would count too. */
  :host([layout='wide']) {
    container: donation-form / inline-size;
    inline-size: 100%;
    max-inline-size: var(--donation-max-width, 64em);
  }
  :host([layout='wide']) .themed {
    margin-inline: auto;
  }
  :host([layout='wide']) .themed:not(.status) {
    max-inline-size: none;
  }
  .heading {
    font-size: 1.5em;
    line-height: var(--_heading-line, 1.25);
  }
  ::slotted(img[slot='header']) {
    max-inline-size: 100%;
    block-size: auto;
  }
  /* The page's margins for headings suit its text, and the form has its own space between its parts. */
  ::slotted(:is(h1, h2, h3, h4, h5, h6)[slot='header']) {
    margin-block: 0 !important;
  }
  /* Keeps a label away from the edge of the window when the page scrolls to it. */
  fieldset,
  .field,
  .notice,
  .summary {
    scroll-margin-block: 0.5em;
  }
  legend {
    margin-block-end: 0.5em;
    padding: 0;
    font-size: clamp(1em, 6vw, 1.125em);
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
    padding: 0.75em min(var(--_space), var(--_inset));
    border-inline-start: 4px solid var(--_accent);
    border-radius: 0.25em;
    background: color-mix(in srgb, var(--_accent) 9%, var(--_surface));
  }
  /* While the donation is being sent, the notice takes the place of the line about the payment, so nothing moves. */
  .notice.busy {
    padding: 0;
    border: 0;
    background: none;
    color: var(--_muted);
    font-size: 0.9375em;
    text-align: center;
  }
  /* An empty notice is hidden but rendered, so that screen readers announce text that appears in it. */
  .notice:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
  /* The banner is also above the status, outside the element that has the private tokens. */
  .banner {
    margin: 0 0 var(--donation-space, 1em);
    padding: 0.375em min(var(--donation-space, 1em), max(0.25em, 100% - 14em));
    border-radius: var(--donation-radius, 0.625em);
    background: #fdefc3;
    background: light-dark(#fdefc3, #4d3d0a);
    color: #4a3800;
    color: light-dark(#4a3800, #fdefc3);
    font-size: 0.9375em;
    font-weight: 600;
    text-align: center;
  }
  .amounts .field + .options {
    margin-block-start: var(--_space);
  }
  .control:has(select) {
    padding-inline-end: min(0.5em, max(0em, 100% - 14em));
  }
  .control option {
    background: var(--_surface);
    color: var(--_text);
  }
  .impact {
    margin-block-start: 0.625em;
    color: var(--_muted);
  }
  .impact strong {
    color: var(--_text);
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
  }
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
    padding: var(--_space) min(var(--_space), var(--_inset));
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
    display: grid;
    gap: 0.5em;
    margin-block-start: 0.5em;
    font-size: clamp(0.875em, 5vw, 1em);
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
      -webkit-text-fill-color: GrayText;
    }
    .button[aria-disabled='true']::after {
      content: none;
    }
  }
`;
