import { render } from 'lit';
import { loadAllParts } from '../../src/questions/list.js';
import { build } from './build.js';
import { choose, holdsSecretKey } from '../../editor/controls/choices.js';
import { copyText } from './clipboard.js';
import { theLink } from './copy-views.js';
import { idOf } from './control-view.js';
import { added, entryOf } from './event-entry.js';
import { isOfFormAlone } from '../../editor/code/markup.js';
import { controlsIn } from '../../editor/controls/control.js';
import { controlOf } from '../../editor/controls/controls.js';
import { preview as previewGroup } from '../../editor/controls/site.js';
import { lintsOf } from '../../editor/lints/lints.js';
import { english } from '../../editor/translator.js';
import { isReturn, isReturnFromStatusPage, readAddress, recall, remember, writeAddress } from './memory.js';
import { pageView } from './page-view.js';
import { policyFor } from '../../editor/code/policy.js';
import { isPrerendered, templateFor, type Prerender } from '../../editor/code/prerendered.js';
import { Preview } from './preview.js';
import { clearStaged, readStaged, stageFault } from './staged-faults.js';
import { initialState, tabs, type Actions, type State } from './state.js';

// Choices are checked at once, so every question is loaded first. The form’s script is loaded here for its address, and
// the frame then has it from the cache.
const [{ address }] = await Promise.all([import('./form-script.js'), loadAllParts()]);

/** The settings of the preview itself. */
const previewNames = new Set(controlsIn(previewGroup).map(({ name }) => name));

const root = document.querySelector('main');
const narrow = matchMedia('(width < 64rem)');
const preview = new Preview(
  address,
  (event) => {
    const time = new Date().toLocaleTimeString('en-GB');
    set({ entries: added(state.entries, entryOf(event, time)) });
    remember(state.choices, state.entries, event.type === 'donation-redirect');
    if (eventsOfAnswers.includes(event.type)) void refreshStaged();
  },
  (changed) => {
    set({ changed });
  },
);
const remembered = recall();

let state: State = {
  ...initialState,
  ...remembered,
  isNarrow: narrow.matches,
  // The thanks are in the preview, which is a tab on a narrow screen.
  tab: narrow.matches && isReturn() ? 'preview' : 'form',
  shown: isReturnFromStatusPage() ? 'returned' : 'form',
};

// The page’s own HTML has stood in for this until now.
for (const one of root?.querySelectorAll('[data-first]') ?? []) one.remove();

const draw = () => {
  preview.show(state.choices, state.shown);
  if (root)
    render(pageView(state, lintsOf(state.choices, state.secretIn, english), preview.elements, actions), root);
};

const set = (change: Partial<State>) => {
  state = { ...state, ...change };
  draw();
};

/** Draws a form as HTML. It contains every language, so it is only loaded when the snippet needs it. */
let prerender: Prerender | undefined;

const templateOf = (choices: State['choices']) => (prerender ? templateFor(choices, prerender) : '');

const refreshPolicy = async () => {
  const { choices, template } = state;
  const policy = await policyFor(choices, build, template);
  if (choices === state.choices && template === state.template) set({ policy });
};

const loadPrerender = async () => {
  if (prerender || !isPrerendered(state.choices)) return;
  try {
    ({ prerender } = await import('../../src/prerender/prerender.js'));
  } catch {
    // The snippet works without it; the next choice tries again.
    return;
  }
  const stays = state.copied?.title === theLink;
  set({ template: templateOf(state.choices), ...(!stays && { copied: undefined }) });
  await refreshPolicy();
};

const applied = (choices: State['choices'], secretIn: string | undefined, how?: 'push') => {
  // The code has changed since it was copied.
  set({ choices, secretIn, template: templateOf(choices), copied: undefined });
  writeAddress(choices, how);
  remember(choices, state.entries);
  void refreshPolicy();
  void loadPrerender();
};

let asked = 0;

/** Only the answer to the last request counts. */
const refreshStaged = async (answer = readStaged()) => {
  asked += 1;
  const own = asked;
  const staged = await answer;
  if (own === asked) set({ staged });
};

/** These come after an answer from the service, which could have used up a simulated error. */
const eventsOfAnswers = ['donation-checkout', 'donation-error', 'donation-status'];

const actions: Actions = {
  choose: (name, value, { isSecret = false, isRemoval = false } = {}) => {
    const secretIn = isSecret || holdsSecretKey(name, value) ? name : undefined;
    const before = state.secretIn === name ? undefined : state.secretIn;
    if (isOfFormAlone(name)) set({ shown: 'form' });
    const control = controlOf(name);
    // Drawing now would put the old value back into the field.
    if (state.changed !== control?.label) state = { ...state, changed: '' };
    if (control && !previewNames.has(name)) preview.follow(control.label);
    applied(choose(state.choices, name, value), secretIn ?? before, isRemoval ? 'push' : undefined);
  },
  show: (shown) => {
    set({ shown, changed: '' });
  },
  see: (tab) => {
    set({ tab });
    // Each tab starts at its top, wherever the last one was scrolled to.
    for (const one of [document.querySelector('.scroll'), document.scrollingElement])
      one?.scrollTo({ top: 0 });
    if (tab === 'test') void refreshStaged();
  },
  goTo: (name) => {
    const control = document.getElementById(idOf(name));
    const tab = tabs.find((one) => control?.closest(`#panel-${one}`));
    if (tab) set({ tab });
    for (let one = control?.closest('details'); one; one = one.parentElement?.closest('details'))
      one.open = true;
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  },
  say: (said) => {
    set({ said });
  },
  copy: (title, text, code) => {
    void copyText(text).then((isDone) => {
      set({ copied: { title, isDone } });
      if (!isDone && code) getSelection()?.selectAllChildren(code);
    });
  },
  startAgain: () => {
    set({ isRestored: false });
    applied({}, undefined, 'push');
    actions.restartPreview();
  },
  restartPreview: () => {
    preview.restart();
    set({ shown: 'form', changed: '' });
  },
  clearEvents: () => {
    set({ entries: [] });
    remember(state.choices, []);
  },
  stage: (fault, endpoint, times) => {
    void refreshStaged(stageFault(fault, endpoint, times));
  },
  clearFaults: () => {
    void refreshStaged(clearStaged());
  },
};

narrow.addEventListener('change', ({ matches }) => {
  set({ isNarrow: matches });
});

window.addEventListener('hashchange', () => {
  const { choices, secretIn } = readAddress();
  set({ isRestored: false });
  applied(choices, secretIn);
});

applied(state.choices, state.secretIn);
void refreshStaged();
