import type { Choices } from '../../editor/controls/choices.js';
import type { Entry } from './event-entry.js';
import type { Shown } from './preview-page.js';
import type { Staged } from './staged-faults.js';

export const tabs = ['form', 'preview', 'site', 'test'] as const;
export type Tab = (typeof tabs)[number];

export type State = {
  choices: Choices;
  /** The control that a secret key was entered into. The key itself isn’t stored. */
  secretIn: string | undefined;
  /** The choices come from this tab’s memory, not from the address. */
  isRestored: boolean;
  /** The preview is a tab too. */
  isNarrow: boolean;
  tab: Tab;
  /** The part of a donation that the preview shows. */
  shown: Shown;
  /** The form as HTML; empty if the snippet has none. */
  template: string;
  policy: string;
  entries: readonly Entry[];
  staged: Staged;
  /** The title of the last code that was copied, until the code changes. */
  copied: { title: string; isDone: boolean } | undefined;
  /** The label of the setting whose change the preview shows. */
  changed: string;
  /** The last change, for screen readers. */
  said: string;
};

export const initialState: State = {
  choices: {},
  secretIn: undefined,
  isRestored: false,
  isNarrow: false,
  tab: 'form',
  shown: 'form',
  template: '',
  policy: '',
  entries: [],
  staged: { faults: [] },
  copied: undefined,
  changed: '',
  said: '',
};

type ChooseOptions = {
  /** A secret key was taken out of the value. */
  isSecret?: boolean;
  /** Back restores the old value. */
  isRemoval?: boolean;
};

/** A view calls these when the web editor does something. */
export type Actions = {
  choose(name: string, value: string, how?: ChooseOptions): void;
  /** Announces a change to screen readers. */
  say(words: string): void;
  see(tab: Tab): void;
  /** Shows the form or an example of a status in the preview. */
  show(shown: Shown): void;
  /** Opens the groups around a control, and focuses it. */
  goTo(name: string): void;
  /** Selects `code` if the browser refuses to copy. */
  copy(title: string, text: string, code?: Element | null): void;
  startAgain(): void;
  restartPreview(): void;
  clearEvents(): void;
  stage(fault: string, endpoint: string, times: number): void;
  clearFaults(): void;
};

/** The tab that is shown. On a wide screen the preview is always next to it. */
export const shownTab = ({ tab, isNarrow }: Pick<State, 'tab' | 'isNarrow'>): Tab =>
  !isNarrow && tab === 'preview' ? 'form' : tab;
