/**
 * Runs `act` while `for…in` doesn't find what the page has added to all objects. Zod uses `for…in` in two places: its
 * first schema of each kind would fail, and a strict object would have unknown keys.
 */
export const withoutAdditions = <Result>(act: () => Result): Result => {
  const { prototype } = Object;
  const names = Object.keys(prototype).filter(
    (name) => Object.getOwnPropertyDescriptor(prototype, name)?.configurable,
  );
  const show = (enumerable: boolean) => {
    // Without a prototype, because a page can also have added `get`, `set` or `value`.
    const change: PropertyDescriptor = Object.assign(Object.create(null) as object, { enumerable });
    for (const name of names) Object.defineProperty(prototype, name, change);
  };
  show(false);
  try {
    return act();
  } finally {
    show(true);
  }
};
