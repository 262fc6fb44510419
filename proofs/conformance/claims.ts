import type { TestName } from '../../test/runners/named-tests.js';
import type { LevelA, LevelAA } from './wcag.js';

/** A statement of the report about a success criterion, with its reason. */
export type Claim =
  | {
      tests: readonly TestName[];
      /** The sentence for the report if these tests pass. */
      shows: string;
      /** The checks that a person still has to make. */
      byHand?: string;
      /** The statement is about people, so that tests show only a part of it. */
      needsPeople?: true;
    }
  /** No test covers it. A person has to check this. */
  | { byHand: string }
  /** Why the criterion does not apply to the form. */
  | { notApplicable: string };

/** The tests that the claims name. */
export const testsOf = (claims: readonly Claim[]): TestName[] =>
  claims.flatMap((claim) => ('tests' in claim ? claim.tests : []));

const noMedia = { notApplicable: 'The form has no audio and no video.' };

const audit = 'accessibility/audit.page.test.ts';
const names = 'journeys/accessibility-names.journey.test.ts › Groups, radios, buttons and fields';
const faultyFields = 'journeys/accessibility-names.journey.test.ts › Each field with an error';
const tabOrder = 'journeys/accessibility-keyboard.journey.test.ts › A donor moves through the form with Tab';
const arrowKeys = 'journeys/accessibility-keyboard.journey.test.ts › A donor chooses with the arrow keys';
const heard = 'proofs/screen-reader/giving.journey.test.ts';
const heardAfterwards = 'proofs/screen-reader/paying.journey.test.ts';
const dialogByKeyboard = 'journeys/dialog.journey.test.ts › by keyboard';

