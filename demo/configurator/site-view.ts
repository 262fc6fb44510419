import { html, nothing } from 'lit';
import { build } from './build.js';
import { controlView } from './control-view.js';
import { messageTo } from './ask-developer.js';
import { codeView, linkButton, refusedLink, theMessage } from './copy-views.js';
import type { Group } from '../../editor/controls/control.js';
import { isBehindButton } from '../../editor/controls/chosen.js';
import type { Lint } from '../../editor/lints/lint.js';
import { fileOf } from '../../editor/code/script.js';
import { developer, placeholders, service, where } from '../../editor/controls/site.js';
import type { Site } from '../../editor/controls/sites.js';
import { hostOf, isForPlugin, siteOf, snippetsFor } from '../../editor/code/snippets.js';
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
    ${codeView({ title: 'Content-Security-Policy', code: state.policy }, [], state, actions)}
    <p class="help">If your site already sends this header, add these sources to it.</p>
  </details>`;

/** The page that makes links, with what this form offers. */
const linksAddress = (choices: State['choices']) => {
  const open = isBehindButton(choices) ? [['open', 'button']] : [];
  return `./links.html#${new URLSearchParams([...writeOffer(offerOf(choices)), ...open]).toString()}`;
};

/** The page of the documentation about a site. */
const docsOf = ({ page }: Site) => `./docs/editors/${page.replace(/#|$/, '.html$&')}`;

const stepsFor = (site: Site) =>
  html`<ol class="steps" aria-label="Steps for ${site.label}">
      ${site.steps.map((step) => html`<li>${step}</li>`)}
    </ol>
    <p class="help"><a href=${docsOf(site)}>All steps: ${site.label}</a></p>`;

/** Copies a message to a developer, with the link of this page and the questions that are still open. */
const askButton = (site: Site, missing: readonly Lint[], { copied }: State, actions: Actions) => {
  const own = copied?.title === theMessage ? copied : undefined;
  return html`<button
      type="button"
      class="small"
      @click=${() => {
        const docs = new URL(docsOf(site), location.href).href;
        actions.copy(theMessage, messageTo(location.href, docs, site, missing));
      }}
    >
      Ask my developer
    </button>
    ${own ? html`<span class="said">${own.isDone ? 'Copied: a message to send' : refusedLink}</span>` : nothing}`;
};

/** Shows the last step: where the site is, its details, the code to copy, and what a developer wants to know. */
export const siteView = (state: State, lints: readonly Lint[], actions: Actions) => {
  const { choices, template } = state;
  const site = siteOf(choices);
  const examples = lints.filter(({ level, name }) => level === 'detail' && name in placeholders);
  const isPasted = hostOf(choices) === 'script';
  return html`
    ${controlsOf(where, state, lints, actions)} ${isPasted && site ? stepsFor(site) : nothing}
    ${
      isForPlugin(choices)
        ? nothing
        : html`<h2>${service.title}</h2>
            ${controlsOf(service, state, lints, actions)}`
    }
    <h2>Copy the code</h2>
    ${isPasted ? nothing : html`<p class="help">Paste each piece in the place that its title names.</p>`}
    <div class="codes">
      ${snippetsFor(choices, build, template).map((block) => codeView(block, examples, state, actions))}
    </div>
    <h2>Share</h2>
    <p class="help">Your choices are saved in this page’s link.</p>
    <p class="actions">
      ${linkButton(state, actions)} ${site ? askButton(site, examples, state, actions) : nothing}
      <a class="small" href=${linksAddress(choices)}>Links and QR codes for donors</a>
    </p>
    ${forDeveloper(state, lints, actions)}
  `;
};
