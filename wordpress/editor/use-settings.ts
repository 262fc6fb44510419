import { holdsSecretKey, valueOf, type Choices } from '../../editor/controls/choices.js';
import type { Lint } from '../../editor/lints/lint.js';
import { changeFor, choicesOf, storedValue, type Attributes } from './attributes.js';
import type { Kind } from './names.js';
import { problemsOf, withSite } from './problems.js';
import { site } from './site.js';
import { translator } from './translation.js';
import { usePalette, wp } from './wp.js';
import { loadAllParts } from '../../src/questions/list.js';

/** Loads all questions, which the checks of a form need. Returns whether they are there. */
const useQuestions = (): boolean => {
  const [areLoaded, setLoaded] = wp.element.useState(false);
  wp.element.useEffect(() => {
    let isShown = true;
    void loadAllParts().then(() => {
      if (isShown) setLoaded(true);
    });
    return () => {
      isShown = false;
    };
  }, []);
  return areLoaded;
};

/** The settings of a block, and how the sidebar changes them. */
export type Settings = {
  /** The settings of the block and its site together. */
  readonly choices: Choices;
  /** The names of the attributes that the block has. */
  readonly names: readonly string[];
  readonly problems: readonly Lint[];
  /** The text of a field, which can differ from the setting while rows are incomplete. */
  textOf(name: string): string;
  choose(name: string, value: string): void;
};

/** Reads the settings of a block from its attributes. Rows that are still incomplete aren't stored in the block. */
export const useSettings = (
  kind: Kind,
  blockName: string,
  attributes: Attributes,
  setAttributes: (changes: Attributes) => void,
): Settings => {
  const { hasThanksPage, home } = site;
  const palette = usePalette();
  const areQuestionsLoaded = useQuestions();
  const [drafts, setDrafts] = wp.element.useState<Choices>({});
  const [secretIn, setSecretIn] = wp.element.useState<string | undefined>(undefined);

  const { currency = site.currency } = attributes;
  const choices = withSite(choicesOf(attributes), kind, String(currency), site.fallback);
  const names = Object.keys(wp.blocks.getBlockType(blockName)?.attributes ?? {});
  const textOf = (name: string) => {
    const draft = drafts[name];
    const value = valueOf(choices, name);
    // Undo and the code editor can change the block too.
    return draft !== undefined && storedValue(choices, name, draft) === value ? draft : value;
  };
  const texts = Object.fromEntries(Object.keys(drafts).map((name) => [name, textOf(name)]));
  return {
    choices,
    names,
    problems: areQuestionsLoaded
      ? problemsOf({
          kind,
          choices: { ...choices, ...texts },
          names,
          palette,
          hasThanksPage,
          home,
          secretIn,
          translator,
        })
      : [],
    textOf,
    choose: (name, value) => {
      const isSecret = holdsSecretKey(name, value);
      setSecretIn(isSecret ? name : undefined);
      if (isSecret) return;
      setDrafts({ ...drafts, [name]: value });
      setAttributes(changeFor(name, storedValue(choices, name, value)));
    },
  };
};
