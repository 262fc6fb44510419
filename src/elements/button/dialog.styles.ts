import { css } from 'lit';

export const dialogStyles = css`
  dialog {
    inline-size: min(100% - 2em, var(--donation-max-width, 30em));
    max-inline-size: none;
    max-block-size: calc(100vh - 2em);
    max-block-size: calc(100dvh - 2em);
    margin: auto;
    padding: 0;
    overflow: hidden;
    border: 1px solid var(--_border);
    border-radius: calc(var(--_radius) * 1.6);
    background: var(--_surface);
    color: var(--_text);
    box-shadow: 0 1em 3em rgb(0 0 0 / 0.25);
  }
  dialog[open] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  }
  ::backdrop {
    background: rgb(0 0 0 / 0.55);
  }
  .bar {
    display: flex;
    align-items: center;
    /* The close button comes before the title in the order of Tab, which goes from the title to the form. */
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: var(--_space);
    padding-block: 0.375em;
    padding-inline: var(--_inset) 0.375em;
    border-block-end: 1px solid var(--_border);
  }
  h2 {
    font-size: 1.0625em;
    font-weight: 600;
  }
  .close {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 2.75em;
    block-size: 2.75em;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .close:hover {
    background: color-mix(in srgb, var(--_text) 10%, transparent);
  }
  .close:focus-visible {
    outline-offset: -3px;
  }
  .close svg {
    inline-size: 1.5em;
    block-size: 1.5em;
  }
  /* The dialog is the card of the form. */
  .content {
    --_card-border: 0;
    /* Text that only screen readers read is placed in it, and scrolls with it. */
    position: relative;
    overflow: hidden auto;
    --_heading: none;
    overscroll-behavior: contain;
  }
  /* In a high window the questions scroll, and the total and the button below them stay in view. */
  @media (height >= 760px) {
    .content {
      --_foot: fixed;
      display: flex;
      flex-flow: column;
    }
    ::slotted(*) {
      display: flex;
      flex-flow: column;
      min-block-size: 0;
    }
  }
  @media (width < 480px) {
    dialog {
      inline-size: 100%;
      block-size: 100vh;
      block-size: 100dvh;
      max-block-size: none;
      border: 0;
      border-radius: 0;
      box-shadow: none;
    }
    .bar {
      padding-block-start: max(0.375em, env(safe-area-inset-top));
    }
    .content {
      padding-block-end: env(safe-area-inset-bottom);
    }
    /* Physical borders, because screen cut-outs are on the left and right in any writing direction. */
    .bar,
    .content {
      border: 0 solid transparent;
      border-left-width: env(safe-area-inset-left);
      border-right-width: env(safe-area-inset-right);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] {
      animation: rise 0.18s ease-out;
    }
    dialog::backdrop {
      animation: fade 0.18s ease-out;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 0.75em;
    }
  }
  @keyframes fade {
    from {
      opacity: 0;
    }
  }
`;

/**
 * Styles for the form in the dialog, whose title says the same. Its custom properties reach only a form that is in the
 * dialog now. Browsers without style queries scroll the button with the form, as on a page.
 */
export const formInDialogStyles = css`
  .heading {
    display: var(--_heading, revert);
  }
  :host([layout='wide']) {
    --_foot: none;
  }
  @container style(--_foot: fixed) {
    :host .themed:not(.status) {
      display: flex;
      flex-flow: column;
      min-block-size: 0;
      padding-block: 0;
    }
    :host form {
      grid-template-rows: minmax(0, 1fr);
      min-block-size: 0;
      gap: 0;
    }
    /* Both are as wide as the dialog, so that nothing is cut off beside a field with the focus. */
    :host :is(.questions, .closing) {
      margin-inline: calc(var(--_inset) * -1);
      padding: calc(var(--_space) * 1.5) var(--_inset);
    }
    :host .questions {
      display: grid;
      gap: calc(var(--_gap) * 2);
      align-content: start;
      min-block-size: 12em;
      overflow: hidden auto;
      overscroll-behavior: contain;
    }
    :host :is(.closing, .act) {
      gap: 0.5em;
    }
    :host .closing {
      padding-block: 0.75em 1em;
      border-block-start: 1px solid var(--_border);
    }
    :host .totals {
      padding: 0;
      border: 0;
    }
    ::slotted([slot='header']) {
      padding-block-start: calc(var(--_space) * 1.5);
    }
    ::slotted([slot='footer']) {
      padding-block-end: 1em;
    }
  }
`;
