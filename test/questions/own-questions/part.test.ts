import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { reconfigured } from '../../../src/form/create-form.js';
import { keptAnswers, withKeptAnswers } from '../../../src/form/kept-answers.js';
import { metadataKeys } from '../../../src/questions/list.js';
import { fieldsAt } from '../../../src/questions/states.js';
import {
  donationIn,
  errorsIn,
  filled,
  formOf,
  formWith,
  issuesOf,
  requestIn,
  type Fields,
} from '../../support/questions/forms.js';

const colours = [
  { value: 'green', label: 'Green' },
  { value: 'blue', label: 'Blue' },
  { value: 'red', label: 'Red' },
];
const text = { name: 'friend', kind: 'text', label: 'Who told you?' };
const long = { name: 'memories', kind: 'long', label: 'Your memories' };
const choice = { name: 'colour', kind: 'choice', label: 'Colour', options: colours };
const choices = { name: 'colours', kind: 'choices', label: 'Colours', options: colours };
const number = { name: 'guests', kind: 'number', label: 'Guests' };
const date = { name: 'visit', kind: 'date', label: 'Day of your visit' };
const tick = { name: 'volunteer', kind: 'tick', label: 'I’d like to help' };
const all = [text, long, choice, choices, number, date, tick];

const form = (questions: unknown, fields: Fields = {}) => formWith({ questions }, fields);
const codesOf = (questions: unknown) => issuesOf({ questions }).map(({ code }) => code);

/** The name of the field of each kind, as the first question. */
const field: Record<string, string> = {
  text: 'question-0',
  long: 'question-0',
  number: 'question-0',
  date: 'question_date-0',
  choice: 'question_choice-0',
  choices: 'question_choices-0',
  tick: 'question_tick-0',
};

/** What is sent for this content of a question’s field, or the code of its error. */
const answerTo = (question: { kind: string; name: string }, content: string): unknown => {
  const answered = form([question], { [field[question.kind] ?? '']: content });
  const [error] = errorsIn(answered);
  return error ? { code: error[1] } : (donationIn(answered).metadata[question.name] ?? null);
};

