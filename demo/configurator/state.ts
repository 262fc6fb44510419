import type { Choices } from './choices.js';
import type { Entry } from './event-entry.js';
import type { Staged } from './staged-faults.js';
import { usualHeights, type Heights } from './styles-of.js';

export const tabs = ['preview', 'form', 'site', 'test'] as const;
export type Tab = (typeof tabs)[number];

export type State = {
  choices: Choices;
  /** The control that a secret key was put into; the key itself is nowhere. */
  secretIn: string | undefined;
  /** The choices are those that this tab remembers, and nobody asked for them. */
  isRestored: boolean;
  /** On a narrow screen the preview is a tab too. */
  isNarrow: boolean;
  tab: Tab;
  heights: Heights;
  /** The heights are those of the form as it is chosen, not as it was before. */
  isMeasured: boolean;
  /** The form as HTML; empty where the snippet has none. */
  template: string;
  policy: string;
  entries: readonly Entry[];
  staged: Staged;
  /** The last code that was to be copied, by its title, until it changes. */
  copied: { title: string; isDone: boolean } | undefined;
  /** The last change that only those who see would notice. */
  said: string;
};

export const initialState: State = {
  choices: {},
  secretIn: undefined,
  isRestored: false,
  isNarrow: false,
  tab: 'form',
  heights: usualHeights,
  isMeasured: false,
  template: '',
  policy: '',
  entries: [],
  staged: { faults: [] },
  copied: undefined,
  said: '',
};

/** A view calls these when the web editor does something. */
export type Actions = {
  /** `isSecret` says that a secret key was taken out of the value. */
  choose(name: string, value: string, isSecret?: boolean): void;
  /** Tells those who only hear it about a change. */
  say(words: string): void;
  see(tab: Tab): void;
  /** Opens what a control is in, and focuses it. */
  goTo(name: string): void;
  /** Where it can’t be copied, `code` is selected instead. */
  copy(title: string, text: string, code?: Element | null): void;
  startAgain(): void;
  restartPreview(): void;
  clearEvents(): void;
  stage(fault: string, endpoint: string, times: number): void;
  clearFaults(): void;
};

/** The tab that is seen: on a wide screen the preview is beside them all. */
export const shownTab = ({ tab, isNarrow }: Pick<State, 'tab' | 'isNarrow'>): Tab =>
  !isNarrow && tab === 'preview' ? 'form' : tab;
