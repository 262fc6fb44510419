import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { PartDrawing, drawnPart } from '../../src/form/drawn-part.js';
import type { Donation, Form, Part, PartView } from '../../src/questions/part.js';
import { stateOf, withState } from '../../src/questions/states.js';
import { donationIn, formOf, formWith } from '../support/questions/forms.js';

/** A question that shows something of the form. */
const questionOf = (name: string, shown: (view: PartView) => unknown, more: Partial<Part> = {}) => {
  const drawings: unknown[] = [];
  const question: Part = {
    name,
    configure: () => ({}),
    initial: () => '',
    read: (_, donation) => donation,
    view: (view) => {
      drawings.push(shown(view));
      return html`<p>${shown(view)}</p>`;
    },
    ...more,
  };
  return { question, drawings };
};

const textOf = (name: string) => (view: PartView) => stateOf(view.form, { name });

/** A page with these questions, of which the form has one text each. */
const pageWith = (...questions: Part[]) => {
  const page = document.createElement('div');
  const blank: Form = { ...formOf(), parts: questions, states: {} };
  let form = questions.reduce((now, question) => withState(now, question, question.name), blank);
  let donation: Donation = donationIn(formWith({}));
  const draw = ({ others = [], touched }: { others?: unknown[]; touched?: Part } = {}) => {
    const drawing = new PartDrawing({
      ...({} as PartView),
      form,
      donation,
      others,
      touched: new Set(touched ? [touched] : []),
    });
    render(
      questions.map((one) => (one.group === undefined ? drawnPart(one, drawing) : null)),
      page,
    );
    return page.textContent.trim();
  };
  return {
    draw,
    answer: (question: Part, text: string) => {
      form = withState(form, question, text);
    },
    give: (next: Donation) => {
      donation = next;
    },
    change: (changes: Partial<Form>) => {
      form = { ...form, ...changes };
    },
  };
};

describe('The part of a question', () => {
  it('is drawn again after an answer that it shows, and not after others', () => {
    const one = questionOf('one', textOf('one'));
    const other = questionOf('other', textOf('other'));
    const both = questionOf('both', (view) => `${textOf('one')(view)}+${textOf('other')(view)}`);
    const page = pageWith(one.question, other.question, both.question);
    page.draw();
    page.answer(one.question, 'changed');
    expect(page.draw()).to.equal('changedotherchanged+other');
    expect([one, other, both].map(({ drawings }) => drawings.length)).to.deep.equal([2, 1, 2]);
    page.answer(other.question, 'too');
    expect(page.draw()).to.equal('changedtoochanged+too');
  });

  it('is drawn again when it appears or disappears', () => {
    const one = questionOf('one', textOf('one'));
    const shown = questionOf('shown', textOf('shown'), {
      isShown: (form) => stateOf(form, { name: 'one' }) === 'yes',
    });
    const page = pageWith(one.question, shown.question);
    expect(page.draw()).to.equal('one');
    page.answer(one.question, 'yes');
    expect(page.draw()).to.equal('yesshown');
    page.answer(one.question, 'no');
    expect(page.draw()).to.equal('no');
  });

  it('is drawn again with the questions of its group', () => {
    const inside = questionOf('inside', textOf('inside'), { group: 'outside' });
    const outside = questionOf('outside', (view) => view.inGroup('outside'));
    const page = pageWith(inside.question, outside.question);
    expect(page.draw()).to.equal('inside');
    page.answer(inside.question, 'changed');
    expect(page.draw()).to.equal('changed');
  });

  it('is drawn again with the donation only if it shows it', () => {
    const sum = questionOf('sum', ({ donation }) => donation?.lines[0]?.item.amount);
    const other = questionOf('other', textOf('other'));
    const page = pageWith(sum.question, other.question);
    expect(page.draw()).to.equal('1000other');
    page.give(donationIn(formWith({}, { preset: '2500' })));
    expect(page.draw()).to.equal('2500other');
    expect(other.drawings).to.have.length(1);
  });

  for (const [what, change] of [
    ['the language', { locale: 'de' }],
    ['the settings', { settings: {} }],
    ['the answered questions', { answered: new Set(['one']) }],
  ] as const)
    it(`is drawn again with ${what}`, () => {
      const one = questionOf('one', textOf('one'));
      const page = pageWith(one.question);
      page.draw();
      page.change(change);
      page.draw();
      expect(one.drawings).to.have.length(2);
    });

  it('is drawn again with other texts, and if its field no longer shows its answer', () => {
    const one = questionOf('one', textOf('one'));
    const page = pageWith(one.question);
    for (const draw of [{}, {}, { others: ['texts'] }, { others: ['texts'], touched: one.question }])
      page.draw(draw);
    expect(one.drawings).to.have.length(3);
  });

  it('is drawn again if a field of its group no longer shows its answer', () => {
    const inside = questionOf('inside', textOf('inside'), { group: 'outside' });
    const outside = questionOf('outside', (view) => view.inGroup('outside'));
    const page = pageWith(inside.question, outside.question);
    page.draw();
    page.draw({ touched: inside.question });
    expect(outside.drawings).to.have.length(2);
  });

  it('is drawn anew in another place of the page', () => {
    const one = questionOf('one', textOf('one'));
    const page = pageWith(one.question);
    page.draw();
    const other = pageWith(one.question);
    expect(other.draw()).to.equal('one');
  });
});
