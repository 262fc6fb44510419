const ending = 12;

const classes = [/\d/, /[a-z]/, /[A-Z]/];

/**
 * Makes an unknown slug from a known one. It replaces the last letters and digits by others from the same slug, so
 * the length and the alphabet stay the same.
 */
export const unknownLike = (slug: string) => {
  const start = Math.max(slug.lastIndexOf('_') + 1, slug.length - ending);
  const own = slug.slice(slug.lastIndexOf('_') + 1);
  const alphabets = classes.map((kind) => [...new Set(own)].filter((sign) => kind.test(sign)).sort());
  const moved = [...slug.slice(start)].map((sign) => {
    const alphabet = alphabets.find((signs) => signs.includes(sign)) ?? [sign];
    return alphabet[(alphabet.indexOf(sign) + 1) % alphabet.length] ?? sign;
  });
  return slug.slice(0, start) + moved.join('');
};
