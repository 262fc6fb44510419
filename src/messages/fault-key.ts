import type { DraftField, FieldCode } from '../donation/draft.js';
import { en, type MessageKey } from './en.js';

/** The key of the words for a fault: those of the field, where it has its own, or those of the code. */
export const faultKey = (field: DraftField, code: FieldCode): MessageKey => {
  const own = `${field}.${code}`;
  return Object.hasOwn(en, own) ? (own as MessageKey) : code;
};
