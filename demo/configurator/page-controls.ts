import { languages } from '../../src/i18n/languages.js';
import { attribute, forSnippet, property, type Group, type Option } from './control.js';

/** The snippet’s placeholders, until the web editor knows better. */
export const placeholders = {
  'base-url': 'https://service.example/api/v1',
  'publishable-key': 'pk_live_…',
  cdn: 'https://cdn.example.org/donation-widget@',
} as const;

const ownName = (language: string): Option => ({
  value: language,
  label: new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language,
});

export const service: Group = {
  title: 'Your payment service',
  controls: [
    attribute('base-url', {
      kind: 'text',
      label: 'Address of the service',
      help: 'From your payment service; it ends with /api/v1. The preview never calls it: it uses the sandbox here.',
      example: placeholders['base-url'],
    }),
    attribute('publishable-key', {
      kind: 'text',
      label: 'Publishable key',
      help: 'The public key. Never paste a secret one on any page.',
      example: placeholders['publishable-key'],
    }),
    attribute('return-url', {
      kind: 'text',
      label: 'Thank-you page',
      help: 'Where donors come back to after paying; it begins with https. By default the page of the form.',
      example: 'https://charity.example/thanks',
    }),
    forSnippet('fallback', {
      kind: 'text',
      label: 'Link to other ways to give',
      help: 'What people see while the form loads, or where it can’t.',
      initial: 'https://charity.example/other-ways',
    }),
    attribute('test-mode', {
      kind: 'switch',
      label: 'Test mode',
      help: 'Says above the form that no money is taken. For a test key.',
    }),
  ],
};

export const language: Group = {
  title: 'Language and page',
  controls: [
    attribute('locale', {
      kind: 'choice',
      options: [{ value: '', label: 'As the page' }, ...languages.map(ownName)],
      label: 'Language',
      help: 'By default the language that your page says it is in.',
    }),
    attribute('color-scheme', {
      kind: 'choice',
      options: [
        { value: 'auto', label: 'As the page' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ],
      label: 'Light or dark',
      help: '“As the page” is dark only where your page has a dark look.',
      initial: 'auto',
    }),
    attribute('storage', {
      kind: 'choice',
      options: [
        { value: 'session', label: 'This tab' },
        { value: 'local', label: 'Every tab' },
      ],
      label: 'Where a started donation is remembered',
      help: 'How the form finds the donation when the donor comes back. No personal data is kept.',
      initial: 'session',
    }),
    attribute('no-status', {
      kind: 'switch',
      label: 'No thanks here',
      help: 'When a thank-you page of its own tells how the payment went.',
    }),
  ],
};

const colour = (name: string, label: string, help: string, example: string) =>
  property(name, { kind: 'colour', label, help, example });

const length = (name: string, label: string, help: string, example: string) =>
  property(name, { kind: 'text', label, help, example });

export const look: Group = {
  title: 'Colours and shape',
  controls: [
    colour('primary', 'Your colour', 'Buttons and what is chosen.', '#0b57d0'),
    colour('on-primary', 'Ink on your colour', 'Chosen for you, so that it reads well.', '#ffffff'),
    colour('surface', 'Background', 'Of the form.', '#ffffff'),
    colour('text', 'Text', 'On the background.', '#1c2330'),
    colour('text-muted', 'Quiet text', 'Hints below fields.', '#566072'),
    colour('border', 'Lines', 'Around the form.', '#c9d0da'),
    colour('danger', 'Faults', 'What has to be mended.', '#b3261e'),
    colour('success', 'Thanks', 'A donation that succeeded.', '#146c43'),
    length('radius', 'Roundness', 'Of corners.', '0.625em'),
    length('space', 'Space', 'Between the parts.', '1em'),
    length('max-width', 'Greatest width', 'How wide the form grows.', '30em'),
    length('font', 'Font', 'That of the page by default.', 'Georgia, serif'),
  ],
};

export const delivery: Group = {
  title: 'The script',
  controls: [
    forSnippet('file', {
      kind: 'choice',
      options: [
        { value: 'classic', label: 'Classic' },
        { value: 'module', label: 'Module' },
      ],
      label: 'Script',
      help: 'Both draw the form from one small file, and load the rest from its folder when the donor starts. The classic script also works where your site’s editor removes modules. Only the module can show the form before it has loaded.',
      initial: 'classic',
    }),
    forSnippet('prerender', {
      kind: 'switch',
      label: 'Show the form before the script has loaded',
      help: 'Adds the form as HTML, in the language chosen under “Language”. The code above shows it as one line that is cut off; “Copy” copies all of it. If your site’s editor removes the HTML, the form appears with the script.',
      initial: 'on',
    }),
    forSnippet('cdn', {
      kind: 'text',
      label: 'Address of the folder',
      help: 'Where you serve the files of dist/cdn, under an address of that version.',
    }),
  ],
};

/** These say which part of the configurator is open, so that a colleague who follows the link sees the same. */
export const shown: Group = {
  title: 'What is shown',
  controls: [
    forSnippet('view', {
      kind: 'choice',
      options: [
        { value: 'desktop', label: 'Desktop' },
        { value: 'phone', label: 'Phone' },
      ],
      label: 'Width of the preview',
      help: 'How wide the page around the form is.',
      initial: 'desktop',
    }),
    forSnippet('host', {
      kind: 'choice',
      options: [
        { value: 'script', label: 'Any website' },
        { value: 'npm', label: 'npm' },
        { value: 'react', label: 'React' },
        { value: 'vue', label: 'Vue' },
      ],
      label: 'Where does the form go?',
      help: 'Any website: what you paste into your content management system.',
      initial: 'script',
    }),
  ],
};
