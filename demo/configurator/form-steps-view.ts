import { html, nothing, type TemplateResult } from 'lit';
import { choose, valueOf } from '../../editor/controls/choices.js';
import { giftsNeeded } from '../../editor/comparison.js';
import { compare } from '../../editor/controls/compare.js';
import { controlsIn, type Group } from '../../editor/controls/control.js';
import { controlView } from './control-view.js';
import { first, more } from '../../editor/controls/controls.js';
import type { Lint } from '../../editor/lints/lint.js';
import { counted } from './lint-list.js';
import { thanks } from '../../editor/controls/thanks.js';
import type { Actions, State } from './state.js';

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
const groupView = (group: Group, state: State, lints: readonly Lint[], actions: Actions): TemplateResult =>
  html`<details
    class="more"
    @toggle=${({ target }: Event) => {
      if (group === thanks) actions.show((target as HTMLDetailsElement).open ? 'paid' : 'form');
    }}
  >
    <summary><span class="title">${group.title}</span> ${mark(group, state, lints)}</summary>
    <div class="controls">
      ${group.controls.map((control) => controlView(control, state, lints, actions))}
      ${group === compare ? giftsView() : nothing}
    </div>
  </details>`;

/** Groups that are for the same, under a heading. */
const sectionView = (
  { title, more: groups = [] }: Group,
  state: State,
  lints: readonly Lint[],
  actions: Actions,
) =>
  html`<h3>${title}</h3>
    <div class="folded">${groups.map((group) => groupView(group, state, lints, actions))}</div>`;

/** Shows what nearly every form needs, leads to the next tab, and has all other settings below. */
export const formStepsView = (state: State, lints: readonly Lint[], actions: Actions) => html`
  <div class="controls">${first.controls.map((control) => controlView(control, state, lints, actions))}</div>
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
  <div class="more-settings">
    <h2>More</h2>
    <p class="help">Most forms need none of these. Open what you need.</p>
    ${more.map((section) => sectionView(section, state, lints, actions))}
  </div>
`;
