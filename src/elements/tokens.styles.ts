import { css } from 'lit';

/**
 * Styles that all elements share: the public custom properties with their defaults, under private names. The page's
 * CSS comes first, then the charity's theme (which the status sets on `.themed`), then these defaults. The page's
 * text styles are reset on the element, and again inside it, where the page's rules don't apply. `light-dark()`
 * follows the page's `color-scheme`, so a page without a dark look doesn't get one here.
 */
export const tokenStyles = css`
  :host,
  .themed {
    display: block;
    box-sizing: border-box;
    max-inline-size: var(--donation-max-width, 30em);
    font-family: var(--donation-font, inherit);
    font-size: max(1em, 16px);
    font-style: normal;
    font-variant: normal;
    font-weight: 400;
    line-height: 1.5;
    letter-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-transform: none;
    white-space: normal;
    word-spacing: normal;
    overflow-wrap: anywhere;
  }
  /* Themes mark whatever has the focus. That would be the whole form. An important rule in here wins over the page's. */
  :host {
    outline: none !important;
    transition: none !important;
  }
  :host([hidden]) {
    display: none;
  }
  :host([color-scheme='light']) {
    color-scheme: light;
  }
  :host([color-scheme='dark']) {
    color-scheme: dark;
  }
  .themed {
    --_surface: var(--donation-surface, light-dark(#fff, #1b1e23));
    --_text: var(--donation-text, light-dark(#1c2330, #eef1f5));
    --_muted: var(--donation-text-muted, light-dark(#566072, #a9b3c1));
    --_border: var(--donation-border, light-dark(#c9d0da, #48505c));
    --_control: var(--donation-control-border, light-dark(#76808f, #8b95a3));
    --_primary: var(--donation-primary, var(--_charity-primary, light-dark(#0b57d0, #a8c7fa)));
    --_on-primary: var(--donation-on-primary, var(--_charity-on-primary, #fff));
    --_accent: var(--_primary);
    --_radius: var(--donation-radius, 0.625em);
    --_space: var(--donation-space, 1em);
    /* Where text is large for the width, the text gets the space. */
    --_inset: min(var(--_space) * 1.5, max(0.25em, (100% - 14em) / 4));
    display: flow-root;
    padding: calc(var(--_space) * 1.5) var(--_inset);
    border: var(--_card-border, 1px) solid var(--_border);
    border-radius: calc(var(--_radius) * 1.6);
    background: var(--_surface);
    color: var(--_text);
  }
  /* WCAG luminance decides the text colour on the primary colour. The accent keeps 3:1 contrast with the surface,
     whatever the brand's colour. */
  @supports (color: color(from red xyz-d65 x y z)) {
    .themed {
      --_is-dark: clamp(0, (0.179 - y) * 1e6, 1);
      --_on-primary: var(
        --donation-on-primary,
        color(
          from var(--_primary) xyz-d65 calc(0.9505 * var(--_is-dark)) calc(var(--_is-dark))
            calc(1.089 * var(--_is-dark))
        )
      );
      --_accent: light-dark(
        oklch(from var(--_primary) min(l, 0.6) c h),
        oklch(from var(--_primary) max(l, 0.68) c h)
      );
    }
  }
  /* These browsers can't follow the page's color-scheme, so they get the light look. */
  @supports not (color: light-dark(#000, #fff)) {
    .themed {
      --_surface: var(--donation-surface, #fff);
      --_text: var(--donation-text, #1c2330);
      --_muted: var(--donation-text-muted, #566072);
      --_border: var(--donation-border, #c9d0da);
      --_control: var(--donation-control-border, #76808f);
      --_primary: var(--donation-primary, var(--_charity-primary, #0b57d0));
      --_accent: var(--_primary);
    }
    :host([color-scheme='dark']) .themed,
    .themed.dark {
      --_surface: var(--donation-surface, #1b1e23);
      --_text: var(--donation-text, #eef1f5);
      --_muted: var(--donation-text-muted, #a9b3c1);
      --_border: var(--donation-border, #48505c);
      --_control: var(--donation-control-border, #8b95a3);
      --_accent: var(--donation-primary, var(--_charity-primary, #a8c7fa));
    }
  }
  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }
  h2,
  p,
  ul,
  dl,
  dd,
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }
  h2,
  legend {
    font-family: var(--donation-heading-font, inherit);
  }
  .button {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 100%;
    min-block-size: 3.25em;
    padding: 0.5em clamp(0.125em, 100% - 12em, 1.25em);
    border: 2px solid transparent;
    border-radius: var(--_radius);
    background: var(--_primary);
    color: var(--_on-primary);
    font: inherit;
    font-size: 1.0625em;
    font-weight: 600;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition: filter 0.15s;
  }
  /* Their letters are higher and lower than Latin ones, most of all in Nastaliq, which devices use for Urdu. */
  [lang|='ar'] {
    --_heading-line: 1.75;
    line-height: 1.75;
  }
  [lang|='ur'] {
    --_heading-line: 2.5;
    line-height: 2.5;
  }
  .button:hover {
    filter: brightness(0.92);
  }
  :focus-visible {
    outline: 3px solid var(--_accent);
    outline-offset: 2px;
  }
  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
      animation: none !important;
    }
  }
`;
