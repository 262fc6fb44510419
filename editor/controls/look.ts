import { languages } from '../../src/languages/languages.js';
import {
  attribute,
  forButton,
  forSnippet,
  property,
  type Control,
  type Group,
  type Option,
} from './control.js';
import { intervals } from './labels.js';

/** The name of a language in itself, such as “Deutsch” or “português (Portugal)”. */
const nameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language', languageDisplay: 'standard' }).of(language) ?? language;

/** Some browsers don't have Welsh names. They would say “Welsh”. */
const ownName = (language: string): Option => ({
  value: language,
  label: language === 'cy' ? 'Cymraeg' : nameOf(language),
});

/** The languages of the form, each by its own name. */
export const languageOptions: readonly Option[] = languages.map(ownName);

const colour = (name: string, label: string, help: string, example: string) =>
  property(name, { kind: 'colour', label, help, example });

const font = (name: string, label: string, help: string) =>
  property(name, {
    kind: 'text',
    label,
    help,
    example: 'Georgia, serif',
    usual: ({ say }) => [
      { value: '', label: say('As it is') },
      { value: 'system-ui, sans-serif', label: say('Plain, like the visitor’s device') },
      { value: 'Georgia, serif', label: say('With serifs, like a book') },
      { value: 'Verdana, sans-serif', label: say('Wide and easy to read') },
    ],
  });

const colours: Group = {
  title: 'More colours',
  controls: [
    colour('on-primary', 'Button text', 'Chosen to be easy to read, unless you choose another.', '#ffffff'),
    colour('surface', 'Background', 'Behind the form.', '#ffffff'),
    // translators: the colour of the text
    colour('text', 'Text', 'Labels and headings.', '#1c2330'),
    colour('text-muted', 'Secondary text', 'Hints below fields.', '#566072'),
    // translators: the colour of the lines
    colour('border', 'Lines', 'Around the form.', '#c9d0da'),
    colour('control-border', 'Borders of fields', 'Around fields and options.', '#76808f'),
    // translators: the colour of errors
    colour('danger', 'Errors', 'Error messages.', '#b3261e'),
    // translators: the colour of the thanks
    colour('success', 'Success', 'The thanks after a donation.', '#146c43'),
  ],
};

/** On WordPress, an author puts a picture above the form with a block. */
const isOnWebPage = (read: (name: string) => string) => read('site') !== 'wordpress';

const shape: Group = {
  title: 'Picture, font and size',
  controls: [
    forSnippet('logo', {
      kind: 'text',
      isAddress: true,
      label: 'Logo or picture',
      help: 'Its address on your website. Shown above the heading.',
      example: 'https://charity.example/logo.svg',
      isUseful: isOnWebPage,
    }),
    forSnippet('logo-alt', {
      kind: 'text',
      label: 'What the picture shows',
      help: 'For people who can’t see it. Leave blank if it only decorates.',
      example: 'Rivers & Reeds Trust',
      isUseful: (read) => isOnWebPage(read) && read('logo') !== '',
    }),
    font('font', 'Font', 'The font of your page, unless you choose another.'),
    font('heading-font', 'Font of headings', 'The font of the form, unless you choose another.'),
    property('radius', {
      kind: 'length',
      least: 0,
      most: 2,
      step: 0.125,
      label: 'Rounded corners',
      help: 'Of the form, its fields and its buttons.',
      example: '0.625em',
      usual: ({ say }) => [
        { value: '0', label: say('Square') },
        { value: '0.25em', label: say('Slightly rounded') },
        { value: '', label: say('Rounded') },
        { value: '1.25em', label: say('Very rounded') },
      ],
    }),
    property('space', {
      kind: 'length',
      least: 0.5,
      most: 2,
      step: 0.125,
      label: 'Spacing',
      help: 'Between the parts of the form.',
      example: '1em',
      usual: ({ say }) => [
        { value: '0.75em', label: say('Tight') },
        { value: '', label: say('Medium') },
        { value: '1.25em', label: say('Roomy') },
      ],
    }),
    property('max-width', {
      kind: 'length',
      least: 20,
      most: 60,
      step: 1,
      label: 'Maximum width',
      help: 'The form never gets wider than this.',
      example: '30em',
      usual: ({ say }) => [
        { value: '24em', label: say('Narrow') },
        { value: '', label: say('Medium width') },
        { value: '40em', label: say('Wide') },
      ],
    }),
    attribute('layout', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'narrow', label: say('One column') },
        { value: 'wide', label: say('Two columns') },
      ],
      label: 'Columns',
      help: 'With two columns, the total and the button are next to the questions where there is space.',
      initial: 'narrow',
    }),
  ],
};

const language: Group = {
  title: 'Language and dark mode',
  controls: [
    attribute('locale', {
      kind: 'choice',
      options: ({ say }) => [{ value: '', label: say('Same as the page') }, ...languageOptions],
      label: 'Language of the form',
      help: 'Choose one only if your page doesn’t declare its language.',
    }),
    attribute('color-scheme', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'auto', label: say('Same as the page') },
        { value: 'light', label: say('Light') },
        { value: 'dark', label: say('Dark') },
      ],
      label: 'Light or dark form',
      help: 'With “Same as the page”, the form is dark only when your page is.',
      initial: 'auto',
    }),
    forSnippet('dark-page', {
      kind: 'switch',
      label: 'My page has a dark mode',
      help: 'Your colours are checked for dark mode too.',
      isUseful: (read) => read('color-scheme') === 'auto',
    }),
  ],
};

const isBehindButton = (read: (name: string) => string) => read('place') === 'button';

const button: Group = {
  title: 'Open the form from a button',
  controls: [
    forSnippet('place', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'page', label: say('On the page') },
        { value: 'button', label: say('From a button') },
      ],
      label: 'Show the form',
      help: 'A button opens the form in a window above the page.',
      initial: 'page',
    }),
    forButton('label', {
      kind: 'text',
      label: 'Button label',
      help: '“Donate” in the language of the form, or “Other amount” below amounts, unless you enter another.',
      wordedExample: 'Give now',
      isUseful: isBehindButton,
    }),
    forButton('amounts', {
      kind: 'text',
      label: 'Amounts next to the button',
      help: 'Each one opens the form with that amount chosen. Separate with spaces.',
      example: '10 25 50',
      isUseful: isBehindButton,
    }),
    forButton('intervals', {
      kind: 'set',
      options: intervals,
      others: 'Other frequencies of these amounts',
      label: 'Frequency of these amounts',
      help: 'Visitors choose one before they choose an amount.',
      isUseful: (read) => isBehindButton(read) && read('button-amounts') !== '',
    }),
  ],
};

/** Nearly every form needs these. */
export const usualLook: readonly Control[] = [
  attribute('heading', {
    kind: 'text',
    label: 'Heading',
    help: 'Shown at the top of the form.',
    wordedExample: 'Help us clean the river',
  }),
  colour('primary', 'Your colour', 'Used for the button and for chosen options.', '#0b57d0'),
];

export const look: Group = {
  title: 'Look',
  controls: [],
  more: [shape, colours, language, button],
};
