import type { Plugin } from 'vite';

/** Of a style sheet: comments, and white space that says nothing. */
const smallerStyles = (code: string): string =>
  code.replace(/css`[^]*?`/g, (sheet) =>
    sheet
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':'),
  );

const decorated = /^ {2}@property\((\{[^}]*\})?\) (\w+)/gm;

/**
 * Lit's decorators as the static properties that it takes as well: what TypeScript makes of a decorator is
 * three times as long.
 */
const withoutDecorators = (code: string): string => {
  const options = [...code.matchAll(decorated)].map(([, given = '{}', name]) => `${name}: ${given}`);
  return options.length === 0
    ? code
    : code
        .replace(decorated, '  $2')
        .replace(/^export class .*\{$/m, `$& static override properties = { ${options.join(', ')} };`);
};

/**
 * Of a template: indentation, and line breaks between tags and values, which no template means as spaces; a
 * space is as good between attributes, and is found there more often.
 */
const smallerTemplates = (code: string): string =>
  code
    .replace(/\n\s+/g, '\n')
    .replace(/(?<=>|\n\$\{.*\})\n(?=\$\{)|(?<=[>}])\n(?=<)/g, '')
    .replace(/\n(?=[.?@]?[\w-]+=["$])/g, ' ')
    .replace(/\n(?=\/?>)/g, '');

/** What a minifier can't know to be without meaning: it stands in templates. */
export const smallerSource = (): Plugin => ({
  name: 'smaller-source',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/src\/\w+\/.*\.ts$/.test(id)) return null;
    const smaller = id.endsWith('.styles.ts')
      ? smallerStyles(code)
      : smallerTemplates(withoutDecorators(code));
    return { code: smaller, map: null };
  },
});
