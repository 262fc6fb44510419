import { html } from 'lit';
import { isSiteKnown } from '../../editor/code/snippets.js';
import type { Choices } from '../../editor/controls/choices.js';
import { controlOf } from '../../editor/controls/controls.js';
import type { Lint } from '../../editor/lints/lint.js';
import type { Actions, Tab } from './state.js';

/** The list names a control by its label. */
const labelOf = (name: string) => controlOf(name)?.label ?? name;

const kinds = [
  { level: 'fault', word: 'problem' },
  { level: 'notice', word: 'suggestion' },
  { level: 'detail', word: 'missing detail' },
] as const;

/** “1 problem”, “2 problems”. */
export const counted = (count: number, word: string): string =>
  `${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** How many there are of each kind. */
export const countOf = (lints: readonly Lint[]): string => {
  const counts = kinds.flatMap(({ level, word }) => {
    const count = lints.filter((lint) => lint.level === level).length;
    return count > 0 ? [counted(count, word)] : [];
  });
  return counts.length > 0 ? counts.join(', ') : 'No problems';
};

/** The form works without the details of the site, so nothing asks for them before the site is known. */
export const lintsOn = (tab: Tab, lints: readonly Lint[], choices: Choices): Lint[] =>
  lints.filter(({ level }) => level !== 'detail' || (tab === 'site' && isSiteKnown(choices)));

/** Counts the problems and leads to their fields. Each message is next to its field. */
export const lintList = (lints: readonly Lint[], actions: Actions) =>
  lints.length === 0
    ? html`<p class="lints fine">${countOf(lints)}</p>`
    : html`<details class="lints ${lints.some(({ level }) => level === 'fault') ? 'fault' : ''}">
        <summary>${countOf(lints)}</summary>
        <ul aria-label="Fields to look at">
          ${[...new Map(lints.toReversed().map((lint) => [lint.name, lint])).values()].toReversed().map(
            ({ name, level }) =>
              html`<li class=${level}>
                <button
                  type="button"
                  @click=${() => {
                    actions.goTo(name);
                  }}
                >
                  ${labelOf(name)}
                </button>
              </li>`,
          )}
        </ul>
      </details>`;
