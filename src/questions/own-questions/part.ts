import { css, html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { ownQuestionsEnglish } from '../../languages/en/own-questions.js';
import { textAreaEnglish } from '../../languages/en/text-area.js';
import type { Localizer } from '../../languages/localizer.js';
import { keyedList } from '../../lit/keyed-list.js';
import { errorLine } from '../../ui/error-line.js';
import { field, type Labels } from '../../ui/field.js';
import { groupLabel, groupLegend } from '../../ui/group-legend.js';
import { pageLang } from '../../ui/page-lang.js';
import { selectField } from '../../ui/select-field.js';
import { textAreaStyles } from '../../ui/text-area.js';
import { optionalHint } from '../../ui/text-field.js';
import { intervalOf } from '../giving/interval/state.js';
import { labelIn } from '../labels.js';
import { isReserved, reportKeys } from '../metadata-keys.js';
import type { Control, FieldError, Form, Part, PartView } from '../part.js';
import { answered, ownSettings, stateOf } from '../states.js';
import { chosenOf, isChosen, noAnswer, partOfDate, readAnswer, type Answer } from './answer.js';
import type { OwnQuestionsAttributes } from './attributes.js';
import { mostQuestions, readQuestions, type Choice, type Question } from './question.js';
import { ownQuestionsKey, type Answers } from './state.js';

const ownQuestionsStyles = css`
  ${textAreaStyles}
  .own-questions {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space);
  }
  .own-questions .check {
    margin: 0;
  }
  /* The page's words can have another direction than the form. On an answer, which is a flexbox, this has no effect in
     Firefox, so answers are in a bdi element. */
  .own-questions :is(.label > *, legend, .hint, .check > span) {
    unicode-bidi: plaintext;
  }
  /* All questions look the same, whatever their kind. A floated legend takes part in its group's layout, but not in
     WebKit, which places nothing beside it. */
  .own-questions fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 0.75em;
  }
  .own-questions legend {
    float: inline-start;
    margin: 0;
    font-size: 1em;
    font-weight: inherit;
  }
  .own-questions fieldset > div {
    flex-basis: 100%;
  }
  .own-questions [role='group'] {
    display: flex;
    flex: 1;
    min-inline-size: 0;
  }
  .own-questions .answers {
    display: grid;
    gap: 0.5em;
    margin-block-start: 0.25em;
  }
  /* Answers are words, so they need more space than amounts. Four are in two rows of two. */
  .own-questions .options {
    --_option: 8.5em;
    margin-block-start: 0.25em;
  }
  .own-questions .options:has(> :nth-child(4):last-child) {
    --_option: max(8.5em, 50% - 0.25em);
  }
  .own-questions .option span {
    padding-inline: 0.5em;
    overflow-wrap: anywhere;
  }
`;

/** The questions without those whose name the form uses itself. */
const usableIn = (form: Form): readonly Question[] =>
  ownSettings(form, ownQuestionsKey).filter(({ name }) => !isReserved(form, name));

/** The questions that the form asks for the chosen interval. */
const askedIn = (form: Form): readonly Question[] => {
  const now = intervalOf(form).unit === null ? 'once' : 'recurring';
  return usableIn(form).filter(({ when }) => when === null || when === now);
};

const answerTo = (form: Form, { name }: Question): Answer => stateOf(form, ownQuestionsKey).get(name) ?? [];

const withAnswer = (form: Form, { name }: Question, answer: Answer): Answers =>
  new Map([...stateOf(form, ownQuestionsKey), [name, answer]]);

/** Kinds with error messages of their own. */
const ownMessages = new Set<Question['kind']>(['date', 'choice', 'choices', 'tick']);

/** The field of a question. The name that the page gives can be that of another field. */
const fieldName = ({ kind }: Pick<Question, 'kind'>, place: number): string =>
  `question${ownMessages.has(kind) ? `_${kind}` : ''}-${place}`;

const fieldOf = (form: Form, question: Question): string =>
  fieldName(question, ownSettings(form, ownQuestionsKey).indexOf(question));

/** The question that a field is for. Undefined for a field of another part. */
const questionAt = (form: Form, name: string): Question | undefined =>
  isOwnField(name) ? ownSettings(form, ownQuestionsKey)[Number(name.replace(/^.*-/, ''))] : undefined;

const isOwnField = (name: string): boolean => /^question(?:_[a-z]+)?-\d+$/.test(name);

/** Asks the page's own questions. */
export const ownQuestionsPart: Part<readonly Question[], Answers, OwnQuestionsAttributes> = {
  name: ownQuestionsKey.name,
  english: { ...ownQuestionsEnglish, ...textAreaEnglish },
  styles: ownQuestionsStyles,
  passesOn: (['text', 'date'] as const).flatMap((kind) =>
    [...new Array(mostQuestions).keys()].map((place) => fieldName({ kind }, place)),
  ),
  paths: (form) =>
    Object.fromEntries(askedIn(form).map((one) => [`metadata.${one.name}`, fieldOf(form, one)])),

  configure: ({ questions }, report) => readQuestions(questions, report),
  check: (form, report) => {
    const names = ownSettings(form, ownQuestionsKey).map(({ name }) => name);
    reportKeys(
      'questions',
      names.filter((name) => isReserved(form, name)),
      report,
    );
  },
  initial: () => new Map(),

  isShown: (form) => askedIn(form).length > 0,

  read: (form, donation) => {
    const errors: FieldError[] = [];
    const answers: [name: string, text: string][] = [];
    for (const question of askedIn(form)) {
      const reading = readAnswer(question, answerTo(form, question));
      if ('code' in reading) errors.push({ field: fieldOf(form, question), code: reading.code });
      else if (reading.value !== undefined) answers.push([question.name, reading.value]);
    }
    if (errors.length > 0) return errors;
    return { ...donation, metadata: { ...donation.metadata, ...Object.fromEntries(answers) } };
  },
  errorValues: (form, { locale }, name): Record<string, string | number> => {
    const question = questionAt(form, name);
    return question ? { question: wordsOf(question, locale), limit: question.max } : {};
  },

  view: (view) => {
    const asked = askedIn(view.form);
    return html`<div class="own-questions">
      ${keyedList(asked.map((question) => [question.name, drawn(view, question)]))}
    </div>`;
  },
  fieldOf: ({ name }) => (isOwnField(name) ? name : undefined),
  update: (control, form) => {
    const question = questionAt(form, control.name);
    return question
      ? withAnswer(form, question, answerIn(control, question, answerTo(form, question)))
      : stateOf(form, ownQuestionsKey);
  },

  // A text, a number or a date can identify the donor.
  keep: (form) =>
    usableIn(form)
      .filter(isChosen)
      .map((question) => [question.name, chosenOf(question, answerTo(form, question))]),
  restore: (kept, form) => {
    const entries = (Array.isArray(kept) ? (kept as unknown[]) : []).filter(Array.isArray);
    return usableIn(form)
      .filter(isChosen)
      .reduce<Answers>(
        (answers, question) => {
          const [, values] = entries.find(([name]) => name === question.name) ?? [];
          const chosen = Array.isArray(values) ? chosenOf(question, values as Answer) : [];
          return chosen.length > 0 ? new Map([...answers, [question.name, chosen]]) : answers;
        },
        stateOf(form, ownQuestionsKey),
      );
  },
};

/** The answer after the donor has used a control. */
const answerIn = (control: Control, { kind }: Question, before: Answer): Answer => {
  const { value } = control;
  if (kind === 'choices' || kind === 'tick') {
    const others = before.filter((one) => one !== value);
    return 'checked' in control && control.checked ? [...others, value] : others;
  }
  // The donor has chosen “No answer”, so it has to stay chosen.
  return value === '' && kind !== 'choice' ? [] : [value];
};

const wordsOf = ({ label, labels }: Pick<Choice, 'label' | 'labels'>, locale: string): string =>
  labelIn(labels, locale) ?? label;

/** The page's hint, and “optional” for a question that donors can leave out. */
const hintOf = (view: PartView, { hint, hints, isRequired, kind }: Question): string | undefined => {
  const { messages } = view;
  const own = labelIn(hints, messages.locale) ?? hint;
  // An empty box is an answer, too.
  if (isRequired || kind === 'tick') return own || undefined;
  return own ? messages.localize('questionOptional', { hint: own }) : optionalHint(view, false);
};

/** Up to five answers are buttons. A list of more is shorter than the same in buttons. */
const mostButtons = 5;

const drawn = (view: PartView, question: Question): unknown => {
  switch (question.kind) {
    case 'choice':
      return question.options.length > mostButtons ? list(view, question) : group(view, question);
    case 'choices':
      return group(view, question);
    case 'tick':
      return tick(view, question);
    case 'long':
      return longText(view, question);
    default:
      return input(view, question);
  }
};

const labelsFor = (view: PartView, question: Question): Labels => ({
  label: wordsOf(question, view.messages.locale),
  hint: hintOf(view, question),
  lang: pageLang(view.messages),
});

const input = (view: PartView, question: Question) => {
  const { form, errorOf } = view;
  const { kind, isRequired } = question;
  const name = fieldOf(form, question);
  const labels = labelsFor(view, question);
  const [text = ''] = answerTo(form, question);
  const isDate = kind === 'date';
  // The field has no value while a part of a date is missing. Another value would empty it.
  const value = text === partOfDate ? '' : text;
  return field(view, name, labels, ({ describedBy, isInvalid }) => {
    const control = html`<input
      id=${name}
      name=${name}
      part="input"
      type=${isDate ? 'date' : 'text'}
      max=${isDate ? '9999-12-31' : nothing}
      inputmode=${kind === 'number' ? 'decimal' : nothing}
      autocomplete="off"
      .value=${live(value)}
      aria-required=${isRequired ? 'true' : nothing}
      aria-invalid=${isInvalid}
      aria-describedby=${describedBy}
      @keyup=${isDate ? readPart(view, question, text) : nothing}
      @blur=${isDate ? readPart(view, question, text) : nothing}
    />`;
    return isDate ? dateGroup(name, labels, errorOf(name), control) : control;
  });
};

/** Names the parts of a date, such as the day. In Firefox, Orca would read the part alone. */
const dateGroup = (
  name: string,
  { label, hint, lang }: Labels,
  error: string | undefined,
  control: unknown,
) =>
  html`<div
    role="group"
    id="${name}-legend"
    lang=${lang}
    aria-label=${hint || error ? `${label}.` : label}
    aria-labelledby=${groupLabel(name, { hint, error })}
  >
    ${control}
  </div>`;

/** Notes that a part of a date is missing or is there again. No event and no value of the field says so. */
const readPart = (view: PartView, question: Question, text: string) => (event: Event) => {
  const { validity, value, name } = event.currentTarget as HTMLInputElement;
  const now = validity.badInput ? partOfDate : value;
  if (now === text) return;
  view.answer(
    (form) => answered(form, ownQuestionsKey, withAnswer(form, question, now === '' ? [] : [now])),
    name,
  );
};

const longText = (view: PartView, question: Question) => {
  const { form, messages } = view;
  const name = fieldOf(form, question);
  const [text = ''] = answerTo(form, question);
  const limit = question.max;
  // Screen readers read the limit with the field. They would read the count on each key press.
  const below = html`<span hidden id="${name}-limit-stop">.</span>
    <span
      class="hidden"
      id="${name}-limit"
      .textContent=${messages.localize('characterLimit', { limit })}
    ></span>
    <p
      class="hint count derived"
      part="hint"
      .textContent=${messages.localize('characterCount', { typed: text.length, limit })}
    ></p>`;
  return field(
    view,
    name,
    { ...labelsFor(view, question), below },
    ({ describedBy, isInvalid }) =>
      html`<textarea
        id=${name}
        name=${name}
        part="input"
        rows="3"
        autocomplete="off"
        .value=${live(text)}
        aria-required=${question.isRequired ? 'true' : nothing}
        aria-invalid=${isInvalid}
        aria-describedby=${describedBy === nothing ? `${name}-limit` : `${describedBy} ${name}-limit-stop ${name}-limit`}
      ></textarea>`,
  );
};

const list = (view: PartView, question: Question) => {
  const { form, messages } = view;
  const choose = { value: '', name: messages.localize('questionChoose') };
  const options = question.options.map((one) => ({ value: one.value, name: wordsOf(one, messages.locale) }));
  const [chosen = ''] = chosenOf(question, answerTo(form, question));
  return selectField(view, fieldOf(form, question), labelsFor(view, question), [choose, ...options], {
    chosen,
    autocomplete: 'off',
    isRequired: question.isRequired,
  });
};

/** Answers as buttons of which one can be chosen, or as boxes to tick. */
const group = (view: PartView, question: Question) => {
  const { form, messages, errorOf } = view;
  const name = fieldOf(form, question);
  const { label, hint, lang = nothing } = labelsFor(view, question);
  const error = errorOf(name);
  const isSingle = question.kind === 'choice';
  const answer = answerTo(form, question);
  const chosen = chosenOf(question, answer);
  const control = (value: string, isChecked: boolean, words: unknown, place?: number) =>
    html`<label class=${isSingle ? 'option' : 'check'}>
      <input
        type=${isSingle ? 'radio' : 'checkbox'}
        name=${name}
        id=${place === 0 ? name : nothing}
        value=${value}
        .checked=${live(isChecked)}
      />
      ${words}
    </label>`;
  const answers = question.options.map((option, place) =>
    control(
      option.value,
      chosen.includes(option.value),
      html`<span lang=${lang}><bdi .textContent=${wordsOf(option, messages.locale)}></bdi></span>`,
      place,
    ),
  );
  // A donor can't take back a choice among radio buttons.
  const none =
    isSingle && !question.isRequired
      ? control(
          noAnswer,
          answer.includes(noAnswer),
          html`<span lang=${formLang(messages)} .textContent=${messages.localize('questionNone')}></span>`,
        )
      : nothing;
  return html`<fieldset
    part="group"
    role=${isSingle ? 'radiogroup' : nothing}
    aria-required=${isSingle && question.isRequired ? 'true' : nothing}
    aria-labelledby=${groupLabel(name, { hint, error })}
    lang=${lang}
  >
    ${groupLegend(name, label, hint !== undefined || error !== undefined)}
    ${hint ? html`<p class="hint" part="hint" id="${name}-hint" .textContent=${hint}></p>` : nothing}
    <div lang=${formLang(messages)}>${errorLine(name, error)}</div>
    <div class=${isSingle ? 'options' : 'answers'}>${answers}${none}</div>
  </fieldset>`;
};

/** The language of the form's own words inside an element in the language of the page. */
const formLang = (messages: Localizer) => (pageLang(messages) === nothing ? nothing : messages.lang);

const tick = (view: PartView, question: Question) => {
  const { form, errorOf } = view;
  const name = fieldOf(form, question);
  const { label, hint, lang = nothing } = labelsFor(view, question);
  const error = errorOf(name);
  const described = [hint && `${name}-hint`, hint && error && `${name}-stop`, error && `${name}-error`];
  return html`<div class="field ${error ? 'invalid' : ''}">
    ${errorLine(name, error)}
    <label class="check">
      <input
        type="checkbox"
        name=${name}
        id=${name}
        value="yes"
        .checked=${live(chosenOf(question, answerTo(form, question)).length > 0)}
        aria-required=${question.isRequired ? 'true' : nothing}
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${described.filter(Boolean).join(' ') || nothing}
      />
      <span lang=${lang} .textContent=${label}></span>
    </label>
    ${
      hint
        ? html`<p class="hint" part="hint" id="${name}-hint" lang=${lang} .textContent=${hint}></p>`
        : nothing
    }
  </div>`;
};
