import type { Platform } from '../browser/platform.js';

/** A part of an element that is loaded when it is first needed. */
export type Part<Value> = {
  /** Undefined until it is loaded. */
  value: Value | undefined;
  /** Loads it, once; anew after it could not be loaded. */
  load(): Promise<Value>;
};

/** A part by how it is loaded. */
export const partOf = <Value>(load: () => Promise<Value>): Part<Value> => {
  let coming: Promise<Value> | null = null;
  const part: Part<Value> = {
    value: undefined,
    load: () =>
      (coming ??= load().then(
        (value) => (part.value = value),
        (error: unknown) => {
          coming = null;
          throw error;
        },
      )),
  };
  return part;
};

/** Loads parts of an element; false, and said, when one can't be had. */
export const areLoaded = async (
  { platform, localName }: HTMLElement & { readonly platform: Platform },
  ...parts: Part<unknown>[]
): Promise<boolean> => {
  try {
    await Promise.all(parts.map((part) => part.load()));
    return true;
  } catch (cause) {
    platform.report(new Error(`<${localName}> could not load a part.`, { cause }));
    return false;
  }
};
