import { attribute, forSlot, type Group } from './control.js';

export const thanks: Group = {
  title: 'Thank-you',
  controls: [
    forSlot('succeeded', {
      kind: 'text',
      isLong: true,
      label: 'Your thanks',
      help: 'Shown below “Thank you” after a donation.',
      wordedExample: 'Your gift joins this season’s planting on the river.',
    }),
    attribute('email-confirmation', {
      kind: 'switch',
      label: 'Say that an email follows',
      help: 'The thanks says that an email confirms the donation. Turn this on only if you or your payment service send one.',
    }),
    attribute('return-url', {
      kind: 'text',
      isAddress: true,
      label: 'Thank-you page',
      help: 'Donors come back to this page after they pay, and see their thanks there. Leave blank to show the thanks in place of the form.',
      example: 'https://charity.example/thanks',
    }),
    attribute('no-status', {
      kind: 'switch',
      label: 'Show thanks on another page',
      help: 'The form never shows the thanks itself.',
      isUseful: (read) => read('return-url') !== '',
    }),
    attribute('share-url', {
      kind: 'text',
      isAddress: true,
      label: 'Page to share',
      help: 'Donors can share this page after they donate.',
      example: 'https://charity.example/appeal',
    }),
    attribute('share-text', {
      kind: 'text',
      label: 'Message to share',
      help: 'Shared with the page. Donors can change it.',
      wordedExample: 'Help us clean the river',
      isUseful: (read) => read('share-url') !== '',
    }),
  ],
};

export const afterwards: Group = { title: 'After the donation', controls: [], more: [thanks] };
