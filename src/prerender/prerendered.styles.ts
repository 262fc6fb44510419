import { css } from 'lit';

/** The form before any script: it shows no sum, which may be out of date, and without scripts it isn't shown. */
export const prerenderedStyles = css`
  /* Nothing but a shadow root has a host: a form that lost its template or this style on the way stays hidden. */
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
  /* Another way to give shows where the script has not come for long. */
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
