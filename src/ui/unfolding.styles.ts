import { css, type CSSResult } from 'lit';

/** Lets what appears below a choice unfold. The styles of all elements turn it off for donors who want less motion. */
export const unfolding = (selector: CSSResult): CSSResult => css`
  ${selector} {
    animation: unfold 0.15s ease-out;
  }
  /* Outside its box are the rings of focused fields. */
  @keyframes unfold {
    from {
      clip-path: inset(-0.5em -0.5em 100%);
      translate: 0 -0.5em;
    }
    to {
      clip-path: inset(-0.5em);
    }
  }
`;
