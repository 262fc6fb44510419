import { noChange, nothing } from 'lit';
import { Directive, directive, type DirectiveParameters, type Part } from 'lit/directive.js';
import { keyedList } from '../lit/keyed-list.js';
import type { Donation, Form, Question, QuestionView } from '../questions/question.js';
import { groupOf } from '../questions/states.js';

/** Draws a question with those of its group, if it is shown now. */
const drawn = (question: Question, view: QuestionView): unknown =>
  (question.isShown?.(view.form) ?? true) ? question.view?.(view) : nothing;

/**
 * Questions under their own names: when one comes or goes, the fields of the others stay as they are, with the text, the
 * caret and the focus.
 */
export const keyed = (questions: readonly (readonly [question: Question, drawn: unknown])[]): unknown =>
  keyedList(questions.map(([{ name }, result]) => [name, result]));

/** Draws the questions of one group. */
const drawnGroup = (name: string, view: QuestionView): unknown =>
  keyed(
    view.form.questions
      .filter((question) => groupOf(view.form, question) === name)
      .map((question) => [question, drawn(question, view)]),
  );

/** The form's state and functions that questions are drawn with. */
export type DrawnFrom = Omit<QuestionView, 'inGroup'> & {
  /** Everything else that they show, such as the texts. They are drawn again if one of these changes. */
  others: readonly unknown[];
  /** The questions with a field that has changed since they were drawn, so that it might not show the answer. */
  touched: ReadonlySet<Question>;
};

/** Notes which questions' states some work with a form reads. */
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
  before.questions === now.questions &&
  before.settings === now.settings &&
  before.answered === now.answered &&
  before.locale === now.locale &&
  before.language === now.language &&
  names.every((name) => Reflect.get(before.states, name) === Reflect.get(now.states, name));

/** The name of the donation among the names of questions. */
const donationName = Symbol('donation');

/** Draws the questions, and notes what each of them shows. */
export class QuestionDrawing {
  readonly from: DrawnFrom;
  readonly #notes = new Notes();
  readonly #view: QuestionView;

  constructor(from: DrawnFrom) {
    this.from = from;
    const notes = this.#notes;
    const view: QuestionView = {
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

  /** Draws the questions of one group. */
  group(name: string): unknown {
    return this.#view.inGroup(name);
  }

  /** Draws a question. `names` are what it shows. */
  draw(question: Question) {
    return this.#notes.during(() => drawn(question, this.#view));
  }
}

type Last = {
  question: Question;
  form: Form;
  donation: Donation | null;
  others: readonly unknown[];
  names: readonly PropertyKey[];
};

/**
 * Draws a question that is in no group, and draws it again only if something that it shows has changed. A key then
 * costs what it changes.
 */
class QuestionPart extends Directive {
  #last: Last | null = null;

  render(question: Question, drawing: QuestionDrawing): unknown {
    return drawing.draw(question).result;
  }

  override update(_: Part, [question, drawing]: DirectiveParameters<this>): unknown {
    const { form, donation, others, touched } = drawing.from;
    const last = this.#last;
    const isSame =
      last?.question === question &&
      isUnchanged(last.names, last.form, form) &&
      (last.donation === donation || !last.names.includes(donationName)) &&
      others.every((value, index) => value === last.others[index]);
    // A question can show the fields of others: those of its group.
    const isTouched = [...touched].some(({ name }) => last?.names.includes(name));
    if (isSame && !isTouched) return noChange;
    const { result, names } = drawing.draw(question);
    this.#last = { question, form, donation, others, names };
    return result;
  }
}

export const questionPart = directive(QuestionPart);
