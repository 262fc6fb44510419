import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * Lit's decorator as TypeScript's own decorators need it, and nothing for those of the standard. What is set to
 * nothing, by a framework or by taking the attribute away, has its default again.
 */
export const property =
  (options?: PropertyDeclaration) =>
  (prototype: object, name: PropertyKey): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
    const own = Object.getOwnPropertyDescriptor(prototype, name);
    // The first value of all is the one of the field itself.
    let initial: unknown;
    Object.defineProperty(prototype, name, {
      ...own,
      set(value: unknown) {
        if (initial === undefined) initial = value;
        own?.set?.call(this, value ?? initial);
      },
    });
  };
