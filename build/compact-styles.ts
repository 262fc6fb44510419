import { parseSync, Visitor, type Plugin } from 'vite';
import { compactCss } from './compact-css.js';
import { edited, type Edit } from './edits.js';

const withCompactStyles = (file: string, code: string): string => {
  const edits: Edit[] = [];
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi: { start, end } }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'css') return;
      const written = code.slice(start, end);
      const text = compactCss(written);
      const quoted = text.match(/'[^']*'|"[^"]*"/g) ?? [];
      if (quoted.some((one) => /[\s{};*]/.test(one)))
        throw new Error(`A text in quotes in a style sheet of ${file} can’t be made compact.`);
      // The code after it stays on its line, so that the source map stays true.
      edits.push({ start, end, text: text + written.replace(/[^\n]/g, '') });
    },
  }).visit(parseSync(file, code).program);
  return edited(code, edits);
};

/** Compacts the style sheets in modules, because minifiers leave texts as they are. */
export const compactStyles = (): Plugin => ({
  name: 'compact-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'css`' },
    handler: (code, id) => ({ code: withCompactStyles(id, code), map: null }),
  },
});
