import type { ReactiveElement } from 'lit';
import { readValues, type Declared, type ReadValues } from '../questions/read-values.js';

/** An element that shows a variant of what the page has set. */
export type Varied = {
  /** @internal Puts the attributes of the variant in place of the page's. */
  varied?: ((read: ReadValues) => ReadValues) | undefined;
};

const asSet = (read: ReadValues): ReadValues => read;

/** The values that the elements read, until the page sets a property again. */
const read = new WeakMap<object, ReadValues>();

/**
 * The properties of an element as it uses them, whatever the page has set: a property itself returns what was set, so
 * only this knows its type.
 */
export const readingOf = <Values>(element: ReactiveElement & Varied) => {
  const { elementProperties } = element.constructor as typeof ReactiveElement;
  const reading =
    read.get(element) ??
    (element.varied ?? asSet)(
      readValues(elementProperties as ReadonlyMap<string, Declared>, (name) => Reflect.get(element, name)),
    );
  read.set(element, reading);
  return reading as ReadValues & { readonly values: Values };
};

/** Reflects only texts: converting anything else to one can throw. */
const reflecting = { toAttribute: (value: unknown) => (typeof value === 'string' ? value : null) };

/**
 * Lit's property decorator, but only for TypeScript's own decorators, which saves the code for standard ones. A
 * property gets its default again when a framework sets it to null or undefined, or when its attribute is removed.
 */
export const property =
  (options?: Declared) =>
  (prototype: object, name: PropertyKey): void => {
    const isText = options?.reflect && options.type !== Boolean;
    const declaration: { initial?: unknown } & Declared = {
      ...options,
      ...(isText && { converter: reflecting }),
    };
    (prototype.constructor as typeof ReactiveElement).createProperty(name, declaration);
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: object, value: unknown) {
        // The first value that is set is the initial value of the field.
        if (declaration.initial === undefined) declaration.initial = value;
        own?.set?.call(this, value ?? declaration.initial);
        read.delete(this);
      },
    });
  };
