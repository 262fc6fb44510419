/** The id that hosts of repositories give a heading, without a number. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Gives each text an id that no other on the page has: the second `start` is `start-1`. */
export const uniqueSlugs = () => {
  const taken = new Set<string>();
  return (text: string): string => {
    const slug = slugOf(text);
    let id = slug;
    for (let number = 1; taken.has(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    return id;
  };
};
