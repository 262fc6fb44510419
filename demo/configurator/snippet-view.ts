import { html, nothing } from 'lit';
import { build } from './build.js';
import { controlView } from './control-view.js';
import { controlOf } from './controls.js';
import { codeView } from './copy-views.js';
import type { Lint } from './lint.js';
import { lintCount } from './lint-list.js';
import { canBePrerendered } from './prerendered.js';
import { fileOf, folderOf } from './script.js';
import { hostOf, snippetsFor } from './snippets.js';
import type { Actions, State } from './state.js';

const control = (name: string, state: State, lints: readonly Lint[], actions: Actions) => {
  const found = controlOf(name);
  if (!found) return nothing;
  const shown = name === 'cdn' ? { ...found, example: folderOf({}, build) } : found;
  return controlView(shown, state, lints, actions);
};

/** Before a build nobody knows the hash of the script. */
const hashNotice = (state: State) =>
  build.integrity[fileOf(state.choices)] === undefined
    ? html`<p class="lint notice" id="no-hash">
        The script is not built yet, so its hash is missing: run <code>npm run build</code>, then start the
        demo again.
      </p>`
    : nothing;

/** Shows the code to copy, where it goes, and the policy that a strict site needs for it. */
export const snippetView = (state: State, lints: readonly Lint[], actions: Actions) => {
  const isScript = hostOf(state.choices) === 'script';
  const asked = (...names: string[]) =>
    html`<div class="controls">${names.map((name) => control(name, state, lints, actions))}</div>`;
  // Whatever is said against it, its field is there to mend it.
  const isBlamed = lints.some(({ name }) => name === 'cdn');
  return html`
    ${asked('host')} ${lintCount(lints, actions)} ${isScript ? hashNotice(state) : nothing}
    <div class="codes" aria-busy=${state.isMeasured ? 'false' : 'true'}>
      ${snippetsFor(state.choices, build, state.heights, state.template).map((block) =>
        codeView(block, state, actions),
      )}
    </div>
    ${isScript ? asked('file', ...(canBePrerendered(state.choices) ? ['prerender'] : []), 'cdn') : nothing}
    ${!isScript && isBlamed ? asked('cdn') : nothing}
    ${codeView({ title: 'Content-Security-Policy', code: state.policy }, state, actions)}
    <p class="help">
      For sites that send such a header: this is all that the form needs. A site with a policy of its own adds
      each source to it.
    </p>
  `;
};
