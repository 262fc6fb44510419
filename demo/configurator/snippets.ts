import { valueOf, type Choices } from './choices.js';
import { inHtml, inJsx } from './element-lines.js';
import { formLines, markup } from './markup.js';
import { preloads } from './preloads.js';
import { script, type Build } from './script.js';
import { stylesOf, type Heights } from './styles-of.js';

/** A piece of code to paste at one place; `long` is a part of it that is shown cut off. */
export type Block = { title: string; code: string; long?: string };

export const hosts = ['script', 'npm', 'react', 'vue'] as const;

export type Host = (typeof hosts)[number];

export const hostOf = (choices: Choices): Host =>
  hosts.find((host) => host === valueOf(choices, 'host')) ?? 'script';

const indented = (code: string, by: number) => code.replace(/^(?=.)/gm, ' '.repeat(by));

/** The text between the tags of the snippet’s `<style>`, to the letter: a policy names its hash. Empty without one. */
export const inlineStyle = (choices: Choices, heights: Heights): string => {
  const styles = stylesOf(choices, heights);
  return styles && `\n${indented(styles, 2)}\n`;
};

const install = ({ version }: Build): Block => ({
  title: 'In a terminal',
  code: `npm install donation-widget@${version}`,
});

const styleSheet = (choices: Choices, heights: Heights): Block[] => {
  const code = stylesOf(choices, heights);
  return code ? [{ title: 'In your stylesheet', code }] : [];
};

const react = (choices: Choices): string =>
  [
    "import 'donation-widget';",
    "import type { DonationElements } from 'donation-widget/jsx';",
    '',
    "declare module 'react' {",
    '  namespace JSX {',
    '    interface IntrinsicElements extends DonationElements {}',
    '  }',
    '}',
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
    ...formLines(choices, inHtml).map((line) => `  ${line}`),
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

/**
 * Lists the pieces of code that a host’s page needs.
 *
 * @param template the form as HTML, which is there before the script
 */
export const snippetsFor = (choices: Choices, build: Build, heights: Heights, template = ''): Block[] => {
  switch (hostOf(choices)) {
    case 'script': {
      const style = inlineStyle(choices, heights);
      return [
        {
          title: 'In your page',
          code: [
            ...(style ? [`<style>${style}</style>`] : []),
            script(choices, build),
            ...preloads(choices, build),
            markup(choices, template),
          ].join('\n'),
          ...(template && { long: `  ${template}` }),
        },
      ];
    }
    case 'npm':
      return [
        install(build),
        { title: 'In your script', code: "import 'donation-widget';" },
        { title: 'In your page', code: markup(choices) },
        ...styleSheet(choices, heights),
      ];
    case 'react':
      return [install(build), { title: 'Give.tsx', code: react(choices) }, ...styleSheet(choices, heights)];
    case 'vue':
      return [
        install(build),
        { title: 'Give.vue', code: vue(choices) },
        { title: 'vite.config.js', code: vueConfig },
        ...styleSheet(choices, heights),
      ];
  }
};
