import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const packedLiteral = {
  selector:
    ':matches(ObjectExpression, ArrayExpression, CallExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression).argument',
  message: 'Write the entries out: a literal inside a spread is only packed.',
};

// Imports point one way, from the last of these to the first.
const layers = {
  schema: [],
  text: [],
  money: ['text'],
  client: ['schema'],
  theme: ['schema', 'text'],
  browser: ['schema', 'text', 'client'],
  i18n: ['schema', 'text', 'money', 'browser'],
  view: ['browser', 'i18n'],
  questions: ['schema', 'text', 'money', 'client', 'view', 'i18n'],
  checkout: ['schema', 'client', 'browser', 'i18n'],
  status: ['schema', 'text', 'money', 'client', 'theme', 'browser', 'i18n', 'view'],
  form: ['schema', 'money', 'client', 'browser', 'i18n', 'view', 'questions', 'checkout', 'status'],
  elements: ['schema', 'text', 'client', 'browser', 'i18n', 'view', 'questions', 'form', 'status'],
  // It only needs the types of events and amounts, and works without the elements.
  analytics: ['schema', 'money'],
  prerender: ['client', 'i18n', 'view', 'questions', 'form', 'elements'],
};

const seesEvents = ['analytics', 'checkout', 'status', 'form', 'elements'];

const oneWay = Object.entries(layers).map(([layer, allowed]) => ({
  files: [`src/${layer}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(?:${Object.keys(layers)
              .filter((one) => one !== layer && !allowed.includes(one))
              .join('|')}|build)/`,
            message: `src/${layer} can import only from ${[layer, ...allowed].join(', ')}.`,
          },
          ...(layer === 'elements'
            ? []
            : [
                {
                  regex: `^(\\.\\./)+(?:index|define${seesEvents.includes(layer) ? '' : '|events'})\\.js$`,
                  message: 'A layer can’t import from a higher layer.',
                },
              ]),
        ],
      },
    ],
  },
}));

// Prototype and MooTools replace these on the page: see “Pages with old libraries” in docs/architecture.md.
const replaced = (instead) => `An old library on the page can replace this. Use ${instead}.`;
const replacedProperties = [
  { object: 'Array', property: 'from', message: replaced('[...list]') },
  { object: 'Object', property: 'values', message: replaced('Object.entries') },
  { object: 'Date', property: 'parse', message: replaced('new Date(text).getTime()') },
  { property: 'bind', message: replaced('an arrow function') },
  { property: 'toISOString', message: replaced('isoTime') },
];
const replacedSyntax = [
  {
    selector: 'CallExpression[callee.property.name="entries"][arguments.length=0]',
    message: replaced('forEach'),
  },
  {
    selector: 'BinaryExpression[operator="instanceof"][right.name=/^(?:Document|Event|Request|Window)$/]',
    message: replaced('what the object has'),
  },
];

// Code that must work without a window can't use these globals.
const windowGlobals = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'navigator',
];

export default tseslint.config(
  // The host pages only compile with the packed package.
  {
    ignores: [
      'dist',
      'dist-demo',
      'release',
      'coverage',
      'test-results',
      '.sandbox',
      'test/package/consumer',
      'test/hosts/*/**',
      'test/recipes/*/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  { files: ['**/*.{ts,js}'], rules: { 'no-restricted-syntax': ['error', packedLiteral] } },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }], ...litA11y.configs.recommended.rules },
    plugins: { 'lit-a11y': litA11y },
  },
  { files: ['src/**/*.ts'], ...lit['flat/recommended'] },
  { files: ['src/**/*.ts'], ...wc['flat/best-practice'] },
  {
    files: [
      'src/{schema,client,text,money,theme,questions,analytics}/**/*.ts',
      'src/languages/!(messages-controller).ts',
    ],
    rules: { 'no-restricted-globals': ['error', ...windowGlobals] },
  },
  {
    // Nothing of these folders runs in a page.
    files: ['src/**/*.ts'],
    ignores: ['src/{build,prerender}/**'],
    rules: {
      'no-restricted-properties': ['error', ...replacedProperties],
      'no-restricted-syntax': ['error', packedLiteral, ...replacedSyntax],
    },
  },
  {
    files: ['tools/sandbox/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/src/(?!schema/)', message: 'The sandbox can import only src/schema.' }] },
      ],
    },
  },
  ...oneWay,
  {
    // Declarations of HTMLElementTagNameMap and HTMLElementEventMap merge into interfaces of the DOM library.
    files: ['src/events.ts', 'src/elements/donation-*.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Playwright reads the fixtures that a function needs from its first parameter, so `{}` means none.
    files: ['test/{build,e2e,old-browsers,old-libraries,package,recipes,sandbox,webkit}/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['test/**/*.test.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['test/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
      },
    },
  },
);
