import { compare } from './compare.js';
import { attribute, forSlot, forSnippet, type Control, type Group, type Read } from './control.js';
import { countries } from './money.js';
import { questions, texts, withObjects } from './row-formats.js';
import { textIn, type Row } from './row.js';

const others: Group = {
  title: 'Comments, dedications and organisations',
  controls: [
    attribute('ask', {
      kind: 'set',
      options: ({ say }) => [
        { value: 'organisation', label: say('Donate as an organisation') },
        { value: 'anonymous', label: say('Keep my name private') },
        { value: 'comment', label: say('Comment') },
      ],
      label: 'Other questions',
      help: 'Organisations give their name and can’t use Gift Aid.',
    }),
    attribute('dedication', {
      kind: 'set',
      options: ({ say }) => [
        { value: 'honour', label: say('In honour of') },
        { value: 'memory', label: say('In memory of') },
        { value: 'celebration', label: say('In celebration of') },
      ],
      label: 'Kinds of dedication',
      help: 'Donors can dedicate their donation to someone in one of these ways.',
    }),
    attribute('dedication-notify', {
      kind: 'switch',
      label: 'Ask who to tell',
      help: 'Asks for the name and email address of someone to tell about the dedication.',
      isUseful: (read) => read('dedication') !== '',
    }),
  ],
};

const contact: Group = {
  title: 'Permission to keep in touch',
  controls: [
    attribute('contact', {
      kind: 'questions',
      options: ({ say }) => [
        { value: 'email', label: say('Email') },
        { value: 'sms', label: say('Text message') },
        { value: 'phone', label: say('Phone call') },
        // translators: letters on paper
        { value: 'post', label: say('Post') },
      ],
      label: 'Ask to keep in touch by',
      help: 'Donors answer yes or no for each. Nothing is preselected.',
    }),
    attribute('contact-wording', {
      kind: 'choice',
      options: ({ say }) => [
        { value: '', label: say('Yes or no') },
        { value: 'opt-out', label: say('Tick to opt out') },
      ],
      label: 'How to ask for permission',
      help: 'Many countries require a clear yes. An empty box isn’t permission.',
      isUseful: (read) => read('contact') !== '',
    }),
  ],
};

/** The controls of each answer to “What are donations for?”. */
const ofPurpose = {
  one: ['project', 'intention', 'country'],
  names: ['projects', 'intentions'],
  codes: ['purposes'],
} as const;

const hasAny = (names: readonly string[], read: Read) => names.some((name) => read(name) !== '');

/** Shows a control for its answer, and for as long as it has a value. WordPress shows every control. */
const isFor = (answer: keyof typeof ofPurpose, name: string) => ({
  isUseful: (read: Read) => [answer, 'all'].includes(read('donation-for')) || read(name) !== '',
});

const purpose: Group = {
  title: 'What donations are for',
  controls: [
    forSnippet('donation-for', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'any', label: say('Your work in general') },
        { value: 'one', label: say('One appeal or project') },
        { value: 'names', label: say('Donors choose') },
        { value: 'codes', label: say('Donors choose, with codes') },
      ],
      label: 'What are donations for?',
      help: 'Choose “Donors choose, with codes” if your records need a code, or if purposes have their own amounts.',
      initial: 'any',
      guess: (read) => {
        if (hasAny(ofPurpose.codes, read)) return 'codes';
        if (hasAny(ofPurpose.names, read)) return 'names';
        return hasAny(ofPurpose.one, read) ? 'one' : 'any';
      },
    }),
    attribute('projects', {
      kind: 'rows',
      format: texts,
      label: 'Projects to choose from',
      help: 'Donors choose one, or where it is needed most.',
      one: 'Project',
      add: 'Add a project',
      fields: [{ name: 'text', label: 'Name', isNeeded: true, wordedExample: 'Wells' }],
      ...isFor('names', 'projects'),
    }),
    attribute('intentions', {
      kind: 'rows',
      format: texts,
      label: 'Purposes to choose from',
      help: 'Donors choose one, or none.',
      one: 'Purpose',
      add: 'Add a purpose',
      fields: [{ name: 'text', label: 'Name', isNeeded: true, wordedExample: 'A birthday' }],
      ...isFor('names', 'intentions'),
    }),
    attribute('purposes', {
      kind: 'rows',
      format: withObjects('labels', 'metadata'),
      label: 'Purposes with details',
      help: 'Donors choose one by its name. Your payment service stores the code.',
      one: 'Purpose with details',
      add: 'Add a purpose with details',
      fields: [
        { name: 'label', label: 'Name', isNeeded: true, wordedExample: 'Wells' },
        { name: 'value', label: 'Code', isNeeded: true, example: 'W-26' },
        { name: 'amounts', label: 'Amounts for this purpose', example: '15 30 60' },
        {
          name: 'labels',
          label: 'Name in other languages',
          isFolded: true,
          example: 'cy: Ffynhonnau; fr: Puits',
        },
        { name: 'intention', label: 'Purpose for your records', isFolded: true, wordedExample: 'Water' },
        {
          name: 'country',
          label: 'Country',
          isFolded: true,
          options: countries,
        },
        { name: 'metadata', label: 'Notes for your records', isFolded: true, example: 'fund: 210' },
      ],
      ...isFor('codes', 'purposes'),
    }),
    attribute('split', {
      kind: 'switch',
      label: 'Let donors split a donation',
      help: 'Donors can add more purposes, each with its own amount, and pay for all of them together.',
      isUseful: (read) => read('projects') !== '' || read('purposes') !== '',
    }),
    attribute('project', {
      kind: 'text',
      label: 'Project',
      help: 'Sent with every donation, for your records.',
      wordedExample: 'River Sallow',
      ...isFor('one', 'project'),
    }),
    attribute('intention', {
      kind: 'text',
      label: 'Purpose',
      help: 'Sent with every donation, for your records.',
      wordedExample: 'Winter appeal',
      ...isFor('one', 'intention'),
    }),
    attribute('country', {
      kind: 'choice',
      options: countries,
      label: 'Country you work in',
      help: 'Sent with every donation, for your records.',
      ...isFor('one', 'country'),
    }),
  ],
};

