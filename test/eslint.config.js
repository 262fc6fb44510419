import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

// Imports point one way: schema ← client, donation, theme ← browser, messages ← controllers ← elements.
const layers = ['schema', 'client', 'donation', 'theme', 'browser', 'messages', 'controllers', 'elements'];
const mayImport = {
  schema: ['schema'],
  client: ['schema', 'client'],
  donation: ['schema', 'donation'],
  theme: ['schema', 'theme'],
  browser: ['schema', 'donation', 'theme', 'client', 'browser'],
  messages: ['schema', 'donation', 'theme', 'client', 'messages'],
  controllers: ['schema', 'donation', 'theme', 'client', 'browser', 'messages', 'controllers'],
  elements: layers,
};

const seesEvents = ['controllers', 'elements'];

const oneWay = layers.map((layer) => ({
  files: [`src/${layer}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(?!${mayImport[layer].join('/|')}/${seesEvents.includes(layer) ? '|(?:events|version)\\.js$' : ''})`,
            message: `src/${layer} may import from ${mayImport[layer].join(', ')} only.`,
          },
          ...(layer === 'elements'
            ? []
            : [{ regex: '^\\.\\./(index|define)', message: 'Only index.ts stands above define.ts.' }]),
        ],
      },
    ],
  },
}));

// What has no DOM, no fetch and no storage of its own says so to the linter.
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
  // Pages of consumers are compiled with the packed package, and in no other way.
  {
    ignores: [
      'dist',
      'dist-demo',
      'coverage',
      'test-results',
      '.sandbox',
      'test/package/consumer',
      'test/hosts/*/**',
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
      'max-lines': ['error', { max: 250 }],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }], ...litA11y.configs.recommended.rules },
    ...{ plugins: { 'lit-a11y': litA11y } },
  },
  { files: ['src/elements/**/*.ts'], ...lit['flat/recommended'] },
  { files: ['src/elements/**/*.ts'], ...wc['flat/best-practice'] },
  {
    files: ['src/{schema,client,donation,theme,messages}/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...windowGlobals] },
  },
  {
    files: ['demo/sandbox/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/src/(?!schema/)', message: 'The sandbox may use src/schema only.' }] },
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
    // Playwright reads from the parameter which fixtures a fixture needs, so none is written as {}.
    files: ['test/{e2e,old-browsers,package,sandbox,webkit}/**/*.ts'],
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
