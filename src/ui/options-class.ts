/**
 * The class of options next to each other. They get more space if a word of one of them is long. An amount is one word.
 *
 * @param long matches a long word
 */
export const optionsClass = (labels: readonly string[], long: RegExp): string =>
  long.test(labels.join(' ')) ? 'options long' : 'options';
