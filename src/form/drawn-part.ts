import { noChange, nothing } from 'lit';
import { Directive, directive, type DirectiveParameters, type Part as LitPart } from 'lit/directive.js';
import { keyedList } from '../lit/keyed-list.js';
import type { Donation, Form, Part, PartView } from '../questions/part.js';
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

/** Notes which parts' states some work with a form reads. */
class Notes {
  #names: PropertyKey[] = [];

  /** The form, for the work. */
  of(form: Form): Form {
    const states = new Proxy(form.states, {
      get: (target, name) => {
        this.add(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    return { ...form, states };
  }

  add(name: PropertyKey): void {
    if (!this.#names.includes(name)) this.#names.push(name);
  }

  /** Does the work. `names` are what it has read. */
  during<Result>(work: () => Result): { result: Result; names: readonly PropertyKey[] } {
    const names: PropertyKey[] = [];
    this.#names = names;
    const result = work();
    this.#names = [];
    return { result, names };
  }
}

/** Whether work that read the states with these names would have the same result now. */
const isUnchanged = (names: readonly PropertyKey[], before: Form, now: Form): boolean =>
  before.parts === now.parts &&
  before.settings === now.settings &&
  before.answered === now.answered &&
  before.locale === now.locale &&
  before.language === now.language &&
  names.every((name) => Reflect.get(before.states, name) === Reflect.get(now.states, name));

/** The name of the donation among the names of parts. */
const donationName = Symbol('donation');

/** Draws the parts, and notes what each of them shows. */
export class PartDrawing {
  readonly from: DrawnFrom;
  readonly #notes = new Notes();
  readonly #view: PartView;

  constructor(from: DrawnFrom) {
    this.from = from;
    const notes = this.#notes;
    const view: PartView = {
      ...from,
      form: notes.of(from.form),
      get donation() {
        notes.add(donationName);
        return from.donation;
      },
      inGroup: (name) => drawnGroup(name, view),
    };
    this.#view = view;
  }

  /** Draws the parts of one group. */
  group(name: string): unknown {
    return this.#view.inGroup(name);
  }

  /** Draws a part. `names` are what it shows. */
  draw(part: Part) {
    return this.#notes.during(() => drawn(part, this.#view));
  }
}

type Last = {
  part: Part;
  form: Form;
  donation: Donation | null;
  others: readonly unknown[];
  names: readonly PropertyKey[];
};

/**
 * Draws a part that is in no group, and draws it again only if something that it shows has changed. A key then
 * costs what it changes.
 */
class DrawnPart extends Directive {
  #last: Last | null = null;

  render(part: Part, drawing: PartDrawing): unknown {
    return drawing.draw(part).result;
  }

  override update(_: LitPart, [part, drawing]: DirectiveParameters<this>): unknown {
    const { form, donation, others, touched } = drawing.from;
    const last = this.#last;
    const isSame =
      last?.part === part &&
      isUnchanged(last.names, last.form, form) &&
      (last.donation === donation || !last.names.includes(donationName)) &&
      others.every((value, index) => value === last.others[index]);
    // A part can show the fields of others: those of its group.
    const isTouched = [...touched].some(({ name }) => last?.names.includes(name));
    if (isSame && !isTouched) return noChange;
    const { result, names } = drawing.draw(part);
    this.#last = { part, form, donation, others, names };
    return result;
  }
}

export const drawnPart = directive(DrawnPart);
