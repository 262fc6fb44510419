/** The id that repository hosts give a heading, before they add a number. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Gives each text an id that no other text on the page has. The second `start` becomes `start-1`. */
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
