import type { Claim } from './claim.js';
import type { LevelAA } from './wcag.js';

const noMedia = { notApplicable: 'The form has no audio and no video.' };
const ofSite = {
  notApplicable: 'Navigation is up to the site that hosts the form.',
};

const audit = 'accessibility/audit.page.test.ts';
const colours = 'accessibility/colours.page.test.ts';
const names = 'journeys/accessibility-names.journey.test.ts › Groups, radios, buttons and fields';
const faultyFields = 'journeys/accessibility-names.journey.test.ts › Each field with an error';
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
      'accessibility/reflow.page.test.ts › with text at twice the size',
      'accessibility/reflow.page.test.ts › with a zoom',
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
    tests: ['accessibility/reflow.page.test.ts › text spacing'],
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
  '3.2.4': { byHand: 'Compare the same controls on the page, in the dialog and on the status page.' },
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
    tests: ['accessibility/status.page.test.ts › The live region'],
    shows: 'One live region announces each change once, without moving the focus.',
    byHand: 'Listen to the announcements with real screen readers.',
  },
};
