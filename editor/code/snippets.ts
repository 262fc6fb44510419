import { valueOf, type Choices } from '../controls/choices.js';
import { hasThanksPage } from '../controls/chosen.js';
import { inHtml, inJsx, inVue } from './element-lines.js';
import { hostOf } from './host.js';
import { formLines, markup, statusLines } from './markup.js';
import { preloads } from './preloads.js';
import { script, withSandbox, type Build } from './script.js';
import { sites, type Site } from '../controls/sites.js';
import { stylesOf, thanksStylesOf } from './styles-of.js';
import { wordPressCode } from './wordpress-code.js';

/** A piece of code to paste in one place. `long` is a part of it that is shown cut off. */
export type Block = { title: string; code: string; long?: string };

export const siteOf = (choices: Choices): Site | undefined =>
  sites.find(({ value }) => value === valueOf(choices, 'site'));

/** Whether the web editor has said where the form goes. A developer’s project has no site. */
export const isSiteKnown = (choices: Choices): boolean =>
  hostOf(choices) !== 'script' || siteOf(choices) !== undefined;

/** Whether the plugin for WordPress shows the form. It has its own script, and the payment service in its settings. */
export const isForPlugin = (choices: Choices): boolean =>
  hostOf(choices) === 'script' && siteOf(choices)?.value === 'wordpress';

const indented = (code: string, by: number) => code.replace(/^(?=.)/gm, ' '.repeat(by));

const inline = (styles: string) => styles && `\n${indented(styles, 2)}\n`;

const styleTag = (style: string) => (style ? [`<style>${style}</style>`] : []);

/** The exact text inside the snippet’s `<style>`, because a policy names its hash; empty without one. */
export const inlineStyle = (choices: Choices): string => inline(stylesOf(choices));

/** The same for the thank-you page; empty if there is none. */
export const inlineThanksStyle = (choices: Choices): string =>
  hasThanksPage(choices) ? inline(thanksStylesOf(choices)) : '';

const install = ({ version }: Build): Block => ({
  title: 'In a terminal',
  code: `npm install donation-widget@${version}`,
});

const styleSheet = (choices: Choices): Block[] => {
  const code = [stylesOf(choices), ...(hasThanksPage(choices) ? [thanksStylesOf(choices)] : [])]
    .filter(Boolean)
    .join('\n');
  return code ? [{ title: 'In your stylesheet', code }] : [];
};

const react = (choices: Choices): string =>
  [
    "import 'donation-widget';",
    "import type {} from 'donation-widget/react';",
    '',
    'export const Give = () => (',
    ...formLines(choices, inJsx).map((line) => `  ${line}`),
    ');',
  ].join('\n');

const vue = (choices: Choices): string =>
  [
    '<script setup>',
    "import 'donation-widget';",
    '</script>',
    '',
    '<template>',
    ...formLines(choices, inVue).map((line) => `  ${line}`),
    '</template>',
  ].join('\n');

const vueConfig = [
  "import vue from '@vitejs/plugin-vue';",
  '',
  'export default {',
  '  plugins: [',
  '    vue({',
  '      template: {',
  "        compilerOptions: { isCustomElement: (tag) => tag.startsWith('donation-') },",
  '      },',
  '    }),',
  '  ],',
  '};',
].join('\n');

const thanksTitle = 'In your thank-you page';

/** The code for the thank-you page, if there is one. */
const thanksPage = (choices: Choices, lines: readonly string[]): Block[] =>
  hasThanksPage(choices) ? [{ title: thanksTitle, code: lines.join('\n') }] : [];

/** The code that a page needs once, before the form. */
const headCode = (choices: Choices, build: Build): string[] => [
  ...styleTag(inlineStyle(choices)),
  script(choices, build),
  ...preloads(choices, build),
];

/**
 * The code of the form for any page.
 *
 * @param template the form as HTML, which is shown before the script runs
 */
export const formCode = (choices: Choices, build: Build, template = ''): string =>
  [...headCode(choices, build), markup(choices, template)].join('\n');

const long = (template: string) => template && { long: `  ${template}` };

/** Drupal’s blocks keep no scripts, so a site has them once. */
const pageBlocks = (choices: Choices, build: Build, template: string): Block[] =>
  siteOf(choices)?.value === 'drupal'
    ? [
        { title: 'Once for the site', code: headCode(choices, build).join('\n') },
        { title: 'In a block', code: markup(choices, template), ...long(template) },
      ]
    : [{ title: 'In your page', code: formCode(choices, build, template), ...long(template) }];

/**
 * Lists the pieces of code that a host’s page needs.
 *
 * @param template the form as HTML, which is shown before the script runs
 */
export const snippetsFor = (chosen: Choices, build: Build, template = ''): Block[] => {
  const choices = withSandbox(chosen, build);
  switch (hostOf(choices)) {
    case 'script':
      if (isForPlugin(chosen)) return wordPressCode(chosen);
      return [
        ...pageBlocks(choices, build, template),
        ...thanksPage(choices, [
          ...styleTag(inlineThanksStyle(choices)),
          script(choices, build),
          ...statusLines(choices, inHtml),
        ]),
      ];
    case 'npm':
      return [
        install(build),
        { title: 'In your script', code: "import 'donation-widget';" },
        { title: 'In your page', code: markup(choices) },
        ...thanksPage(choices, statusLines(choices, inHtml)),
        ...styleSheet(choices),
      ];
    case 'react':
      return [
        install(build),
        { title: 'Give.tsx', code: react(choices) },
        ...thanksPage(choices, statusLines(choices, inJsx)),
        ...styleSheet(choices),
      ];
    case 'vue':
      return [
        install(build),
        { title: 'Give.vue', code: vue(choices) },
        ...thanksPage(choices, statusLines(choices, inVue)),
        { title: 'vite.config.js', code: vueConfig },
        ...styleSheet(choices),
      ];
  }
};
