import { css } from 'lit';

/**
 * Styles for the form before the script has run. Texts that depend on the donor's answers are hidden, because they
 * can't follow them. They keep their space, so that nothing moves when the script runs. Without scripts the whole form
 * is hidden.
 */
export const prerenderedStyles = css`
  /* Only a shadow root has a :host, so a form that has lost its template or this stylesheet stays hidden. */
  .donation-prerendered[hidden] {
    display: none;
  }
  :host .donation-prerendered[hidden] {
    display: flow-root;
  }
  .donation-prerendered .derived {
    visibility: hidden;
  }
  /* Show the other way to give if the script takes too long to load. This isn't motion, so it must also happen for
     donors who prefer less motion: all other animations are off for them. */
  .donation-prerendered ~ slot {
    display: block;
    block-size: 0;
    overflow: hidden;
    visibility: hidden;
    animation: donation-no-script 0s 15s forwards !important;
  }
  @keyframes donation-no-script {
    to {
      block-size: auto;
      visibility: visible;
    }
  }
  @media (scripting: none) {
    :host .donation-prerendered[hidden] {
      display: none;
    }
    .donation-prerendered ~ slot {
      block-size: auto;
      visibility: visible;
    }
  }
`;
