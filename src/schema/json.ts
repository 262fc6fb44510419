/**
 * A value as JSON. It leaves out the `toJSON` that old scripts add to all lists (Prototype 1.6), because that turns each
 * list into a text.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, given: unknown) {
    const own = this[key];
    return Array.isArray(own) ? own : given;
  });

/** A plain object from any realm, or one without a prototype: no list, date or class instance. */
export const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (typeof value.constructor !== 'function' ||
    Object.hasOwn(Object(value.constructor.prototype) as object, 'isPrototypeOf'));

/** Browsers can't write deep values as JSON, each from another depth on. */
const mostLevels = 500;

/**
 * A copy without everything that JSON would change or leave out, such as `NaN`, a date, a function or a cycle.
 * `leftOut` gets the path of each. Undefined if nothing is left.
 */
export const jsonCopy = (
  value: unknown,
  leftOut: (path: readonly PropertyKey[]) => void,
  parents: ReadonlySet<unknown> = new Set(),
): unknown => {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) return value;
  const within = new Set([...parents, value]);
  const copyOf = (key: PropertyKey, inner: unknown) =>
    jsonCopy(inner, (path) => leftOut([key, ...path]), within);
  try {
    if (!parents.has(value) && parents.size < mostLevels) {
      // A spread list has no gaps.
      if (Array.isArray(value))
        return [...(value as unknown[])].map((inner, index) => copyOf(index, inner)).filter(isKept);
      if (isPlainObject(value)) {
        for (const key of Object.getOwnPropertySymbols(value)) leftOut([key]);
        const copies = Object.entries(value)
          // A member that is undefined isn't there, for JSON and for whoever wrote it.
          .filter(([, inner]) => inner !== undefined)
          .map(([key, inner]) => [key, copyOf(key, inner)] as const);
        return Object.fromEntries(copies.filter(([, copy]) => isKept(copy)));
      }
    }
  } catch {
    // Reading a property can run code of the page, which can throw.
  }
  leftOut([]);
  return undefined;
};

const isKept = (copy: unknown) => copy !== undefined;
