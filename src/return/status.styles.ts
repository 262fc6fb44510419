import { css } from 'lit';

export const statusStyles = css`
  .status {
    padding: 0;
    overflow: hidden;
  }
  .status .head {
    display: flex;
    align-items: center;
    min-block-size: 0.5em;
    background: var(--_primary);
    color: var(--_on-primary);
  }
  .status .head img {
    margin: calc(var(--_space) * 1.25) calc(var(--_space) * 1.5);
    max-inline-size: min(14em, calc(100% - var(--_space) * 3));
    max-block-size: 4em;
    object-fit: contain;
  }
  /* The charity's colour comes with the donation. Until then there is the page's, or none, but never our own. */
  .status.unknown {
    --_primary: var(--donation-primary, #566072);
  }
  .status.unknown .head {
    border-block-start: 0.5em solid var(--donation-primary, transparent);
    background: none;
    color: inherit;
  }
  .status .name {
    padding: var(--_space) var(--_inset);
    font-weight: 600;
  }
  /* The white logo was chosen for the charity's own colour, whatever the page's is. */
  .status .head.branded {
    background: var(--_charity-primary);
    box-shadow: inset 0 0.5em var(--_primary);
  }
  .status .head.plain {
    border-block-start: 0.5em solid var(--_primary);
    background: #fff;
  }
  .status .body {
    display: grid;
    gap: var(--_space);
    padding: calc(var(--_space) * 1.5) var(--_inset);
  }
  .status .what {
    display: flex;
    flex-flow: wrap;
    align-items: center;
    gap: var(--_space);
  }
  /* Beside the mark if a long word has room there, even with large text. */
  .status h2 {
    flex: 9em;
    font-size: clamp(1em, 8vw, 1.5em);
  }
  .status .mark {
    flex: none;
    inline-size: 2.75em;
    block-size: 2.75em;
    padding: 0.5em;
    border-radius: 50%;
    background: color-mix(in srgb, currentcolor 14%, transparent);
    color: var(--_muted);
  }
  .status[data-outcome='succeeded'] .mark {
    color: var(--_success);
  }
  .status[data-outcome='failed'] .mark,
  .status[data-outcome='attention'] .mark {
    color: var(--_danger);
  }
  /* The body has gaps of its own. The page's CSS still comes first. */
  .status ::slotted(*) {
    margin-block: 0;
  }
  .status dl {
    display: grid;
    color: var(--_muted);
    font-size: 0.9375em;
  }
  .status dl div {
    padding-block: 0.5em;
    border-block-end: 1px solid color-mix(in srgb, var(--_border) 55%, transparent);
  }
  .status .total {
    color: var(--_text);
    font-weight: 600;
  }
  /* Thanks begin with the gift. */
  .status[data-outcome='succeeded'] .total {
    order: -1;
    font-size: 1.5em;
  }
  /* Small enough for one line on most phones. */
  .status .reference dd {
    font-size: 0.875em;
    overflow-wrap: anywhere;
  }
  .status .actions:not(:has(*)) {
    display: none;
  }
  .status .actions {
    display: grid;
    gap: 0.625em;
  }
  /* The steps with the least weight look like links. */
  .status .plain,
  .status .website {
    color: inherit;
    font-size: 1em;
    font-weight: 400;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    justify-self: center;
  }
  .status .plain {
    inline-size: auto;
    min-block-size: 2.75em;
    background: none;
  }
`;
