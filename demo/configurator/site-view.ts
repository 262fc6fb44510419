import { html, nothing, type TemplateResult } from 'lit';
import { build, plugin } from './build.js';
import { controlView } from './control-view.js';
import { messageTo } from './ask-developer.js';
import { codeView, exampleValues, linkButton, refusedLink, theMessage } from './copy-views.js';
import type { Group } from '../../editor/controls/control.js';
import { isBehindButton } from '../../editor/controls/chosen.js';
import type { Lint } from '../../editor/lints/lint.js';
import { fileOf } from '../../editor/code/script.js';
import { developer, placeholders, service, where } from '../../editor/controls/site.js';
import type { Site } from '../../editor/controls/sites.js';
import { hostOf } from '../../editor/code/host.js';
import { isForPlugin, isSiteKnown, siteOf, snippetsFor } from '../../editor/code/snippets.js';
import { offerOf, writeOffer } from '../links/offer.js';
import { wixSettings } from '../../editor/code/wix-settings.js';
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
  html`<h2>Put it on your page</h2>
    <ol class="steps" aria-label="Steps for ${site.label}">
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

/** Downloads the plugin, which the demo has from the same build. */
const pluginView = () =>
  plugin === undefined
    ? html`<p class="lint notice">
        The plugin isn’t built yet. Run <code>npm run build -- wordpress</code>, then start the demo again.
      </p>`
    : html`<p>
        <a class="small strong" href=${plugin} download="donation-widget.zip">Download the plugin (zip)</a>
      </p>`;

/** The value for each field of Wix, and the code for what has no field. */
const wixView = (state: State, codes: TemplateResult, examples: readonly Lint[], actions: Actions) => {
  const { tag, server, attributes, needsCode } = wixSettings(state.choices, build);
  return html`<div class="codes">
      ${codeView({ title: 'Tag name', code: tag }, [], state, actions)}
      ${codeView({ title: 'Server URL', code: server }, [], state, actions)}
    </div>
    <table class="attributes">
      <caption>
        Attributes
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody translate="no">
        ${attributes.map(
          ([name, value]) =>
            html`<tr>
              <td>${name}</td>
              <td>${value || html`<span translate="yes">Leave it empty</span>`}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${exampleValues(examples, actions)}
    ${
      needsCode
        ? html`<p class="lint notice">
            These fields can’t hold your colours, picture, texts or button. To keep them, paste the code below
            as an HTML embed. Read first what Wix doesn’t let an embed do.
          </p>`
        : nothing
    }
    <details class="step">
      <summary><span class="title">Code for an HTML embed</span></summary>
      ${codes}
    </details>`;
};

/** The code to copy, or the values for the fields of Wix, and the steps for the site. */
const answerView = (state: State, examples: readonly Lint[], actions: Actions) => {
  const { choices, template } = state;
  const site = siteOf(choices);
  const isPlain = hostOf(choices) === 'script';
  const codes = html`<div class="codes">
    ${snippetsFor(choices, build, template).map((block) => codeView(block, examples, state, actions))}
  </div>`;
  return html`<div class="answer">
    ${
      isPlain && site?.value === 'wix'
        ? html`<h2>Enter this in Wix</h2>
            ${wixView(state, codes, examples, actions)}`
        : html`<h2>Copy the code</h2>
            ${isPlain ? nothing : html`<p class="help">Paste each piece in the place that its title names.</p>`}
            ${codes}`
    }
    ${isPlain && site ? stepsFor(site) : nothing}
  </div>`;
};

/** The values that the code still needs. */
const valuesView = (state: State, lints: readonly Lint[], actions: Actions) =>
  html`<h2>${service.title}</h2>
    ${controlsOf(service, state, lints, actions)}`;

/** A link can bring values of the service before anyone has said where the website is. */
const hasServiceValues = ({ choices, secretIn }: State) =>
  service.controls.some(({ name }) => choices[name] !== undefined || secretIn === name);

/**
 * Shows the last step: where the site is, then the values that are missing, the code and the steps, and what a
 * developer wants to know.
 */
export const siteView = (state: State, lints: readonly Lint[], actions: Actions) => {
  const { choices } = state;
  const site = siteOf(choices);
  const isKnown = isSiteKnown(choices);
  const examples = lints.filter(({ level, name }) => level === 'detail' && name in placeholders);
  return html`
    <div class="asked">
      ${controlsOf(where, state, lints, actions)} ${isForPlugin(choices) ? pluginView() : nothing}
      ${!isForPlugin(choices) && (isKnown || hasServiceValues(state)) ? valuesView(state, lints, actions) : nothing}
    </div>
    ${isKnown ? answerView(state, examples, actions) : nothing}
    <div class="rest">
      <h2>Share</h2>
      <p class="help">Your choices are saved in this page’s link.</p>
      <p class="actions">
        ${linkButton(state, actions)} ${site ? askButton(site, examples, state, actions) : nothing}
        <a class="small" href=${linksAddress(choices)}>Links and QR codes for donors</a>
      </p>
      ${forDeveloper(state, lints, actions)}
    </div>
  `;
};
