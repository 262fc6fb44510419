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

/** Where a payment page leads back to this page, the way back is told like all else. */
const wayBack = () =>
  location.protocol === 'https:'
    ? nothing
    : html`<p class="help">
        This page is served by http, which no payment page leads back to: so <code>donation-status</code> and
        <code>donation-complete</code> are not fired here. To see them, start the demo with
        <code>npm run start:https</code>.
      </p>`;

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
          // The button is gone.
          document.getElementById('events-title')?.focus();
        }}
      >
        Clear
      </button>
    </div>
    ${wayBack()}
    ${
      entries.length === 0
        ? html`<p class="help">
            Nothing has happened yet. Choose an amount in the preview, or give: each event is listed here,
            with its fields.
          </p>`
        : html`<ol reversed>
            ${entries.map(entry)}
          </ol>`
    }
  </section>`;

const stagedNow = ({ staged }: State) => {
  if (staged === null) return html`<p>This service can’t be told to go wrong.</p>`;
  if (staged.faults.length === 0) return html`<p>All is well: the service answers as it should.</p>`;
  return html`<ol aria-label="Staged">
    ${linesOf(staged.faults).map((line) => html`<li>${line}</li>`)}
  </ol>`;
};

const chosenIn = (target: EventTarget | null, name: string) => {
  const form = target instanceof Element ? target.closest('form') : null;
  return form ? String(new FormData(form).get(name) ?? '') : '';
};

const faults = (state: State, actions: Actions) =>
  html`<section class="faults" aria-labelledby="faults-title">
    <h2 id="faults-title">Make the service go wrong</h2>
    <p class="help">Then give in the preview, and see what the donor sees. No money moves.</p>
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
      ${
        state.isNarrow
          ? html`<p class="actions">
              <button
                type="button"
                class="small strong"
                @click=${() => {
                  actions.see('preview');
                }}
              >
                See the preview
              </button>
            </p>`
          : nothing
      }
    </form>
    <div class="staged">
      <div role="status" id="staged" tabindex="-1">${stagedNow(state)}</div>
      <button
        type="button"
        class="small"
        ?hidden=${!state.staged?.faults.length}
        @click=${() => {
          // The button goes as soon as the service has answered.
          document.getElementById('staged')?.focus();
          actions.clearFaults();
        }}
      >
        Back to normal
      </button>
    </div>
  </section>`;

/** Shows the events that the form fires, and the errors that can be simulated. */
export const eventsView = (state: State, actions: Actions) => html`
  ${faults(state, actions)} ${log(state, actions)}
`;
