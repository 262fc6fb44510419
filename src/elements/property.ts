import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's decorator for TypeScript's own decorators alone, without the code for those of the standard. A property
 * that a framework sets to null or undefined, or whose attribute is removed, gets its default again.
 */
export const property =
  (options?: PropertyDeclaration) =>
  (prototype: object, name: PropertyKey): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    // The field's own initial value is the first one that is set.
    let initial: unknown;
    Object.defineProperty(prototype, name, {
      ...own,
      set(value: unknown) {
        if (initial === undefined) initial = value;
        own?.set?.call(this, value ?? initial);
      },
    });
  };
