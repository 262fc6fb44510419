/**
 * Replaces what a command has written into a Markdown page, between two comments.
 *
 * @param {string} page
 * @param {string} start the comment before it
 * @param {string} end the comment after it
 * @param {string} written
 */
export const betweenComments = (page, start, end, written) => {
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`The page needs the comments “${start}” and “${end}”.`);
  return `${page.slice(0, from)}${start}\n\n${written}\n\n${page.slice(to)}`;
};

/**
 * Formats a table in Markdown.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export const markdownTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
