import { noChange, nothing } from 'lit';
import { Directive, directive, type DirectiveParameters, type Part as LitPart } from 'lit/directive.js';
import { keyedList } from '../lit/keyed-list.js';
import type { Part, PartView } from '../questions/part.js';
import { groupOf } from '../questions/states.js';

/** Draws a part with those of its group, if it is shown now. */
const drawn = (part: Part, view: PartView): unknown =>
  (part.isShown?.(view.form) ?? true) ? part.view?.(view) : nothing;

/**
 * Parts under their own names: when one comes or goes, the fields of the others stay as they are, with the text, the
 * caret and the focus.
 */
export const keyed = (parts: readonly (readonly [part: Part, drawn: unknown])[]): unknown =>
  keyedList(parts.map(([{ name }, result]) => [name, result]));

/** Draws the parts of one group. */
const drawnGroup = (name: string, view: PartView): unknown =>
  keyed(
    view.form.parts
      .filter((part) => groupOf(view.form, part) === name)
      .map((part) => [part, drawn(part, view)]),
  );

/** The form's state and functions that parts are drawn with. */
export type DrawnFrom = Omit<PartView, 'inGroup'> & {
  /** Everything else that they show, such as the texts. They are drawn again if one of these changes. */
  others: readonly unknown[];
  /** The parts with a field that has changed since they were drawn, so that it might not show the answer. */
  touched: ReadonlySet<Part>;
};

/** What a part has read while it was drawn. Short arrays take much less memory than sets. */
class Shown {
  /** The names of the parts whose state it has read. */
  readonly states: PropertyKey[] = [];
  readonly properties: ('donation' | 'typing')[] = [];
  /** The names of fields, each with its error. */
  readonly errors: (readonly [field: string, text: string | undefined])[] = [];

  /** Whether a drawing would show the same now. */
  isUnchanged(before: DrawnFrom, now: DrawnFrom): boolean {
    return (
      before.form.parts === now.form.parts &&
      before.form.settings === now.form.settings &&
      before.form.answered === now.form.answered &&
      before.form.locale === now.form.locale &&
      before.form.language === now.form.language &&
      this.states.every(
        (name) => Reflect.get(before.form.states, name) === Reflect.get(now.form.states, name),
      ) &&
      this.properties.every((name) => before[name] === now[name]) &&
      this.errors.every(([field, text]) => now.errorOf(field) === text) &&
      // A part can show the fields of others: those of its group.
      ![...now.touched].some(({ name }) => this.states.includes(name)) &&
      now.others.every((value, index) => value === before.others[index])
    );
  }
}

const note = <Name>(names: Name[], name: Name): void => {
  if (!names.includes(name)) names.push(name);
};

/** Draws the parts, and notes what each of them shows. */
export class PartDrawing {
  readonly from: DrawnFrom;
  readonly #view: PartView;
  #shown = new Shown();

  constructor(from: DrawnFrom) {
    this.from = from;
    const shown = () => this.#shown;
    const states = new Proxy(from.form.states, {
      get: (target, name) => {
        note(shown().states, name);
        return Reflect.get(target, name) as unknown;
      },
    });
    const view: PartView = {
      ...from,
      form: { ...from.form, states },
      get donation() {
        note(shown().properties, 'donation');
        return from.donation;
      },
      get typing() {
        note(shown().properties, 'typing');
        return from.typing;
      },
      errorOf: (field) => {
        const text = from.errorOf(field);
        shown().errors.push([field, text]);
        return text;
      },
      inGroup: (name) => drawnGroup(name, view),
    };
    this.#view = view;
  }

  /** Draws the parts of one group. */
  group(name: string): unknown {
    return this.#view.inGroup(name);
  }

  /** Draws a part. */
  draw(part: Part): { result: unknown; shown: Shown } {
    // Lit calls some of the part's functions after this, such as those of lists. They read for the same part.
    const shown = (this.#shown = new Shown());
    return { result: drawn(part, this.#view), shown };
  }
}

/**
 * Draws a part that is in no group, and draws it again only if something that it shows has changed. A key then
 * costs what it changes.
 */
class DrawnPart extends Directive {
  #last: { part: Part; from: DrawnFrom; shown: Shown } | null = null;

  render(part: Part, drawing: PartDrawing): unknown {
    return drawing.draw(part).result;
  }

  override update(_: LitPart, [part, drawing]: DirectiveParameters<this>): unknown {
    const { from } = drawing;
    const last = this.#last;
    if (last?.part === part && last.shown.isUnchanged(last.from, from)) return noChange;
    const { result, shown } = drawing.draw(part);
    this.#last = { part, from, shown };
    return result;
  }
}

export const drawnPart = directive(DrawnPart);
