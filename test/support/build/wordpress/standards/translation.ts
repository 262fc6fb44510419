import { problem, type Problem, type Rule } from './plugin.js';
import { argument, calledBy, literal, ofKind, type PhpFile, type PhpNode } from './tree.js';

/** The positions of the texts and of the text domain among the arguments. */
const positions = (name: string): { texts: number[]; domain: number } | undefined => {
  if (/^(?:__|_e|esc_(?:html|attr)(?:__|_e))$/.test(name)) return { texts: [0], domain: 1 };
  if (/^(?:_x|_ex|esc_(?:html|attr)_x)$/.test(name)) return { texts: [0, 1], domain: 2 };
  if (name === '_n') return { texts: [0, 1], domain: 3 };
  if (name === '_nx') return { texts: [0, 1, 3], domain: 4 };
  if (name === '_n_noop') return { texts: [0, 1], domain: 2 };
  return name === '_nx_noop' ? { texts: [0, 1, 2], domain: 3 } : undefined;
};

/** Whether a comment for translators is directly above a node. */
const isExplained = ({ tree }: PhpFile, node: PhpNode) =>
  tree.comments.some(({ value, loc }) => {
    const text = String(value).trimEnd();
    const lastLine = loc.start.line + text.split('\n').length - 1;
    return (
      /^(?:\/\*+|\/\/|#)[\s*]*translators:\s/i.test(text) &&
      [node.loc.start.line - 1, node.loc.start.line].includes(lastLine)
    );
  });

const inCall = (call: PhpNode, file: PhpFile): Problem[] => {
  const at = positions(calledBy(call));
  if (!at) return [];
  const texts = at.texts.map((index) => literal(argument(call, index)));
  const placeholders = texts.map((text = '') => text.match(/%(?:\d+\$)?[a-z]/gi) ?? []);
  const isAnyUnnumbered = placeholders.some((all) => all.length > 1 && all.some((one) => !/^%\d/.test(one)));
  const found = {
    'The text must be a literal.': texts.some((text) => !text),
    'The text domain must be the literal donation-widget.':
      literal(argument(call, at.domain)) !== 'donation-widget',
    'A text with placeholders needs a comment “translators:” above it.':
      placeholders.some(({ length }) => length > 0) && !isExplained(file, call),
    'Several placeholders must have numbers, like %1$s.': isAnyUnnumbered,
  };
  return Object.entries(found).flatMap(([message, isFound]) => (isFound ? [problem(call, message)] : []));
};

/** Tools that collect texts for translators read the code without running it. */
export const translation: Rule = (file) => ofKind(file.tree, 'call').flatMap((call) => inCall(call, file));
