import { render } from 'lit';
import '../../src/index.js';
import { build } from './build.js';
import { choose, holdsSecretKey } from './choices.js';
import { copyText } from './clipboard.js';
import { idOf } from './control-view.js';
import { groups } from './controls.js';
import { added, entryOf, eventNames } from './event-entry.js';
import { lintsOf } from './lints.js';
import { recall, remember, writeAddress } from './memory.js';
import { pageView } from './page-view.js';
import { policyFor } from './policy.js';
import { Preview } from './preview.js';
import { clearStaged, readStaged, stageFault } from './staged-faults.js';
import { initialState, type Actions, type State } from './state.js';

const root = document.querySelector('main');
const narrow = matchMedia('(width < 64rem)');
const preview = new Preview();
const remembered = recall();

let state: State = {
  ...initialState,
  ...remembered,
  isNarrow: narrow.matches,
  tab: narrow.matches ? 'preview' : 'options',
};

const draw = () => {
  if (root) render(pageView(state, lintsOf(state.choices, state.secretIn), preview.form, actions), root);
};

const set = (change: Partial<State>) => {
  state = { ...state, ...change };
  draw();
};

const refreshPolicy = async () => {
  const { choices, heights } = state;
  const policy = await policyFor(choices, build, heights);
  if (choices === state.choices && heights === state.heights) set({ policy });
};

const measure = async () => {
  const heights = await preview.measure();
  if (!heights) return;
  const { narrow: low, wide } = state.heights;
  if (heights.narrow === low && heights.wide === wide) return;
  set({ heights });
  await refreshPolicy();
};

const applied = (choices: State['choices'], secretIn: string | undefined) => {
  set({ choices, secretIn });
  writeAddress(choices);
  remember(choices, state.entries);
  preview.apply(choices);
  void refreshPolicy();
  void measure();
};

let asked = 0;

/** The answer that was asked for last counts. */
const refreshStaged = async (answer = readStaged()) => {
  asked += 1;
  const own = asked;
  const staged = await answer;
  if (own === asked) set({ staged });
};

/** After these an answer of the service was there, which uses up what was staged for it. */
const eventsOfAnswers = ['donation-checkout', 'donation-error', 'donation-status'];

const actions: Actions = {
  choose: (name, value) => {
    const secretIn = holdsSecretKey(name, value) ? name : undefined;
    const before = state.secretIn === name ? undefined : state.secretIn;
    applied(choose(state.choices, name, value), secretIn ?? before);
  },
  see: (tab) => {
    set({ tab });
    // Each begins at its beginning, however far the one before was read.
    for (const one of [document.querySelector('.side'), document.scrollingElement]) one?.scrollTo({ top: 0 });
    if (tab === 'events') void refreshStaged();
  },
  goTo: (name) => {
    const isOption = groups.some(({ controls }) => controls.some((control) => control.name === name));
    set({ tab: isOption ? 'options' : 'snippet' });
    const control = document.getElementById(idOf(name));
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  },
  copy: (title, text) => {
    void copyText(text).then((isCopied) => {
      set({ copied: isCopied ? title : undefined });
    });
  },
  startAgain: () => {
    applied({}, undefined);
    actions.restartPreview();
  },
  restartPreview: () => {
    preview.restart();
    draw();
    void measure();
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

for (const name of eventNames) {
  root?.addEventListener(name, (event) => {
    const time = new Date().toLocaleTimeString('en-GB');
    set({ entries: added(state.entries, entryOf(event, time)) });
    remember(state.choices, state.entries);
    if (eventsOfAnswers.includes(name)) void refreshStaged();
  });
}

narrow.addEventListener('change', ({ matches }) => {
  set({ isNarrow: matches });
});

window.addEventListener('hashchange', () => {
  const { choices, secretIn } = recall();
  applied(choices, secretIn);
});

applied(state.choices, state.secretIn);
void refreshStaged();