/** The statements of the report about each criterion at level A. */
export const claimsA: Record<LevelA, Claim> = {
  '1.1.1': {
    tests: [audit],
    shows:
      'axe finds no image, icon or control without a text alternative in any state of the form and the status.',
  },
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.3.1': {
    tests: [audit, names, `${heard} › every question`],
    shows:
      'Groups, lists, headings and fields have their roles, names and descriptions in the markup, and Orca says them.',
    byHand: 'Read the form with NVDA, JAWS, VoiceOver and TalkBack in forms mode and in browse mode.',
  },
  '1.3.2': {
    tests: [tabOrder],
    shows: 'The controls have the same order in the markup as on the screen, at 320 and 1280 px.',
    byHand: 'Read the status page from top to bottom with a screen reader.',
  },
  '1.3.3': {
    byHand: 'Read every instruction. None should depend on shape, colour, size, position or sound alone.',
  },
  '1.4.1': {
    tests: [audit, 'accessibility/media.page.test.ts › In forced colours'],
    shows:
      'When forced colours replace the page’s colours, you can still see which options are chosen, where the focus is and whether a button is busy. axe finds no link marked by colour alone.',
    byHand: 'Look at the form in greyscale.',
  },
  '1.4.2': noMedia,
  '2.1.1': {
    tests: [
      tabOrder,
      arrowKeys,
      'journeys/accessibility-keyboard.journey.test.ts › A donor presses Enter',
      dialogByKeyboard,
    ],
    shows:
      'Donors can reach, choose, fill in and send everything by keyboard, in the page and in the dialog.',
    byHand: 'Fill in the form with voice control and with a switch.',
  },
  '2.1.2': {
    tests: [tabOrder, dialogByKeyboard],
    shows: 'Tab and Shift+Tab go through the whole form. Esc closes the dialog.',
  },
  '2.1.4': { notApplicable: 'The form has no single-character shortcuts.' },
  '2.2.1': {
    notApplicable:
      'The form sets no time limit on donors. The payment page belongs to the payment service and may have one.',
  },
  '2.2.2': {
    tests: ['accessibility/media.page.test.ts › Motion'],
    shows:
      'Nothing moves for donors who ask for less motion. For others, a progress indicator turns while the form waits for an answer.',
  },
  '2.3.1': { notApplicable: 'Nothing in the form flashes.' },
  '2.4.1': { notApplicable: 'Skipping repeated content is up to the page that hosts the form.' },
  '2.4.2': { notApplicable: 'The title is up to the page that hosts the form.' },
  '2.4.3': {
    tests: [
      tabOrder,
      'accessibility/status.page.test.ts › The button of a form',
      'accessibility/status.page.test.ts › A donor who returns',
      dialogByKeyboard,
    ],
    shows:
      'The focus follows the order on the screen, stays on the button while it sends, moves to the title of the dialog when it opens and to the title of the status on return, and moves back to the page when the dialog closes.',
  },
  '2.4.4': {
    tests: [audit],
    shows: 'axe finds no link without a name.',
    byHand: 'Read the links you add to the form, such as your privacy policy.',
  },
  '2.5.1': { notApplicable: 'No part of the form needs a path-based gesture or several fingers.' },
  '2.5.2': {
    tests: ['journeys/accessibility-phone.journey.test.ts › A press that'],
    shows: 'A press on a button, an option or a checkbox does nothing when the donor releases it elsewhere.',
  },
  '2.5.3': {
    tests: [names],
    shows: 'The accessible name of each field and button contains its visible words.',
    byHand: 'Use voice control: say the visible words of each control to use it.',
  },
  '2.5.4': { notApplicable: 'The form doesn’t react to the motion of a device.' },
  '3.1.1': {
    notApplicable:
      'The language of the page is up to the page that hosts the form. The form declares its own language: see 3.1.2.',
  },
  '3.2.1': {
    tests: [tabOrder],
    shows: 'Donors can move the focus through the whole form, and nothing moves it elsewhere.',
  },
  '3.2.2': {
    tests: [arrowKeys],
    shows: 'The focus stays on the option a donor chooses. Nothing opens, and nothing is sent.',
  },
  '3.2.6': {
    notApplicable:
      'Help is up to the page that hosts the form. The attribute contact-url adds a link below the button.',
  },
  '3.3.1': {
    tests: [faultyFields, 'elements/error-summary.page.test.ts › with errors', `${heard} › error`],
    shows:
      'A list names each error in words and links to its field. The field has the same words in its description. Orca says both.',
  },
  '3.3.2': {
    tests: [names],
    shows: 'Each field has a visible label. Required fields, optional fields and limits are marked in words.',
  },
  '3.3.7': {
    tests: ['elements/error-summary.page.test.ts › keeps everything'],
    shows: 'Everything a donor types stays after an error.',
    byHand: 'Make sure that your form and the payment page don’t ask for the same thing twice.',
  },
  '4.1.2': {
    tests: [audit, names, faultyFields, heard],
    shows:
      'Each control has a role, a name and its state. Fields with errors have aria-invalid, and required fields have aria-required. Orca says all of this.',
    byHand: 'Use the form with the screen readers of your donors: NVDA, JAWS, VoiceOver and TalkBack.',
  },
};

const ofSite = {
  notApplicable: 'Navigation is up to the site that hosts the form.',
};

const colours = 'accessibility/colours.page.test.ts';

const errorLinks = 'journeys/accessibility-keyboard.journey.test.ts › A donor with errors';

