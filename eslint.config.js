import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';
import { noCircles } from './test/runners/no-circles.js';

const packedLiteral = {
  selector:
    ':matches(ObjectExpression, ArrayExpression, CallExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression).argument',
  message: 'Write the entries out: a literal inside a spread is only packed.',
};

// Imports point one way: each folder of `src` can import from those after its name, and a folder at the top from those
// doors. See “Folders” in docs/architecture.md.
const layers = {
  schema: [],
  text: [],
  money: ['text'],
  client: ['schema'],
  page: ['schema', 'text', 'client'],
  service: ['schema', 'text', 'client', 'page'],
  languages: ['schema', 'text', 'money', 'page'],
  lit: ['page'],
  ui: ['languages', 'lit'],
  questions: ['schema', 'text', 'money', 'client', 'languages', 'lit', 'ui'],
  checkout: ['schema', 'client', 'page', 'service', 'languages'],
  return: ['schema', 'text', 'money', 'client', 'page', 'service', 'languages', 'lit', 'ui'],
  form: [
    'schema',
    'money',
    'client',
    'page',
    'service',
    'languages',
    'lit',
    'ui',
    'questions',
    'checkout',
    'return',
  ],
  elements: [
    'schema',
    'text',
    'client',
    'page',
    'service',
    'languages',
    'lit',
    'ui',
    'questions',
    'form',
    'return',
  ],
  // It only needs the types of events and amounts, and works without the elements.
  analytics: ['schema', 'money'],
  prerender: ['client', 'page', 'languages', 'lit', 'ui', 'questions', 'form', 'elements'],
};
const doors = {
  src: [],
  editor: ['src'],
  tools: ['src'],
  wordpress: ['src', 'editor', 'tools'],
  build: ['src', 'editor', 'tools', 'wordpress'],
};
// The rooms of the editor: what web editors can choose, the code that they get, and what they should fix.
const rooms = { controls: [], code: ['controls'], lints: ['controls', 'code'] };
// Nothing imports the demo, except its build, its tests and proofs. Nothing imports a proof.
const everyDoor = [...Object.keys(doors), 'demo', 'proofs', 'test'];

const seesEvents = ['analytics', 'checkout', 'return', 'form', 'elements'];
const belowEvents = ['schema', 'text', 'client'];

/** Forbids relative imports that match `regex`. */
const forbidden = (regex, message) => ({ regex: `^(?:\\.\\./)+${regex}`, message });

const otherDoors = (door) =>
  forbidden(
    `(?:${everyDoor.filter((one) => one !== door && !doors[door].includes(one)).join('|')})/`,
    `${door} can import only from ${[door, ...doors[door]].join(', ')}.`,
  );

const noProof = forbidden('proofs/', 'Nothing imports a proof.');

