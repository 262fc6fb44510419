import { css } from 'lit';

export const buttonStyles = css`
  :host {
    display: inline-block;
    max-inline-size: 100%;
  }
  /* This element only holds the tokens. Only the button and the dialog are visible. */
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