/** The statements of the report about each criterion at level AA. */
export const claimsAA: Record<LevelAA, Claim> = {
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.4': {
    tests: ['journeys/accessibility-phone.journey.test.ts › A donor can hold'],
    shows: 'The form works in portrait and in landscape, and keeps its content when the phone turns.',
  },
  '1.3.5': {
    tests: [names, 'journeys/accessibility-autofill.journey.test.ts › The browser fills in'],
    shows: 'Each field about the donor has its autocomplete purpose, and a browser fills in these fields.',
  },
  '1.4.3': {
    tests: [audit, colours],
    shows:
      'All text has the contrast it needs, light and dark, in every state, and with six colours that charities might choose.',
    byHand: 'Measure the contrast of the colours you set yourself.',
  },
  '1.4.4': {
    tests: [
      'accessibility/reflow.page.test.ts › At 320 px, nothing is cut',
      'accessibility/reflow.page.test.ts › Nothing is cut off in any language',
    ],
    shows: 'Nothing is cut off at 200%, with larger text or with zoom, in every language.',
  },
  '1.4.5': { notApplicable: 'The form shows no text as an image. The criterion exempts the charity’s logo.' },
  '1.4.10': {
    tests: ['accessibility/reflow.page.test.ts › At 320 px'],
    shows: 'Nothing is cut off or scrolls sideways at 320 px, in every language.',
  },
  '1.4.11': {
    tests: [audit, colours, 'accessibility/media.page.test.ts › has an edge'],
    shows:
      'The edges of fields and options, ticks and other marks, and the focus ring have a contrast of at least 3:1.',
  },
  '1.4.12': {
    tests: ['accessibility/reflow.page.test.ts › Nothing is cut off in any language'],
    shows: 'Nothing is cut off with the text spacing in the criterion, in every language.',
  },
  '1.4.13': { notApplicable: 'Nothing appears on hover or focus.' },
  '2.4.5': ofSite,
  '2.4.6': {
    tests: [names],
    shows: 'Each field and group has a label that names what to enter.',
    byHand: 'Read the labels of your own fields, and any text of the form that you replaced.',
  },
  '2.4.7': {
    tests: [
      'journeys/accessibility-keyboard.journey.test.ts › A donor moves through the form with Tab',
      'accessibility/media.page.test.ts › the focus',
    ],
    shows: 'Everything that the Tab key reaches has a visible focus ring, in forced colours too.',
  },
  '2.4.11': {
    tests: [errorLinks],
    shows: 'On a small screen, a link in the list of errors brings its field and label fully into view.',
    byHand: 'Look at the form on your page, with its sticky headers and cookie banners.',
  },
  '2.5.7': { notApplicable: 'Donors don’t have to drag anything.' },
  '2.5.8': {
    tests: ['accessibility/reflow.page.test.ts › Every control'],
    shows: 'Every control is at least 24 px high and wide. Amounts and the button are at least 44 px.',
  },
  '3.1.2': {
    tests: [
      'accessibility/language.page.test.ts',
      'journeys/accessibility-names.journey.test.ts › A form that can’t load its language',
    ],
    shows:
      'The form and the status declare the language and direction of their words, on a page in any language.',
    byHand: 'Ask native speakers to read the languages you use.',
  },
  '3.2.3': ofSite,
  '3.2.4': {
    tests: [`${heard} › with Tab`, `${heard} › the dialog`],
    shows: 'Orca says the same words for the same controls in the page and in the dialog.',
    byHand: 'Compare the same controls on the status page.',
  },
  '3.3.3': {
    tests: [faultyFields],
    shows: 'Each error tells donors what to enter, with an example if the format matters.',
  },
  '3.3.4': {
    tests: [
      'elements/error-summary.page.test.ts › sends nothing on submit',
      'elements/summary.page.test.ts › follow the donor’s choices',
      'journeys/honest-asking.journey.test.ts › asks honestly',
    ],
    shows:
      'The form checks what donors enter, lets them correct it, and shows the total before they leave. They confirm on the payment page.',
    byHand: 'Make sure that the payment page lets donors review the payment.',
  },
  '3.3.8': { notApplicable: 'Donors don’t sign in.' },
  '4.1.3': {
    tests: ['accessibility/status.page.test.ts › The live region', heardAfterwards],
    shows:
      'Live regions announce each step of sending and each later result once, without moving the focus. The title of the first result gets the focus. Orca says each of them.',
    byHand: 'Listen to the announcements with NVDA, JAWS, VoiceOver and TalkBack.',
  },
};