const oneWay = [
  {
    files: ['{demo,test}/**/*.{ts,js}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noProof] }] },
  },
  ...Object.keys(doors).map((door) => ({
    files: [`${door}/**/*.{ts,js}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [otherDoors(door)] }] },
  })),
  ...Object.entries(rooms).map(([room, allowed]) => ({
    files: [`editor/${room}/**/*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            otherDoors('editor'),
            forbidden(
              `(?:configured-form\\.js$|(?:${Object.keys(rooms)
                .filter((one) => one !== room && !allowed.includes(one))
                .join('|')})/)`,
              `editor/${room} can import only from ${[room, ...allowed].join(', ')}.`,
            ),
          ],
        },
      ],
    },
  })),
  ...Object.entries(layers).map(([layer, allowed]) => ({
    files: [`src/${layer}/**/*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            otherDoors('src'),
            forbidden(
              `(?:${Object.keys(layers)
                .filter((one) => one !== layer && !allowed.includes(one))
                .join('|')})/`,
              `src/${layer} can import only from ${[layer, ...allowed].join(', ')}.`,
            ),
            ...(layer === 'elements'
              ? []
              : [
                  forbidden(
                    `(?:index|define${seesEvents.includes(layer) ? '' : '|events'})\\.js$`,
                    'A layer can’t import from a higher layer.',
                  ),
                ]),
          ],
        },
      ],
    },
  })),
  {
    // Lower layers fire and read the events.
    files: ['src/events.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            otherDoors('src'),
            {
              regex: `^\\./(?!(?:${belowEvents.join('|')})/)`,
              message: `src/events.ts can import only from ${belowEvents.join(', ')}.`,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['tools/**/*.ts'],
    // The command prints the version.
    ignores: ['tools/cli/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            otherDoors('tools'),
            { regex: '/src/(?!schema/)', message: 'A tool can import only src/schema.' },
          ],
        },
      ],
    },
  },
];

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

// `<form name="hidden">` on the page replaces `document.hidden`. Nobody names a form like one of these methods.
const documentMethods = '(?:create(?:Element|Comment)|(?:add|remove)EventListener|querySelector(?:All)?)';
const named = 'A form or picture of the page can have this name. Use ofDocument.';
const namedSyntax = [
  {
    selector: `MemberExpression[object.name=/^(?:document|ownerDocument)$/]:not([property.name=/^${documentMethods}$/])`,
    message: named,
  },
  { selector: 'VariableDeclarator[init.name="document"] > ObjectPattern', message: named },
];

// Interfaces that tell browsers and devices apart. The form needs none of them. `screen` has an exception below.
const fingerprints = 'Scripts can recognise a donor’s device by this: see docs/evaluate/data-flow.md.';
const fingerprintGlobals = [
  'screen',
  'devicePixelRatio',
  'OffscreenCanvas',
  'WebGLRenderingContext',
  'WebGL2RenderingContext',
  'AudioContext',
  'OfflineAudioContext',
  'RTCPeerConnection',
  'speechSynthesis',
  'FontFace',
  'queryLocalFonts',
  'DeviceMotionEvent',
  'DeviceOrientationEvent',
].map((name) => ({ name, message: fingerprints }));
const fingerprintProperties = [
  // An allowed list, because browsers add more to it.
  { object: 'navigator', allowProperties: ['share', 'clipboard', 'onLine', 'locks'] },
  { object: 'performance', allowProperties: ['getEntriesByType'] },
  // With these, a script reads back how a browser has drawn a canvas or a font.
  ...['getContext', 'getImageData', 'toDataURL', 'toBlob', 'measureText', 'fonts'].map((property) => ({
    property,
  })),
  // The same under other names, such as `window.screen`.
  ...['navigator', ...fingerprintGlobals.map(({ name }) => name)].map((property) => ({ property })),
  ...['timeZone', 'getTimezoneOffset', 'resolvedOptions'].map((property) => ({ property })),
].map((one) => ({ ...one, message: fingerprints }));
const fingerprintSyntax = [
  {
    selector: 'CallExpression[callee.property.name="createElement"][arguments.0.value=/^(?:canvas|audio)$/i]',
    message: fingerprints,
  },
  // `no-restricted-properties` only sees what follows `navigator`.
  {
    selector:
      ':matches(VariableDeclarator[init.name="navigator"] > Identifier, CallExpression > Identifier.arguments[name="navigator"])',
    message: fingerprints,
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
      'test-results',
      'translate',
      '.sandbox',
      'test/package/consumer',
      '{proofs,test}/*/node_modules',
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
  {
    files: ['**/*.{ts,js}'],
    plugins: { house: { rules: { 'no-circles': noCircles } } },
    rules: { 'no-restricted-syntax': ['error', packedLiteral], 'house/no-circles': 'error' },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }], ...litA11y.configs.recommended.rules },
    plugins: { 'lit-a11y': litA11y },
  },
  { files: ['src/**/*.ts'], ...lit['flat/recommended'] },
  { files: ['src/**/*.ts'], ...wc['flat/best-practice'] },
  { files: ['src/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...fingerprintGlobals] } },
  {
    // It compares a height with half of the screen, where a frame hides the size of its window. Nothing keeps it.
    files: ['src/page/view.ts'],
    rules: {
      'no-restricted-globals': ['error', ...fingerprintGlobals.filter(({ name }) => name !== 'screen')],
    },
  },
  {
    files: [
      'src/{schema,client,text,money,questions,analytics}/**/*.ts',
      'src/return/{charity,colour}.ts',
      'src/languages/!(messages-controller).ts',
    ],
    rules: { 'no-restricted-globals': ['error', ...windowGlobals, ...fingerprintGlobals] },
  },
  {
    // Nothing of these folders runs in a page.
    files: ['src/**/*.ts'],
    ignores: ['src/prerender/**'],
    rules: {
      'no-restricted-properties': ['error', ...replacedProperties, ...fingerprintProperties],
      'no-restricted-syntax': [
        'error',
        packedLiteral,
        ...replacedSyntax,
        ...namedSyntax,
        ...fingerprintSyntax,
      ],
    },
  },
  ...oneWay,
  {
    // Declarations of HTMLElementTagNameMap and HTMLElementEventMap merge into interfaces of the DOM library.
    files: ['src/events.ts', 'src/elements/**/donation-*.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // Playwright reads the fixtures that a function needs from its first parameter, so `{}` means none.
    files: [
      'test/**/*.journey.test.ts',
      'proofs/**/*.ts',
      'test/support/**/*.ts',
      'test/{package,recipes,old-browsers}/**/*.ts',
    ],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['{proofs,test}/**/*.test.ts'],
    rules: { '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    // A test in Node can also run on a page, so both use the same assertions. Playwright's need its runner to wait.
    files: ['{proofs,test}/**/*.test.ts'],
    ignores: ['**/*.journey.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            noProof,
            { regex: '^@playwright/test', message: 'Only journeys run in Playwright.' },
            {
              regex: '^\\.',
              importNames: ['expect'],
              message: 'Import `expect` from @open-wc/testing. Other ones are for journeys.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/runners/*.js', 'build/*.js'],
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
