import type { Choices } from './choices.js';
import type { Entry } from './event-entry.js';
import type { Staged } from './staged-faults.js';
import { usualHeights, type Heights } from './styles-of.js';

export const tabs = ['preview', 'options', 'snippet', 'events'] as const;
export type Tab = (typeof tabs)[number];

export type State = {
  choices: Choices;
  /** The control that a secret key was put into; the key itself is nowhere. */
  secretIn: string | undefined;
  /** On a narrow screen the preview is a tab too. */
  isNarrow: boolean;
  tab: Tab;
  heights: Heights;
  policy: string;
  entries: readonly Entry[];
  staged: Staged;
  /** What was copied last, by its title. */
  copied: string | undefined;
};

export const initialState: State = {
  choices: {},
  secretIn: undefined,
  isNarrow: false,
  tab: 'options',
  heights: usualHeights,
  policy: '',
  entries: [],
  staged: { faults: [] },
  copied: undefined,
};

/** What a view may do. */
export type Actions = {
  choose(name: string, value: string): void;
  see(tab: Tab): void;
  /** Opens what a control is in, and focuses it. */
  goTo(name: string): void;
  copy(title: string, text: string): void;
  startAgain(): void;
  restartPreview(): void;
  clearEvents(): void;
  stage(fault: string, endpoint: string, times: number): void;
  clearFaults(): void;
};

/** The tab that is seen: on a wide screen the preview is beside them all. */
export const shownTab = ({ tab, isNarrow }: Pick<State, 'tab' | 'isNarrow'>): Tab =>
  !isNarrow && tab === 'preview' ? 'options' : tab;
