import { css } from 'lit';

/** Places each channel next to its answers, or above them if there is no room. */
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
  /* A floated legend takes part in its group's layout like any other element. */
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