describe('The questions of a page', () => {
  it('send flat metadata, and what the page adds', () => {
    const metadata = { campaign: 'spring', friend: 'page' };
    const answered = filled(formWith({ questions: all, metadata }), {
      'question-0': ' Ada  King ',
      'question-1': 'The river.\nThe reeds.',
      'question_choice-2': 'blue',
      'question-4': '12',
      'question_date-5': '2026-12-31',
    });
    expect(donationIn(answered).metadata).to.deep.equal({
      campaign: 'spring',
      friend: 'Ada King',
      memories: 'The river.\nThe reeds.',
      colour: 'blue',
      guests: '12',
      visit: '2026-12-31',
    });
  });

  it('send nothing without an answer', () => {
    expect(donationIn(form(all)).metadata).to.deep.equal({});
  });

  it('are the same as JSON and as a list', () => {
    const fields = { 'question-0': 'Ada' };
    expect(requestIn(form(JSON.stringify(all), fields))).to.deep.equal(requestIn(form(all, fields)));
  });

  it('join several answers in the order of the options', () => {
    const box = (value: string, checked: boolean) =>
      ({ name: 'question_choices-0', type: 'checkbox', value, checked }) as HTMLInputElement;
    const before = form([choices]);
    const part = before.parts.find(({ name }) => name === 'questions');
    const after = ['red', 'green', 'blue'].reduce((now, value) => {
      const questions = part?.update?.(box(value, true), now, 0);
      return { ...now, states: { ...now.states, questions } };
    }, before);
    expect(donationIn(after).metadata).to.deep.equal({ colours: 'green; blue; red' });
    const fewer = {
      ...after,
      states: { ...after.states, questions: part?.update?.(box('blue', false), after, 0) },
    };
    expect(donationIn(fewer).metadata).to.deep.equal({ colours: 'green; red' });
    const limited = reconfigured(after, formOf({ questions: [{ ...choices, max: 2 }] }));
    expect(errorsIn(limited)).to.deep.equal([['question_choices-0', 'max']]);
  });

  it('require an answer if the page says so', () => {
    const required = all.map((question) => ({ ...question, required: true }));
    expect(errorsIn(form(required))).to.deep.equal([
      ['question-0', 'required'],
      ['question-1', 'required'],
      ['question_choice-2', 'required'],
      ['question_choices-3', 'required'],
      ['question-4', 'required'],
      ['question_date-5', 'required'],
      ['question_tick-6', 'required'],
    ]);
  });

  const answers: readonly [
    question: { kind: string; name: string; max?: number },
    content: string,
    answer: unknown,
  ][] = [
    [text, 'a'.repeat(200), 'a'.repeat(200)],
    [text, 'a'.repeat(201), { code: 'too_long' }],
    [{ ...text, max: 3 }, 'abcd', { code: 'too_long' }],
    [{ ...text, max: 500 }, 'a'.repeat(500), 'a'.repeat(500)],
    [text, '4242 4242 4242 4242', { code: 'looks_like_card' }],
    [text, ' \u200b', null],
    [long, 'a'.repeat(500), 'a'.repeat(500)],
    [long, 'a'.repeat(501), { code: 'too_long' }],
    [long, 'Use 4242424242424242', { code: 'looks_like_card' }],
    [number, '0', '0'],
    [number, '007', '7'],
    [number, '١٢', '12'],
    [number, '1 200', '1200'],
    [number, '2,5', '2.5'],
    [number, '2.50', '2.50'],
    [number, '1,200', { code: 'format' }],
    [number, '1.200', { code: 'format' }],
    [number, '-1', { code: 'format' }],
    [number, 'two', { code: 'format' }],
    [number, '1e3', { code: 'format' }],
    [{ ...number, max: 10 }, '10', '10'],
    [{ ...number, max: 10 }, '10.5', { code: 'max' }],
    [date, '2024-02-29', '2024-02-29'],
    [date, '2023-02-29', { code: 'format' }],
    [date, '2026-13-01', { code: 'format' }],
    [date, '0026-01-01', { code: 'format' }],
    [date, '0202-01-01', { code: 'format' }],
    [date, '31/12/2026', { code: 'format' }],
    [date, '?', { code: 'format' }],
    [choice, 'green', 'green'],
    [choice, 'pink', null],
  ];
  for (const [question, content, answer] of answers) {
    const seen = content.length > 30 ? `${content.length} characters` : `“${content}”`;
    it(`read ${seen} as ${JSON.stringify(answer).slice(0, 30)} (${question.kind})`, () => {
      expect(answerTo(question, content)).to.deep.equal(answer);
    });
  }

  it('send nothing once the donor takes a choice back', () => {
    const answered = form([choice], { 'question_choice-0': 'green' });
    const without = filled(answered, { 'question_choice-0': '' });
    expect(donationIn(without).metadata).to.deep.equal({});
    expect(keptAnswers(without)?.answers['questions']).to.deep.equal([['colour', []]]);
    expect(donationIn(filled(without, { 'question_choice-0': 'blue' })).metadata).to.deep.equal({
      colour: 'blue',
    });
  });

  it('send “yes” for a tick, and nothing without one', () => {
    const box = (checked: boolean) => ({ name: 'question_tick-0', type: 'checkbox', value: 'yes', checked });
    const before = form([tick]);
    const part = before.parts.find(({ name }) => name === 'questions');
    const after = (checked: boolean) => ({
      ...before,
      states: { ...before.states, questions: part?.update?.(box(checked) as HTMLInputElement, before, 0) },
    });
    expect(donationIn(after(true)).metadata).to.deep.equal({ volunteer: 'yes' });
    expect(donationIn(after(false)).metadata).to.deep.equal({});
  });

  it('can be only for those who give once or regularly', () => {
    const questions = [
      { ...text, required: true, when: 'once' },
      { ...date, required: true, when: 'recurring' },
    ];
    const one = formWith({ questions, intervals: 'once month' }, { 'question-0': 'Ada' });
    expect(donationIn(one).metadata).to.deep.equal({ friend: 'Ada' });
    const monthly = filled(one, { interval: 'month' });
    expect(errorsIn(monthly)).to.deep.equal([['question_date-1', 'required']]);
    expect(donationIn(filled(monthly, { 'question_date-1': '2026-01-01' })).metadata).to.deep.equal({
      visit: '2026-01-01',
    });
    expect(donationIn(filled(monthly, { interval: 'once' })).metadata).to.deep.equal({ friend: 'Ada' });
  });

  it('keep a choice for a reload, and never a text, a number or a date', () => {
    const answered = form(all, {
      'question-0': 'Ada',
      'question-1': 'Memories',
      'question_choice-2': 'blue',
      'question_tick-6': true,
      'question-4': '12',
      'question_date-5': '2026-12-31',
    });
    const kept: unknown = JSON.parse(JSON.stringify(keptAnswers(answered)));
    expect(JSON.stringify(kept)).not.to.match(/Ada|Memories|12|2026/);
    expect(donationIn(withKeptAnswers(form(all), kept)).metadata).to.deep.equal({ colour: 'blue' });
  });

  it('restore nothing that the page does not offer, or that is no answer', () => {
    for (const kept of [
      [['colour', ['pink']]],
      [['friend', ['Ada']]],
      [['colour', 'blue']],
      ['colour'],
      { colour: ['blue'] },
      null,
    ])
      expect(
        donationIn(withKeptAnswers(form(all), { locale: 'en-GB', answers: { questions: kept } })).metadata,
      ).to.deep.equal({});
  });

  it('keep the answer to a question with the same name when the page changes the others', () => {
    const answered = form([text, choice], { 'question-0': 'Ada', 'question_choice-1': 'blue' });
    const changed = reconfigured(answered, formOf({ questions: [choice, text] }));
    expect(donationIn(changed).metadata).to.deep.equal({ friend: 'Ada', colour: 'blue' });
    const fewer = { ...choice, options: colours.slice(0, 1).concat(colours.slice(2)) };
    expect(donationIn(reconfigured(answered, formOf({ questions: [fewer] }))).metadata).to.deep.equal({});
  });

  it('mark their field if the service refuses it', () => {
    expect(fieldsAt(['metadata.colour'], form(all))).to.deep.equal(['question_choice-2']);
  });

  it('leave out a record that can’t work, and ask the others', () => {
    for (const [record, code] of [
      [{ ...text, name: 'Friend' }, 'unusable_question_name'],
      [{ ...text, name: '' }, 'unusable_question_name'],
      [{ ...text, name: 7 }, 'unusable_question_name'],
      [{ ...text, name: 'a'.repeat(41) }, 'unusable_question_name'],
      [{ ...text, kind: undefined }, 'unknown_question_kind'],
      [{ ...text, label: undefined }, 'question_without_label'],
      [{ ...choice, options: undefined }, 'question_without_options'],
      [{ ...choices, options: 'a; b' }, 'question_without_options'],
      [date, 'repeated_question'],
    ] as const) {
      const questions = [date, record];
      expect(codesOf(questions), code).to.deep.equal([code]);
      expect(donationIn(form(questions, { 'question_date-0': '2026-01-01' })).metadata).to.deep.equal({
        visit: '2026-01-01',
      });
    }
  });

  it('leave out a setting that can’t work, and ask the question', () => {
    for (const setting of [
      { max: 501 },
      { max: 1.5 },
      { max: 'many' },
      { required: 'yes' },
      { when: 'month' },
      { labels: 'cy' },
      { labels: { cy: {} } },
      { hints: ['x'] },
      { hint: {} },
      { options: colours },
    ]) {
      const questions = [{ ...text, ...setting }];
      expect(codesOf(questions), JSON.stringify(setting)).to.deep.equal(['unusable_in_question']);
      expect(donationIn(form(questions, { 'question-0': 'Ada' })).metadata).to.deep.equal({ friend: 'Ada' });
    }
    expect(codesOf([{ ...date, max: 3 }])).to.deep.equal(['unusable_in_question']);
    expect(codesOf([{ ...text, labels: { 'no language': 'Pwy?' } }])).to.deep.equal([
      'unknown_label_language',
    ]);
  });

  it('leave out an option that isn’t valid', () => {
    const options = [
      ...colours,
      { value: 'green', label: 'Green again' },
      { value: 'a; b', label: 'Both' },
      null,
    ];
    expect(codesOf([{ ...choice, options }])).to.deep.equal(Array(3).fill('incomplete_option'));
  });

  it('never stop the form', () => {
    for (const questions of ['{', '{}', '[1]', 'none', 5, [null]])
      expect(donationIn(formWith({ questions } as never)).metadata).to.deep.equal({});
  });

  it('ask nothing under a name that the form uses itself', () => {
    const own = metadataKeys.map((key) => key.replace(/\*$/, 'x'));
    for (const name of own.filter((key) => /^[a-z][a-z0-9_]{0,39}$/.test(key))) {
      const questions = [{ ...text, name, required: true }];
      expect(codesOf(questions), name).to.deep.equal(['reserved_metadata_key']);
      expect(donationIn(form(questions)).metadata, name).to.deep.equal({});
    }
  });

  it('take any name of the right form, and send each answer under its own', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
    const other = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789_');
    const name = fc
      .tuple(letter, fc.array(other, { maxLength: 39 }))
      .map(([first, others]) => [first, ...others].join(''))
      .filter((one) => codesOf([{ ...text, name: one }]).length === 0);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), (names) => {
        const questions = names.map((one) => ({ ...text, name: one }));
        const fields = Object.fromEntries(names.map((one, place) => [`question-${place}`, `${one}!`]));
        expect(donationIn(form(questions, fields)).metadata).to.deep.equal(
          Object.fromEntries(names.map((one) => [one, `${one}!`])),
        );
      }),
    );
    for (const one of ['constructor', 'valueof', 'to_string', 'x', 'is_prototype_of'])
      expect(codesOf([{ ...text, name: one }])).to.deep.equal([]);
  });

  it('take no other name, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((name) => !/^[a-z][a-z0-9_]{0,39}$/.test(name)),
        (name) => {
          expect(codesOf([{ ...text, name }])).to.deep.equal(['unusable_question_name']);
          expect(donationIn(form([{ ...text, name, required: true }])).metadata).to.deep.equal({});
        },
      ),
    );
  });

  it('read any text of a number without guessing', () => {
    fc.assert(
      fc.property(fc.string(), (content) => {
        const answer = answerTo(number, content);
        if (typeof answer === 'string') expect(answer).to.match(/^\d{1,15}(?:\.\d{1,6})?$/);
      }),
    );
  });

  it('read every day of the calendar, and no other', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (day) => {
          const written = day.toISOString().slice(0, 10);
          expect(answerTo(date, written)).to.equal(written);
        },
      ),
    );
  });
});
