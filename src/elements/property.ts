import type { PropertyDeclaration, ReactiveElement } from 'lit';

/** Lit's decorator as TypeScript's own decorators need it, and nothing for those of the standard. */
export const property =
  (options?: PropertyDeclaration) =>
  (prototype: object, name: PropertyKey): void => {
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
  };
