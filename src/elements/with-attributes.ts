import type { AttributesOf } from '../questions/attributes.js';
import { property } from './property.js';
import type { ServiceElement } from './service-element.js';

type Base = typeof ServiceElement;

/** Adds the attributes of the questions to a class of elements. */
export const withAttributes = <Values extends object>(
  base: Base,
  attributes: AttributesOf<Values>,
): Omit<Base, 'prototype'> & (new () => ServiceElement & Values) => {
  const declared = Object.entries<AttributesOf<Values>[keyof Values]>(attributes);
  const initial = Object.fromEntries(declared.map(([name, declaration]) => [name, declaration.initial]));
  class WithAttributes extends base {
    constructor() {
      super();
      Object.assign(this, initial);
    }
  }
  for (const [name, declaration] of declared) property(declaration)(WithAttributes.prototype, name);
  return WithAttributes as unknown as Omit<Base, 'prototype'> & (new () => ServiceElement & Values);
};