const trust: Group = {
  title: 'Small print and charity details',
  controls: [
    forSlot('legal', {
      kind: 'text',
      isLong: true,
      label: 'Small print',
      help: 'Shown above the button.',
      wordedExample: 'We use your details for your donation and your receipt only.',
    }),
    attribute('charity-number', {
      kind: 'text',
      label: 'Charity number',
      help: 'Shown with the name of your charity, or else below the button.',
      example: '1234567',
    }),
    attribute('charity-register', {
      kind: 'text',
      label: 'Charity register',
      help: 'Shown before the number. “Registered charity” unless you enter another.',
      wordedExample: 'Charity Commission for England and Wales',
    }),
    attribute('privacy-url', {
      kind: 'text',
      isAddress: true,
      label: 'Privacy policy',
      help: 'Linked below the button.',
      example: 'https://charity.example/privacy',
    }),
    attribute('contact-url', {
      kind: 'text',
      isAddress: true,
      label: 'Contact page',
      help: 'Linked below the button. Without a page to manage a regular donation, donors who give regularly are sent here to change or stop it.',
      example: 'https://charity.example/contact',
    }),
    attribute('payment-methods', {
      kind: 'text',
      label: 'Ways to pay',
      help: 'Shown below the button. Name the ones that your payment page accepts.',
      example: 'Visa, Mastercard, Apple Pay',
    }),
  ],
};

const records: Group = {
  title: 'Your records and campaigns',
  controls: [
    attribute('prefill-from-url', {
      kind: 'set',
      options: ({ say }) => [
        { value: 'amount', label: say('Amount') },
        { value: 'amounts', label: say('Several amounts') },
        { value: 'interval', label: say('Frequency') },
        { value: 'project', label: say('Project') },
        { value: 'intention', label: say('Purpose') },
      ],
      label: 'What a link can fill in',
      help: 'With “Amount”, a link to your page that ends in ?amount=50 chooses 50. With “Several amounts”, ?amounts=50,100,200 replaces the amounts that your form suggests.',
      initial: 'amount interval',
    }),
    attribute('attribution', {
      kind: 'set',
      options: ({ say }) => [
        { value: 'utm', label: say('Newsletters and campaigns') },
        { value: 'gclid', label: 'Google Ads' },
        { value: 'fbclid', label: say('Facebook and Instagram ads') },
        { value: 'msclkid', label: say('Microsoft ads') },
      ],
      label: 'Campaign details from the link',
      help: 'Saved with the donation, if the link that the donor followed has them.',
    }),
    attribute('variant', {
      kind: 'text',
      label: 'Name of this version',
      help: 'If you compare versions of this form, your analytics and your records show this name.',
      example: 'b',
    }),
    attribute('metadata', {
      kind: 'rows',
      isRecord: true,
      label: 'Notes for your records',
      help: 'Sent with every donation. Donors don’t see them.',
      one: 'Note',
      add: 'Add a note',
      fields: [
        { name: 'key', label: 'Name', isNeeded: true, example: 'campaign' },
        { name: 'value', label: 'Value', example: 'spring' },
      ],
    }),
  ],
};

const kindOf = (row: Row): string => textIn(row, 'kind');

