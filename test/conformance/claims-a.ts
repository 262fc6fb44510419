import type { Claim } from './claim.js';
import type { LevelA } from './wcag.js';

const noMedia = { notApplicable: 'The form has no audio and no video.' };

const audit = 'accessibility/audit.page.test.ts';
const names = 'journeys/accessibility-names.journey.test.ts › Groups, radios, buttons and fields';
const faultyFields = 'journeys/accessibility-names.journey.test.ts › Each field with an error';
const tabOrder = 'journeys/accessibility-keyboard.journey.test.ts › A donor moves through the form with Tab';
const arrowKeys = 'journeys/accessibility-keyboard.journey.test.ts › A donor chooses with the arrow keys';
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
    tests: [audit, names],
    shows: 'Groups, lists, headings and fields have their roles, names and descriptions in the markup.',
    byHand: 'Read the form with a screen reader in forms mode and in browse mode.',
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
      'The focus follows the order on the screen, stays on the button while it sends, moves to the title on return, and moves back to the page when the dialog closes.',
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
    tests: [faultyFields, 'elements/error-summary.page.test.ts › with errors'],
    shows:
      'A list names each error in words and links to its field. The field has the same words in its description.',
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
    tests: [audit, names, faultyFields],
    shows:
      'Each control has a role, a name and its state. Fields with errors have aria-invalid, and required fields have aria-required.',
    byHand: 'Use the form with the screen readers of your donors: NVDA, JAWS, VoiceOver and TalkBack.',
  },
};
