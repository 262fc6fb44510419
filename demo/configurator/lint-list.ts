import { html } from 'lit';
import { controlOf } from './controls.js';
import type { Lint } from './lint.js';
import type { Actions } from './state.js';

/** Where a list of lints names a control: what it is called, not what the attribute is. */
const labelOf = (name: string) => controlOf(name)?.label ?? name;

const fine = html`<p class="fine">Nothing to mend: this works.</p>`;

/** How many there are, in one line, whatever comes and goes: it stands above fields that may not move. */
export const lintCount = (lints: readonly Lint[], actions: Actions) => {
  const faults = lints.filter(({ level }) => level === 'fault').length;
  const notices = lints.length - faults;
  const words = [
    ...(faults > 0 ? [`${String(faults)} to mend`] : []),
    ...(notices > 0 ? [`${String(notices)} to look at`] : []),
  ];
  return html`<div class="lint-count ${faults > 0 ? 'fault' : ''}">
    ${
      lints.length === 0
        ? fine
        : html`<button
            type="button"
            @click=${() => {
              actions.seeLints();
            }}
          >
            ${words.join(', ')}
          </button>`
    }
  </div>`;
};

/** The list of what is not right; it is there from the beginning, so that changes of it are announced. */
export const lintList = (lints: readonly Lint[], actions: Actions) =>
  html`<section class="lints" id="lints" tabindex="-1" aria-label="What to mend" aria-live="polite">
    ${
      lints.length === 0
        ? fine
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
