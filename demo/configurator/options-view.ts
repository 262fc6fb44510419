import { html, nothing } from 'lit';
import { choose, valueOf } from './choices.js';
import type { Group } from './control.js';
import { controlView } from './control-view.js';
import { controlOf, groups } from './controls.js';
import type { Lint } from './lint.js';
import { service } from './page-controls.js';
import { amounts } from './money-controls.js';
import type { Actions, State } from './state.js';

const openAtFirst: readonly Group[] = [service, amounts];

/** Where a list of lints names a control: what it is called, not what the attribute is. */
const labelOf = (name: string) => controlOf(name)?.label ?? name;

const mark = (group: Group, { choices }: State, lints: readonly Lint[]) => {
  const names = group.controls.map(({ name }) => name);
  const faults = lints.filter(({ name, level }) => level === 'fault' && names.includes(name)).length;
  const changed = names.filter((name) => name in choose({}, name, valueOf(choices, name))).length;
  if (faults > 0) return html`<span class="mark fault">${faults} to mend</span>`;
  return changed > 0 ? html`<span class="mark">${changed} set</span>` : nothing;
};

/** The list of what is not right; it is there from the beginning, so that changes of it are announced. */
export const lintList = (lints: readonly Lint[], actions: Actions) =>
  html`<section class="lints" aria-label="What to mend" aria-live="polite">
    ${
      lints.length === 0
        ? html`<p class="fine">Nothing to mend: this works.</p>`
        : html`<ul>
            ${lints.map(
              ({ name, level, message }) =>
                html`<li class=${level}>
                  <button
                    type="button"
                    @click=${() => {
                      actions.goTo(name);
                    }}
                  >
                    ${labelOf(name)}
                  </button>
                  <span>${message}</span>
                </li>`,
            )}
          </ul>`
    }
  </section>`;

export const optionsView = (state: State, lints: readonly Lint[], actions: Actions) => html`
  ${lintList(lints, actions)}
  ${groups.map(
    (group) =>
      html`<details class="group" ?open=${openAtFirst.includes(group)}>
        <summary><span class="title">${group.title}</span> ${mark(group, state, lints)}</summary>
        <div class="controls">
          ${group.controls.map((control) => controlView(control, state, lints, actions))}
        </div>
      </details>`,
  )}
  <p class="actions">
    <button
      type="button"
      class="small"
      @click=${() => {
        actions.copy('The link', location.href);
      }}
    >
      Copy a link to this form
    </button>
    <button
      type="button"
      class="small"
      @click=${() => {
        actions.startAgain();
      }}
    >
      Start again
    </button>
  </p>
`;
