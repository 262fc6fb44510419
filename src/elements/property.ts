import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's property decorator, but only for TypeScript's own decorators, which saves the code for standard ones. A
 * property gets its default again when a framework sets it to null or undefined, or when its attribute is removed.
 */
export const property =
  (options?: PropertyDeclaration) =>
  (prototype: object, name: PropertyKey): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    // The first value that is set is the initial value of the field.
    let initial: unknown;
    Object.defineProperty(prototype, name, {
      ...own,
      set(value: unknown) {
        if (initial === undefined) initial = value;
        own?.set?.call(this, value ?? initial);
      },
    });
  };
