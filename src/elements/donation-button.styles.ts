import { css } from 'lit';

export const styles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }
  /* It holds the tokens; what is seen is the button and the dialog. */
  .themed {
    display: contents;
  }
  .light {
    color-scheme: light;
  }
  .dark {
    color-scheme: dark;
  }
  .button {
    min-block-size: 2.875em;
  }
`;
