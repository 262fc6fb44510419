import { css } from 'lit';

/** Each channel beside its answers, or above them where there is no room. */
export const contactStyles = css`
  .contact,
  .channels {
    display: grid;
    gap: 0.75em;
  }
  .contact .check {
    margin: 0;
  }
  .channel {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em 0.75em;
  }
  /* A legend that floats is laid out as any other part of its group. */
  .channel legend {
    float: inline-start;
    margin: 0;
    font-size: 1em;
    font-weight: 500;
  }
  .channel .error {
    flex-basis: 100%;
  }
  .channel .options {
    flex: 0 1 8em;
    margin-inline-start: auto;
    grid-template-columns: 1fr 1fr;
  }
`;
