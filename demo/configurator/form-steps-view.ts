import { html, nothing, type TemplateResult } from 'lit';
import { choose, valueOf } from '../../editor/controls/choices.js';
import { giftsNeeded } from '../../editor/comparison.js';
import { compare } from '../../editor/controls/compare.js';
import { controlsIn, type Group } from '../../editor/controls/control.js';
import { controlView } from './control-view.js';
import { steps } from '../../editor/controls/controls.js';
import type { Lint } from '../../editor/lints/lint.js';
import { counted } from './lint-list.js';
import { look } from '../../editor/controls/look.js';
import { amounts } from '../../editor/controls/money.js';
import { thanks } from '../../editor/controls/thanks.js';
import type { Actions, State } from './state.js';

const openAtFirst: readonly Group[] = [amounts, look];

const mark = (group: Group, { choices }: State, lints: readonly Lint[]) => {
  const names = controlsIn(group).map(({ name }) => name);
  const faults = lints.filter(({ name, level }) => level === 'fault' && names.includes(name)).length;
  const changed = names.filter((name) => name in choose({}, name, valueOf(choices, name))).length;
  if (faults > 0) return html`<span class="mark fault">${counted(faults, 'problem')}</span>`;
  return changed > 0 ? html`<span class="mark">${changed} changed</span>` : nothing;
};

const number = new Intl.NumberFormat('en-GB');

/** How many gifts a difference needs, for shares that charities often have. */
const giftsView = () =>
  html`<table class="gifts">
      <caption>
        Gifts that each version needs
      </caption>
      <thead>
        <tr>
          <th scope="col">Monthly gifts now</th>
          ${[2, 5, 10].map((more) => html`<th scope="col">+${more} points</th>`)}
        </tr>
      </thead>
      <tbody>
        ${[5, 10, 20, 40].map(
          (share) =>
            html`<tr>
              <th scope="row">${share}%</th>
              ${[2, 5, 10].map(
                (more) => html`<td>${number.format(giftsNeeded(share / 100, (share + more) / 100))}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
    </table>
    <p class="help">
      For example, if 10% of your gifts are monthly now and version 2 raises that to 15% (+5 points), you need
      ${number.format(giftsNeeded(0.1, 0.15))} gifts for each version to be sure enough of it. With fewer
      gifts, a difference is probably chance. The numbers are for two shares, a level of 5% and a power of
      80%: Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions (2003), section 4.2.
    </p>`;

/** Controls under a heading that opens, and below them the rarer ones, folded. */
const groupView = (
  group: Group,
  kind: 'step' | 'more',
  state: State,
  lints: readonly Lint[],
  actions: Actions,
): TemplateResult =>
  html`<details
    class=${kind}
    ?open=${openAtFirst.includes(group)}
    @toggle=${({ target }: Event) => {
      if (group === thanks) actions.show((target as HTMLDetailsElement).open ? 'paid' : 'form');
    }}
  >
    <summary><span class="title">${group.title}</span> ${mark(group, state, lints)}</summary>
    <div class="controls">
      ${group.controls.map((control) => controlView(control, state, lints, actions))}
      ${group === compare ? giftsView() : nothing}
      ${
        group.more
          ? html`<div class="folded">
              ${group.more.map((inner) => groupView(inner, 'more', state, lints, actions))}
            </div>`
          : nothing
      }
    </div>
  </details>`;

/** Shows the steps of the form, and leads to the last one. */
export const formStepsView = (state: State, lints: readonly Lint[], actions: Actions) => html`
  ${steps.map((step) => groupView(step, 'step', state, lints, actions))}
  <p class="actions">
    <button
      type="button"
      class="small strong"
      @click=${() => {
        actions.see('site');
        document.getElementById('tab-site')?.focus();
      }}
    >
      Next: put it on your site
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
