import { html, nothing } from 'lit';
import { choose, valueOf } from './choices.js';
import type { Group } from './control.js';
import { controlView } from './control-view.js';
import { groups } from './controls.js';
import { linkButton } from './copy-views.js';
import type { Lint } from './lint.js';
import { lintCount, lintList } from './lint-list.js';
import { service } from './page-controls.js';
import { amounts } from './money-controls.js';
import type { Actions, State } from './state.js';

const openAtFirst: readonly Group[] = [service, amounts];

const mark = (group: Group, { choices }: State, lints: readonly Lint[]) => {
  const names = group.controls.map(({ name }) => name);
  const faults = lints.filter(({ name, level }) => level === 'fault' && names.includes(name)).length;
  const changed = names.filter((name) => name in choose({}, name, valueOf(choices, name))).length;
  if (faults > 0) return html`<span class="mark fault">${faults} to mend</span>`;
  return changed > 0 ? html`<span class="mark">${changed} set</span>` : nothing;
};

/** Shows the options, group by group, with the list of problems below them, where it moves no field. */
export const optionsView = (state: State, lints: readonly Lint[], actions: Actions) => html`
  ${lintCount(lints, actions)}
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
        actions.startAgain();
      }}
    >
      Start again
    </button>
    ${linkButton(state, actions)}
  </p>
  ${lintList(lints, actions)}
`;
