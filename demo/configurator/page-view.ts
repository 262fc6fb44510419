import { html, nothing, type TemplateResult } from 'lit';
import { copiedStatus } from './copy-views.js';
import { eventsView } from './events-view.js';
import type { Lint } from './lint.js';
import { optionsView } from './options-view.js';
import { previewView } from './preview-view.js';
import { snippetView } from './snippet-view.js';
import { shownTab, tabs, type Actions, type State, type Tab } from './state.js';

const titles: Record<Tab, string> = {
  preview: 'Preview',
  options: 'Options',
  snippet: 'Snippet',
  events: 'Events',
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

const onKey = (event: KeyboardEvent, offered: readonly Tab[], shown: Tab, actions: Actions) => {
  const step = steps[event.key];
  const ends: Record<string, Tab | undefined> = { Home: offered[0], End: offered.at(-1) };
  const at = offered.indexOf(shown);
  const next = step ? offered[(at + step + offered.length) % offered.length] : ends[event.key];
  if (!next) return;
  event.preventDefault();
  actions.see(next);
  document.getElementById(`tab-${next}`)?.focus();
};

const badge = (tab: Tab, lints: readonly Lint[]) => {
  const faults = lints.filter(({ level }) => level === 'fault').length;
  return tab === 'options' && faults > 0
    ? html`<span class="badge">${faults}<span class="hidden"> to mend</span></span>`
    : nothing;
};

const tabList = (state: State, lints: readonly Lint[], actions: Actions) => {
  const shown = shownTab(state);
  const offered = tabs.filter((tab) => state.isNarrow || tab !== 'preview');
  return html`<div
    class="tabs"
    role="tablist"
    aria-label="What to see"
    @keydown=${(event: KeyboardEvent) => {
      onKey(event, offered, shown, actions);
    }}
  >
    ${offered.map(
      (tab) =>
        html`<button
          type="button"
          role="tab"
          id="tab-${tab}"
          aria-controls="panel-${tab}"
          aria-selected=${tab === shown ? 'true' : 'false'}
          tabindex=${tab === shown ? 0 : -1}
          @click=${() => {
            actions.see(tab);
          }}
        >
          ${titles[tab]} ${badge(tab, lints)}
        </button>`,
    )}
  </div>`;
};

const panel = (tab: Tab, shown: Tab, content: TemplateResult) =>
  html`<section
    class="panel ${tab}"
    role="tabpanel"
    id="panel-${tab}"
    aria-labelledby="tab-${tab}"
    ?hidden=${tab !== shown}
  >
    ${content}
  </section>`;

const restored = (actions: Actions) =>
  html`<p class="restored">
    <span>This is what you chose before in this tab.</span>
    <button
      type="button"
      class="small"
      @click=${() => {
        actions.startAgain();
        // The button is gone.
        document.querySelector('h1')?.focus();
      }}
    >
      Start again
    </button>
  </p>`;

/** The whole of the configurator: what to choose beside what becomes of it. */
export const pageView = (state: State, lints: readonly Lint[], element: HTMLElement, actions: Actions) => {
  const shown = shownTab(state);
  return html`
    <div class="side">
      <header>
        <h1 tabindex="-1">Configure your donation form</h1>
        <p>
          Choose, watch the preview, copy the snippet into your page. All of it is kept in the address of this
          page.
        </p>
        ${state.isRestored ? restored(actions) : nothing}
      </header>
      ${tabList(state, lints, actions)} ${panel('options', shown, optionsView(state, lints, actions))}
      ${panel('snippet', shown, snippetView(state, lints, actions))}
      ${panel('events', shown, eventsView(state, actions))}
    </div>
    <section
      class="panel preview"
      id="panel-preview"
      role=${state.isNarrow ? 'tabpanel' : 'region'}
      aria-label="Preview"
      ?hidden=${state.isNarrow && shown !== 'preview'}
    >
      ${previewView(state, lints, element, actions)}
    </section>
    <p class="hidden" role="status">${copiedStatus(state)}</p>
  `;
};
