import { returnIssue } from '../../editor/controls/addresses.js';
import { valueOf, type Choices } from '../../editor/controls/choices.js';
import { lintsOf } from '../../editor/lints/lints.js';
import { fault, notice, type Lint } from '../../editor/lints/lint.js';
import { placeholders } from '../../editor/controls/site.js';
import type { Translator } from '../../editor/translator.js';
import { nameInBlock } from '../../editor/code/wordpress-code.js';
import type { Kind } from './names.js';
import { colourOf, type PaletteColour } from './palette.js';
import { parseUrl } from '../../src/schema/url.js';

/**
 * Whether an address is on the site, so that donors can return to it. `includes/attributes.php` has the same rule.
 *
 * @param home the address of the site's home page
 */
export const isOwnAddress = (address: string, home: string): boolean => {
  // WordPress removes them, which can change the host.
  if (address.includes('\\')) return false;
  const site = parseUrl(home);
  const url = parseUrl(address, home);
  if (!site || !url || url.username || url.password) return false;
  // Donors can reach a site by https while WordPress has its address with http.
  return url.host === site.host && (url.protocol === 'https:' || url.protocol === site.protocol);
};

/** The problems with these need the details of the service, which only administrators see. */
const ofTheSite = { 'base-url': placeholders['base-url'], 'publishable-key': 'pk_live_site' };

/** The settings of a block and of its site together. */
export const withSite = (choices: Choices, kind: Kind, currency: string, fallback: string): Choices => ({
  currency,
  fallback,
  ...choices,
  ...(kind === 'button' && { place: 'button' }),
});

/** Donors return only to the site, or to the page that the administrator has chosen. */
const returnProblems = (choices: Choices, home: string, { say }: Translator): Lint[] => {
  const address = valueOf(choices, 'return-url').trim();
  return address === '' || returnIssue(address) !== undefined || isOwnAddress(address, home)
    ? []
    : [
        fault(
          'return-url',
          say('Donors can only return to a page of this site, so this address isn’t used.'),
        ),
      ];
};

/** Donors never see the thanks of a form if they come back to another page. */
const thanksProblems = (
  choices: Choices,
  hasThanksPage: boolean,
  home: string,
  translator: Translator,
): Lint[] =>
  hasThanksPage &&
  valueOf(choices, 'slot-succeeded').trim() !== '' &&
  (valueOf(choices, 'return-url').trim() === '' || returnProblems(choices, home, translator).length > 0)
    ? [
        notice(
          'slot-succeeded',
          translator.say(
            'Not used: donors come back to your thank-you page. Write your thanks in the block “Donation status” there.',
          ),
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
  /** The address of the site's home page. */
  readonly home: string;
  /** The setting that a secret key was entered into. */
  readonly secretIn: string | undefined;
  readonly translator: Translator;
};

/** Everything that is wrong with a block's settings, in the configurator's words. All questions must be loaded. */
export const problemsOf = ({
  kind,
  choices,
  names,
  palette,
  hasThanksPage,
  home,
  secretIn,
  translator,
}: Asked): Lint[] => {
  const resolved = Object.fromEntries(
    Object.entries(choices).map(([name, value]) => [
      name,
      name.startsWith('--') ? colourOf(value, palette) : value,
    ]),
  );
  return [
    ...lintsOf({ ...resolved, ...ofTheSite }, secretIn, translator),
    ...(kind === 'status'
      ? []
      : [
          ...returnProblems(choices, home, translator),
          ...thanksProblems(choices, hasThanksPage, home, translator),
        ]),
  ].filter(({ name }) => names.includes(nameInBlock(name)));
};
