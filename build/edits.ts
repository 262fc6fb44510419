/** A range of the code and the text that replaces it. */
export type Edit = { start: number; end: number; text: string };

export const edited = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
