import { forButton, forSnippet, type Group } from './control.js';
import { intervals } from './money-controls.js';

export const button: Group = {
  title: 'On the page or behind a button',
  controls: [
    forSnippet('place', {
      kind: 'choice',
      options: [
        { value: 'page', label: 'On the page' },
        { value: 'button', label: 'Behind a button' },
      ],
      label: 'Show the form',
      help: 'The button opens the form above the page. So does a link to #donate on that page, or to #donate?amount=25&interval=month.',
      initial: 'page',
    }),
    forButton('label', {
      kind: 'text',
      label: 'Text of the button',
      help: 'By default “Donate” in the language of the form, or “Other amount” below amounts.',
      example: 'Give now',
    }),
    forButton('amounts', {
      kind: 'text',
      label: 'Amounts as buttons',
      help: 'Each opens the form with that amount. Write them with spaces between.',
      example: '10 25 50',
    }),
    forButton('intervals', {
      kind: 'set',
      options: intervals,
      others: 'Other intervals of these amounts',
      label: 'Intervals of these amounts',
      help: 'Visitors choose one of them before an amount. By default it is chosen in the form.',
    }),
  ],
};
