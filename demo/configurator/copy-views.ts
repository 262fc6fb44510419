import { html, nothing } from 'lit';
import { refused } from './clipboard.js';
import { controlOf } from '../../editor/controls/controls.js';
import type { Lint } from '../../editor/lints/lint.js';
import type { Block } from '../../editor/code/snippets.js';
import type { Actions, State } from './state.js';

/** The address can be copied from the browser, so it needs no field. */
export const refusedLink =
  'Your browser didn’t copy this. Copy the address at the top of your browser instead.';

/** The link stays the same when a height changes, unlike all other code. */
export const theLink = 'The link';

/** The message to a developer has the link, so a change of the code leaves it out of date too. */
export const theMessage = 'The message';

/** Shows a long part of the code in one line that is cut off. “Copy” copies all of it. */
const shownCode = (code: string, long: string | undefined) => {
  if (!long) return code;
  const start = code.indexOf(long);
  return [code.slice(0, start), html`<span class="long">${long}</span>`, code.slice(start + long.length)];
};

/** The values that the code has an example of. Each name leads to its field. */
export const exampleValues = (examples: readonly Lint[], actions: Actions) =>
  examples.length === 0
    ? nothing
    : html`<p class="examples">
        ${examples.length === 1 ? '1 value is an example' : `${String(examples.length)} values are examples`}:
        ${examples.map(
          ({ name }, at) =>
            html`${at > 0 ? ', ' : ''}<button
                type="button"
                class="linked"
                @click=${() => {
                  actions.goTo(name);
                }}
              >
                ${controlOf(name)?.label ?? name}
              </button>`,
        )}
      </p>`;

/** Whether a piece of code has the address of the service or of the script. */
const hasValues = (code: string) => /<donation-|<script/.test(code);

/** A piece of code, the values in it that are examples, and a button that copies it. */
export const codeView = (
  { title, code, long }: Block,
  examples: readonly Lint[],
  { copied }: State,
  actions: Actions,
) => {
  const own = copied?.title === title ? copied : undefined;
  return html`<section class="code" aria-label=${title}>
    <div class="head">
      <h2>${title}</h2>
      <button
        type="button"
        class="copy"
        aria-label="Copy: ${title}"
        @click=${({ target }: Event) => {
          actions.copy(title, code, (target as Element).closest('section')?.querySelector('code'));
        }}
      >
        ${own?.isDone ? 'Copied' : 'Copy'}
      </button>
    </div>
    ${own && !own.isDone ? html`<p class="lint notice">${refused}</p>` : nothing}
    ${hasValues(code) ? exampleValues(examples, actions) : nothing}
    <pre
      translate="no"
      tabindex="0"
      role="group"
      aria-label=${title}
    ><code>${shownCode(code, long)}</code></pre>
  </section>`;
};

/** Copies the address of this page, which holds every choice. */
export const linkButton = ({ copied }: State, actions: Actions) => {
  const own = copied?.title === theLink ? copied : undefined;
  return html`<button
      type="button"
      class="small"
      @click=${() => {
        actions.copy(theLink, location.href);
      }}
    >
      Copy this page’s link
    </button>
    ${own ? html`<span class="said">${own.isDone ? 'Copied' : refusedLink}</span>` : nothing}`;
};

/** The same for screen readers. */
export const copiedStatus = ({ copied }: State): string => {
  if (!copied) return '';
  if (copied.isDone) return `Copied: ${copied.title}`;
  return copied.title === theLink || copied.title === theMessage ? refusedLink : refused;
};
