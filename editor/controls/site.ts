import { attribute, forSnippet, type Group, type Read } from './control.js';
import { languageOptions } from './look.js';
import { sites } from './sites.js';

/** Empty fields show these. The code has the sandbox's values until the web editor adds their own: `script.ts`. */
export const placeholders = {
  'base-url': 'https://service.example/api/v1',
  'publishable-key': 'pk_live_…',
  cdn: 'https://cdn.example.org/donation-widget',
} as const;

const isPasted = (read: Read) => !(read('site') === 'wordpress' && read('host') === 'script');

/** The first question of the last step. */
export const where: Group = {
  title: 'Your website',
  controls: [
    forSnippet('site', {
      kind: 'choice',
      options: ({ say }) => [
        { value: '', label: say('Choose') },
        ...sites.map(({ value, label }) => ({ value, label })),
      ],
      label: 'Where is your website?',
      help: 'The code and the steps depend on it.',
    }),
  ],
};

export const service: Group = {
  title: 'Payment service and script',
  controls: [
    attribute('base-url', {
      kind: 'text',
      isAddress: true,
      label: 'Payment service address',
      help: 'Your payment service gives you this address. It ends with /api/v1.',
      example: placeholders['base-url'],
      isUseful: isPasted,
    }),
    attribute('publishable-key', {
      kind: 'text',
      label: 'Publishable key',
      help: 'Your payment service gives you this key. Never enter a secret key here or on a page.',
      example: placeholders['publishable-key'],
      isUseful: isPasted,
    }),
    attribute('test-mode', {
      kind: 'switch',
      label: 'Test mode',
      help: 'Tells donors above the form that no money is taken. Use it with a test key.',
      isUseful: isPasted,
    }),
    forSnippet('fallback', {
      kind: 'text',
      isAddress: true,
      label: 'Link to other ways to give',
      help: 'People see it while the form loads, or if the form can’t load.',
      example: 'https://charity.example/other-ways',
      isUseful: isPasted,
    }),
    forSnippet('cdn', {
      kind: 'text',
      isAddress: true,
      label: 'Folder of the form’s script',
      help: 'Ask your developer for the web address of the folder with the script’s files.',
      example: placeholders.cdn,
      isUseful: (read) => read('host') === 'script' && isPasted(read),
    }),
  ],
};

export const developer: Group = {
  title: 'For your developer',
  controls: [
    forSnippet('host', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'script', label: say('Any website') },
        { value: 'npm', label: 'npm' },
        { value: 'react', label: 'React' },
        { value: 'vue', label: 'Vue' },
      ],
      label: 'Code for',
      help: '“Any website” is code to paste into a website builder or content management system.',
      initial: 'script',
    }),
    forSnippet('file', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'classic', label: say('Classic') },
        { value: 'module', label: say('Module') },
      ],
      label: 'Script',
      help: 'The classic script also works where a site’s editor removes module scripts. The module can show the form before the script has loaded.',
      initial: 'classic',
      isUseful: (read) => read('host') === 'script',
    }),
    forSnippet('prerender', {
      kind: 'switch',
      label: 'Show the form before the script has loaded',
      help: 'Adds the form to the code as HTML, in the language of the form. The code above shows it as one line that is cut off. “Copy” copies all of it.',
      initial: 'on',
      isUseful: (read) =>
        read('host') === 'script' && read('file') === 'module' && read('place') !== 'button',
    }),
    attribute('storage', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'session', label: say('This tab') },
        { value: 'local', label: say('All tabs') },
      ],
      label: 'Remember the donation in',
      help: 'The form uses this to find the donation when the donor comes back. It stores no personal data.',
      initial: 'session',
    }),
  ],
};

/** These change the preview alone, and are kept in the link so that a colleague sees the same. */
export const preview: Group = {
  title: 'Preview',
  controls: [
    forSnippet('view', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'desktop', label: say('Desktop') },
        { value: 'phone', label: say('Phone') },
      ],
      label: 'Preview width',
      help: 'The width of the page around the form.',
      initial: 'desktop',
    }),
    forSnippet('page', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'plain', label: say('Plain') },
        { value: 'serif', label: say('Serif') },
        { value: 'column', label: say('Column') },
      ],
      label: 'Preview page',
      help: 'The page around the form: a plain one, one with a serif font, or one with a narrow column.',
      initial: 'plain',
    }),
    forSnippet('preview-scheme', {
      kind: 'choice',
      options: ({ say }) => [
        { value: 'light', label: say('Light') },
        { value: 'dark', label: say('Dark') },
      ],
      label: 'Preview colours',
      help: 'The page around the form.',
    }),
    forSnippet('preview-locale', {
      kind: 'choice',
      options: ({ say }) => [{ value: '', label: say('Same as the form') }, ...languageOptions],
      label: 'Preview language',
      help: 'The language of the preview.',
    }),
  ],
};