const own: Group = {
  title: 'Questions of your own',
  controls: [
    attribute('questions', {
      kind: 'rows',
      format: questions,
      label: 'Your questions',
      help: 'Donors answer them below their details. Ask only what you’ll use: each question takes them time.',
      one: 'Question',
      add: 'Add a question',
      fields: [
        { name: 'label', label: 'Question', isNeeded: true, wordedExample: 'How did you hear of us?' },
        {
          name: 'kind',
          label: 'Donors answer with',
          isNeeded: true,
          options: ({ say }) => [
            // translators: how donors answer a question
            { value: '', label: say('Choose') },
            { value: 'choice', label: say('One of several answers') },
            { value: 'choices', label: say('Any of several answers') },
            { value: 'text', label: say('A line of text') },
            { value: 'long', label: say('Several lines of text') },
            { value: 'number', label: say('A number') },
            { value: 'date', label: say('A date') },
            { value: 'tick', label: say('A tick') },
          ],
        },
        { name: 'name', label: 'Name in your records', isNeeded: true, example: 'heard' },
        {
          name: 'options',
          label: 'Answers to choose from',
          isUseful: (row) => ['choice', 'choices'].includes(kindOf(row)),
          entries: {
            one: 'Answer',
            add: 'Add an answer',
            fields: [
              { name: 'label', label: 'Answer', isNeeded: true, wordedExample: 'From a friend' },
              {
                name: 'labels',
                label: 'Answer in other languages',
                isFolded: true,
                example: 'cy: Gan ffrind; fr: Par un ami',
              },
              {
                name: 'value',
                label: 'Answer in your records, if it differs',
                isFolded: true,
                example: 'friend',
              },
            ],
          },
        },
        {
          name: 'required',
          label: 'Must donors answer?',
          options: ({ say }) => [
            // translators: whether donors must answer a question
            { value: '', label: say('No') },
            { value: 'true', label: say('Yes') },
          ],
        },
        {
          name: 'when',
          label: 'Ask',
          isFolded: true,
          options: ({ say }) => [
            // translators: ask every donor
            { value: '', label: say('Everyone') },
            { value: 'once', label: say('Donors who give once') },
            { value: 'recurring', label: say('Regular donors') },
          ],
        },
        { name: 'hint', label: 'Explanation', isFolded: true, wordedExample: 'In a word or two' },
        {
          name: 'max',
          label: 'Most characters, largest number or most answers',
          isFolded: true,
          example: '100',
          isUseful: (row) => ['text', 'long', 'number', 'choices'].includes(kindOf(row)),
        },
        {
          name: 'labels',
          label: 'Question in other languages',
          isFolded: true,
          example: 'cy: Sut clywsoch chi amdanom ni?',
        },
        { name: 'hints', label: 'Explanation in other languages', isFolded: true, example: 'cy: Mewn gair' },
      ],
    }),
  ],
};

const taxReceipts: Group = {
  title: 'Tax receipts in other countries',
  controls: [
    attribute('tax-receipt', {
      kind: 'set',
      options: ({ say }) => [
        { value: 'es', label: say('Spain') },
        { value: 'pt', label: say('Portugal') },
        { value: 'it', label: say('Italy') },
        { value: 'fr', label: say('France') },
        { value: 'de', label: say('Germany') },
        { value: 'br', label: say('Brazil') },
        { value: 'at', label: say('Austria') },
        { value: 'be', label: say('Belgium') },
      ],
      label: 'Tax receipts',
      help: 'Donors can ask for a receipt for their tax return in these countries. They enter the details that it needs, such as their tax number. It can’t be combined with Gift Aid.',
    }),
  ],
};

/** Nearly every form needs these. */
export const usualQuestions: readonly Control[] = [
  attribute('fields', {
    kind: 'questions',
    options: ({ say }) => [
      { value: 'name', label: say('First and last name') },
      { value: 'phone', label: say('Phone number') },
      { value: 'address', label: say('Address') },
    ],
    label: 'Details',
    help: 'Donors always give an email address. Ask for little: each question takes them time.',
    initial: 'name',
  }),
  attribute('gift-aid', {
    kind: 'switch',
    label: 'Gift Aid',
    help: 'Shows the UK declaration for donations in pounds. Donors who agree give their name and home address.',
  }),
  attribute('charity-name', {
    kind: 'text',
    label: 'Name of your charity',
    help: 'Donors read above the button that their donation goes to it. Gift Aid declarations name it too.',
    example: 'Rivers & Reeds Trust',
  }),
];

export const donor: Group = {
  title: 'What you ask donors',
  controls: [],
  more: [contact, trust, own, purpose, others, taxReceipts],
};

export const campaigns: Group = {
  title: 'Records and campaigns',
  controls: [],
  more: [records, compare],
};
