/**
 * Whether two texts differ by at most one edit: a character added, removed or changed, or two neighbours swapped.
 */
export const isOneEditApart = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  const swapped = [...rest.slice(0, 2)].reverse().join('') + rest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
};

const bare = (name: string) => name.replace(/[-_]/g, '');

/** The known name that was probably meant: the same apart from hyphens, or one edit away. */
export const nearest = (name: string, known: readonly string[]): string | undefined =>
  known.find((one) => bare(one) === bare(name)) ?? known.find((one) => isOneEditApart(name, one));
