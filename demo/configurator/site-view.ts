import { html, nothing } from 'lit';
import { build } from './build.js';
import { controlView } from './control-view.js';
import { codeView, linkButton } from './copy-views.js';
import type { Group } from '../../editor/control.js';
import { isBehindButton } from '../../editor/chosen.js';
import type { Lint } from '../../editor/lint.js';
import { fileOf } from '../../editor/script.js';
import { developer, service } from '../../editor/site-controls.js';
import { hostOf, snippetsFor } from '../../editor/snippets.js';
import { offerOf, writeOffer } from '../links/offer.js';
import type { Actions, State } from './state.js';

const controlsOf = (group: Group, state: State, lints: readonly Lint[], actions: Actions) =>
  html`<div class="controls">
    ${group.controls.map((control) => controlView(control, state, lints, actions))}
  </div>`;

/** Nobody knows the hash of the script before a build. */
const hashNotice = ({ choices }: State) =>
  hostOf(choices) === 'script' && build.integrity[fileOf(choices)] === undefined
    ? html`<p class="lint notice" id="no-hash">
        The script isn’t built yet, so its hash is missing and the code doesn’t work on a page. Run
        <code>npm run build</code>, then start the demo again.
      </p>`
    : nothing;

const forDeveloper = (state: State, lints: readonly Lint[], actions: Actions) =>
  html`<details class="step">
    <summary><span class="title">${developer.title}</span></summary>
    ${controlsOf(developer, state, lints, actions)} ${hashNotice(state)}
    ${codeView({ title: 'Content-Security-Policy', code: state.policy }, state, actions)}
    <p class="help">If your site already sends this header, add these sources to it.</p>
  </details>`;

/** The page that makes links, with what this form offers. */
const linksAddress = (choices: State['choices']) => {
  const open = isBehindButton(choices) ? [['open', 'button']] : [];
  return `./links.html#${new URLSearchParams([...writeOffer(offerOf(choices)), ...open]).toString()}`;
};

/** Shows the last step: the details of the site, the code to copy, and what a developer wants to know. */
export const siteView = (state: State, lints: readonly Lint[], actions: Actions) => {
  const { choices, template } = state;
  const { title } = service;
  return html`
    <h2>${title}</h2>
    ${controlsOf(service, state, lints, actions)}
    <h2>Copy the code</h2>
    <p class="help">
      ${
        hostOf(choices) === 'script'
          ? 'Paste it into an HTML or code block on your page. If you can’t, send this page’s link to your developer.'
          : 'Paste each piece in the place that its title names.'
      }
    </p>
    <div class="codes">
      ${snippetsFor(choices, build, template).map((block) => codeView(block, state, actions))}
    </div>
    <h2>Share</h2>
    <p class="help">Your choices are saved in this page’s link.</p>
    <p class="actions">
      ${linkButton(state, actions)}
      <a class="small" href=${linksAddress(choices)}>Links and QR codes for donors</a>
    </p>
    ${forDeveloper(state, lints, actions)}
  `;
};
