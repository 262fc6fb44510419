/**
 * The class of options next to each other. They get more space if a word of one of them is long. An amount is one word.
 *
 * @param long matches a long word. Amounts are in larger type, so theirs are shorter.
 */
export const optionsClass = (labels: readonly string[], long = /[^ ]{10}/): string =>
  long.test(labels.join(' ')) ? 'options long' : 'options';
