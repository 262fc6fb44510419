import { html, nothing, type TemplateResult } from 'lit';
import { copiedStatus } from './copy-views.js';
import { tryView } from './try-view.js';
import type { Lint } from '../../editor/lints/lint.js';
import { formStepsView } from './form-steps-view.js';
import { countOf, lintList, lintsOn } from './lint-list.js';
import { previewView } from './preview-view.js';
import { siteView } from './site-view.js';
import { shownTab, tabs, type Actions, type State, type Tab } from './state.js';

const titles: Record<Tab, string> = {
  preview: 'Preview',
  form: 'Your form',
  site: 'Put it on your site',
  test: 'Try it',
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

const tabList = (state: State, actions: Actions) => {
  const shown = shownTab(state);
  const offered = tabs.filter((tab) => state.isNarrow || tab !== 'preview');
  return html`<div
    class="tabs"
    role="tablist"
    aria-label="Steps"
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
          ${titles[tab]}
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
    <span>These are your choices from before.</span>
    <button
      type="button"
      class="small"
      @click=${() => {
        actions.startAgain();
        // This button disappears.
        document.querySelector('h1')?.focus();
      }}
    >
      Start again
    </button>
  </p>`;

/** The whole configurator: the steps, and the preview next to them. */
export const pageView = (
  state: State,
  lints: readonly Lint[],
  frames: readonly HTMLElement[],
  actions: Actions,
) => {
  const shown = shownTab(state);
  const seen = lintsOn(shown, lints, state.choices);
  return html`
    <div class="side">
      <div class="scroll">
        <header>
          <h1 tabindex="-1">Make your donation form</h1>
          <p>Choose your amounts and look, try the form, then copy its code to your site.</p>
          ${state.isRestored ? restored(actions) : nothing}
        </header>
        ${tabList(state, actions)}
        ${panel('form', shown, formStepsView(state, lintsOn('form', lints, state.choices), actions))}
        ${panel('site', shown, siteView(state, lints, actions))}
        ${panel('test', shown, tryView(state, actions))}
      </div>
      ${shown === 'form' || shown === 'site' ? lintList(seen, actions) : nothing}
    </div>
    <section
      class="panel preview"
      id="panel-preview"
      role=${state.isNarrow ? 'tabpanel' : 'region'}
      aria-label="Preview"
      ?hidden=${state.isNarrow && shown !== 'preview'}
    >
      ${previewView(state, lints, frames, actions)}
    </section>
    <p class="hidden" role="status">${copiedStatus(state)}</p>
    <p class="hidden" role="status">${state.said}</p>
    <p class="hidden" role="status" id="changed-status">
      ${state.changed === '' ? nothing : `The preview shows the change: ${state.changed}`}
    </p>
    <p class="hidden" role="status" id="lint-status">${countOf(seen)}</p>
  `;
};
