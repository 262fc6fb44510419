import { css } from 'lit';

/**
 * Styles for the form before the script has run. Texts that depend on the donor's answers are hidden, because they
 * can't follow them. They keep their space, so that nothing moves when the script runs. Without scripts the whole form
 * is hidden.
 */
export const prerenderedStyles = css`
  /* Only a shadow root has a :host, so a form that has lost its template or this stylesheet stays hidden. */
  .donation-prerendered > [hidden] {
    display: none;
  }
  :host .donation-prerendered:not([data-return]) > .filled-in {
    display: flow-root;
  }
  :host [data-return] > .checking,
  :host .elsewhere > [hidden] {
    display: block;
  }
  .donation-prerendered .derived {
    visibility: hidden;
  }
  /* Show the other way to give if the script takes too long to load. This isn't motion, so it must also happen for
     donors who prefer less motion: all other animations are off for them. */
  .elsewhere {
    max-block-size: 0;
    overflow: hidden;
    visibility: hidden;
    animation: donation-no-script 0s 15s forwards !important;
    transition: all 0s 1000000s !important;
  }
  /* A press focuses the button. What it shows must stay when the donor goes on to the link. */
  .donation-prerendered:has([part~='submit']:focus) .elsewhere {
    max-block-size: 100em;
    visibility: visible;
    transition: none !important;
  }
  @keyframes donation-no-script {
    to {
      max-block-size: 100em;
      visibility: visible;
    }
  }
  .elsewhere p,
  .checking {
    margin: 0.75em 0;
  }
  @media (scripting: none) {
    :host .donation-prerendered:not([data-return]) > .filled-in,
    :host .elsewhere > [hidden] {
      display: none;
    }
    .elsewhere {
      max-block-size: none;
      visibility: visible;
    }
  }
`;
