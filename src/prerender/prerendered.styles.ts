import { css } from 'lit';

/**
 * Styles for the form before the script has run. Its totals are hidden because they can be out of date. Without
 * scripts the whole form is hidden.
 */
export const prerenderedStyles = css`
  /* Only a shadow root has a :host, so a form that has lost its template or this stylesheet stays hidden. */
  .prerendered[hidden] {
    display: none;
  }
  :host .prerendered[hidden] {
    display: flow-root;
  }
  .prerendered .totals dd {
    visibility: hidden;
  }
  .pressed {
    inset: auto 0 1em;
    margin: auto;
  }
  /* Show the other way to give if the script takes too long to load. */
  .prerendered ~ slot {
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    animation: donation-no-script 0s 15s forwards;
  }
  @keyframes donation-no-script {
    to {
      block-size: auto;
      visibility: visible;
    }
  }
  @media (scripting: none) {
    :host .prerendered[hidden] {
      display: none;
    }
    .prerendered ~ slot {
      block-size: auto;
      visibility: visible;
    }
  }
`;
