/** A text in several languages, by locale (BCP 47) in lower case. */
export type Labels = ReadonlyMap<string, string>;

/** The text in a locale: in exactly that one, or in its language. Undefined if there is neither. */
export const labelIn = (labels: Labels | undefined, locale: string): string | undefined => {
  for (let tag = locale.toLowerCase(); tag !== ''; tag = tag.replace(/(?:^|-)[^-]*$/, '')) {
    const found = labels?.get(tag);
    if (found !== undefined) return found;
  }
  return undefined;
};
