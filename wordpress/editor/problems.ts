import { valueOf, type Choices } from '../../demo/configurator/choices.js';
import { lintsOf } from '../../demo/configurator/lints.js';
import { notice, type Lint } from '../../demo/configurator/lint.js';
import { placeholders } from '../../demo/configurator/site-controls.js';
import type { Kind } from './kinds.js';
import { nameInBlock } from './names.js';
import { colourOf, type PaletteColour } from './palette.js';

/** The problems with these need the details of the service, which only administrators see. */
const ofTheSite = { 'base-url': placeholders['base-url'], 'publishable-key': 'pk_live_site' };

/** The settings of a block and of its site together. */
export const withSite = (choices: Choices, kind: Kind, currency: string, fallback: string): Choices => ({
  currency,
  fallback,
  ...choices,
  ...(kind === 'button' && { place: 'button' }),
});

/** Donors never see the thanks of a form if they come back to another page. */
const thanksProblems = (choices: Choices, hasThanksPage: boolean): Lint[] =>
  hasThanksPage &&
  valueOf(choices, 'slot-succeeded').trim() !== '' &&
  valueOf(choices, 'return-url').trim() === ''
    ? [
        notice(
          'slot-succeeded',
          'Not used: donors come back to your thank-you page. Write your thanks in the block “Donation status” there.',
        ),
      ]
    : [];

type Asked = {
  readonly kind: Kind;
  /** The settings of the block and its site. */
  readonly choices: Choices;
  /** The names of the attributes that the block has. */
  readonly names: readonly string[];
  readonly palette: readonly PaletteColour[];
  /** Donors come back to a page that the administrator has chosen. */
  readonly hasThanksPage: boolean;
  /** The setting that a secret key was entered into. */
  readonly secretIn: string | undefined;
};

/** Everything that is wrong with a block's settings, in the configurator's words. All questions must be loaded. */
export const problemsOf = ({ kind, choices, names, palette, hasThanksPage, secretIn }: Asked): Lint[] => {
  const resolved = Object.fromEntries(
    Object.entries(choices).map(([name, value]) => [
      name,
      name.startsWith('--') ? colourOf(value, palette) : value,
    ]),
  );
  return [
    ...lintsOf({ ...resolved, ...ofTheSite }, secretIn),
    ...(kind === 'status' ? [] : thanksProblems(choices, hasThanksPage)),
  ].filter(({ name }) => names.includes(nameInBlock(name)));
};
