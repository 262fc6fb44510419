/** A style sheet without comments and white space that it doesn't need. A text in quotes must have none of either. */
export const compactCss = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .replaceAll(';}', '}');
