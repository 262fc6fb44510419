import { noChange, nothing } from 'lit';
import { Directive, directive, type DirectiveParameters, type Part } from 'lit/directive.js';
import type { Donation, Question, QuestionView } from '../questions/question.js';
import { isUnchanged, noting, type Used } from './kept.js';

/** Draws a question with those of its group, if it is shown now. */
const drawn = (question: Question, view: QuestionView): unknown =>
  (question.isShown?.(view.form) ?? true) ? question.view?.(view) : nothing;

/** Draws the questions of one group. */
export const drawnGroup = (name: string, view: QuestionView): unknown =>
  view.form.questions.map((question) => (question.group === name ? drawn(question, view) : nothing));

/**
 * Draws a question that is in no group, and draws it again only if something that it shows has changed. A key then
 * costs what it changes.
 */
class QuestionPart extends Directive {
  #last: {
    question: Question;
    others: readonly unknown[];
    used: Used;
    donation: Donation | null | undefined;
  } | null = null;

  /**
   * `others` is everything that questions show, except the form and the donation. `isTouched`: whether one of its
   * fields has changed, so that it might not show the state.
   */
  render(question: Question, view: QuestionView, _others: readonly unknown[], _isTouched: boolean): unknown {
    return drawn(question, view);
  }

  override update(_: Part, [question, view, others, isTouched]: DirectiveParameters<this>): unknown {
    const last = this.#last;
    const isSame =
      last?.question === question &&
      others.every((value, index) => value === last.others[index]) &&
      isUnchanged(last.used, view.form) &&
      (last.donation === undefined || last.donation === view.donation);
    if (isSame && !isTouched) return noChange;
    let donation: Donation | null | undefined;
    const { result, used } = noting(view.form, (form) => {
      const own: QuestionView = {
        ...view,
        form,
        get donation() {
          return (donation = view.donation);
        },
        inGroup: (name) => drawnGroup(name, own),
      };
      return drawn(question, own);
    });
    this.#last = { question, others, used, donation };
    return result;
  }
}

export const questionPart = directive(QuestionPart);
