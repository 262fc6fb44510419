import { repeat } from 'lit/directives/repeat.js';

/**
 * Puts each drawing under its own key: when one comes, goes or moves, the fields of the others stay as they are, with
 * the text, the caret and the focus. All of them are drawn before, because a question is drawn again only if something
 * changes that was read during its drawing (`form/drawn-part.ts`).
 */
export const keyedList = (drawn: readonly (readonly [key: string, drawn: unknown])[]): unknown =>
  repeat(
    drawn,
    ([key]) => key,
    ([, result]) => result,
  );
