import { html, nothing } from 'lit';
import type { Entry, Field } from './event-entry.js';
import { endpoints, linesOf, stageable } from './staged-faults.js';
import type { Actions, State } from './state.js';

const field = ({ name, value, words }: Field) =>
  html`<div>
    <dt>${name}</dt>
    <dd>
      <code>${value}</code>
      ${words === undefined ? nothing : html`<span>${words}</span>`}
    </dd>
  </div>`;

const entry = ({ name, time, fields }: Entry) =>
  html`<li>
    <p>
      <strong><code>${name}</code></strong> <time>${time}</time>
    </p>
    <dl>${fields.map(field)}</dl>
  </li>`;

const log = ({ entries }: State, actions: Actions) =>
  html`<section class="log" aria-labelledby="events-title">
    <div class="head">
      <h2 id="events-title" tabindex="-1">Events</h2>
      <button
        type="button"
        class="small"
        ?hidden=${entries.length === 0}
        @click=${() => {
          actions.clearEvents();
          // This button disappears.
          document.getElementById('events-title')?.focus();
        }}
      >
        Clear
      </button>
    </div>
    ${
      entries.length === 0
        ? html`<p class="help">
            No events yet. Choose an amount in the preview, or donate. Each event is listed here with its
            fields.
          </p>`
        : html`<ol reversed>
            ${entries.map(entry)}
          </ol>`
    }
  </section>`;

const stagedNow = ({ staged }: State) => {
  if (staged === null) return html`<p>This service can’t simulate errors.</p>`;
  if (staged.faults.length === 0) return html`<p>No errors: the service answers normally.</p>`;
  return html`<ol aria-label="Simulated errors">
    ${linesOf(staged.faults).map((line) => html`<li>${line}</li>`)}
  </ol>`;
};

const chosenIn = (target: EventTarget | null, name: string) => {
  const form = target instanceof Element ? target.closest('form') : null;
  return form ? String(new FormData(form).get(name) ?? '') : '';
};

const faults = (state: State, actions: Actions) =>
  html`<section class="faults" aria-labelledby="faults-title">
    <h2 id="faults-title">Simulate errors</h2>
    <p class="help">Choose an error, then donate in the preview to see what donors see. No money moves.</p>
    <form
      ?hidden=${state.staged === null}
      @submit=${(event: Event) => {
        event.preventDefault();
      }}
    >
      <div class="pair">
        <label for="fault-endpoint">When</label>
        <label for="fault-times">How often</label>
        <select id="fault-endpoint" name="endpoint">
          ${endpoints.map(({ value, label }) => html`<option value=${value}>${label}</option>`)}
        </select>
        <select id="fault-times" name="times">
          <option value="1">Once</option>
          <option value="3">3 times</option>
          <option value="20">20 times</option>
        </select>
      </div>
      <div class="buttons">
        ${stageable.map(
          ({ value, label }) =>
            html`<button
              type="button"
              class="small"
              @click=${({ target }: Event) => {
                actions.stage(value, chosenIn(target, 'endpoint'), Number(chosenIn(target, 'times')));
              }}
            >
              ${label}
            </button>`,
        )}
      </div>
    </form>
    <div class="staged">
      <div role="status" id="staged" tabindex="-1">${stagedNow(state)}</div>
      <button
        type="button"
        class="small"
        ?hidden=${!state.staged?.faults.length}
        @click=${() => {
          // The button disappears once the service has answered.
          document.getElementById('staged')?.focus();
          actions.clearFaults();
        }}
      >
        Stop simulating
      </button>
    </div>
  </section>`;

/** Shows the errors that a developer can simulate, and the events that the form fires. */
export const eventsView = (state: State, actions: Actions) => html`
  ${faults(state, actions)} ${log(state, actions)}
`;
