// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect } from '@open-wc/testing';
import { cy } from '../../../src/languages/cy.js';
import { en } from '../../../src/languages/en.js';
import { localize } from '../../../src/languages/catalogue.js';
import { longestAnswer } from '../../../src/questions/own-questions/question.js';
import { later, openFilled, openWidget, sent, storedText } from '../../support/elements/donor.js';
import { fakePlatform } from '../../support/elements/fakes.js';
import { openPrerendered } from '../../support/elements/prerendered.js';
import { until } from '../../support/elements/until.js';
import { ownQuestions } from '../../support/questions/every-question.js';

const questions = ownQuestions();
const required = ownQuestions({ required: true });

/** The accessible name of a group, from the elements that its label refers to. */
const groupName = (group: Element | null | undefined): string => {
  const root = group?.getRootNode() as ShadowRoot;
  const ids = group?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent.trim()).join(' ');
};

const groupsIn = (root: ShadowRoot) => [...root.querySelectorAll('.own-questions fieldset')];

/** The left edge of a character, in CSS pixels. */
const leftOf = (text: Text, place: number): number => {
  const range = document.createRange();
  range.setStart(text, place);
  range.setEnd(text, place + 1);
  return range.getBoundingClientRect().left;
};

describe('<donation-widget> with questions of the page', () => {
  it('asks them below the donor’s details, and sends the answers', async () => {
    const { donor, element, service } = await openFilled({ questions });
    await expect(element).to.be.accessible();
    const own = donor.root.querySelector('.own-questions');
    const isAfter = own?.compareDocumentPosition(donor.field(en.email)) === Node.DOCUMENT_POSITION_PRECEDING;
    expect(isAfter).to.be.true;
    expect(donor.root.querySelector('form:invalid, [required]')).to.be.null;
    expect(donor.descriptionOf('Your hobby')).to.equal('In a word or two (optional)');
    expect(donor.descriptionOf('A memory of the river')).to.equal('optional . Up to 500 characters');
    expect(groupsIn(donor.root).map(groupName)).to.deep.equal([
      'Your colour. optional',
      'What you like. optional',
    ]);
    expect(donor.options('Your colour.')).to.deep.equal(['Green', 'Blue', en.questionNone]);
    expect(donor.chosen('Your colour.')).to.be.undefined;
    expect(donor.field('Nearest town')).to.have.property('localName', 'select');

    await donor.type('Your hobby', 'Rowing');
    await donor.type('A memory of the river', 'A kingfisher.\nIt was blue.');
    await donor.choose('Green', 'Your colour.');
    await donor.select('Nearest town', 'Ely');
    for (const label of ['Brigg', 'Ashby']) await donor.tick(label);
    await donor.type('Number of guests', '3');
    await donor.type('Day of your visit', '2026-07-05');
    await donor.tick('I can help on Saturdays');
    expect(donor.hints).to.include('26 of 500 characters');
    await expect(element).to.be.accessible();
    await donor.submit();
    const [request] = sent(service);
    expect(request?.metadata).to.deep.equal({
      hobby: 'Rowing',
      memory: 'A kingfisher.\nIt was blue.',
      colour: 'green',
      town: 'Ely',
      liked: 'Ashby; Brigg',
      guests: '3',
      visit: '2026-07-05',
      helps: 'yes',
      donation_reference: request?.metadata?.['donation_reference'],
    });
  });

  it('sends nothing for a question without an answer', async () => {
    const { donor, service } = await openFilled({ questions });
    await donor.submit();
    expect(Object.keys(sent(service)[0]?.metadata ?? {})).to.deep.equal(['donation_reference']);
  });

  it('marks each question that needs an answer, and lists it by its words', async () => {
    const { donor, element, service } = await openFilled({ questions: required });
    const errors = {
      'Your hobby': en['question.required'],
      'A memory of the river': en['question.required'],
      'Your colour': en['question_choice.required'],
      'Nearest town': en['question_choice.required'],
      'What you like': en['question_choices.required'],
      'Number of guests': en['question.required'],
      'Day of your visit': en['question_date.required'],
      'I can help on Saturdays': en['question_tick.required'],
    };
    const listed = Object.entries(errors).map(([question, text]) => text.replace('{question}', question));
    await donor.submit();
    expect(service.calls).to.deep.equal([]);
    expect(donor.errorSummary).to.deep.equal(listed);
    await expect(element).to.be.accessible();
    for (const [place, label] of Object.keys(errors).entries())
      if (donor.has(label)) expect(donor.errorOf(label)).to.equal(listed[place]);
    expect(groupsIn(donor.root).map(groupName)).to.deep.equal([
      `Your colour. ${listed[2]}`,
      `What you like. ${listed[4]}`,
    ]);
    const ids = [];
    for (const text of listed) {
      await donor.follow(text);
      ids.push(donor.root.activeElement?.id);
    }
    expect(ids).to.deep.equal([
      'question-0',
      'question-1',
      'question_choice-2',
      'question_choice-3',
      'question_choices-4',
      'question-5',
      'question_date-6',
      'question_tick-7',
    ]);
    await donor.choose('Blue', 'Your colour.');
    expect(donor.errorSummary).not.to.include(listed[2]);
    for (const [label, text, error] of [
      ['Number of guests', 'many', en['question.format']],
      ['Number of guests', '13', en['question.max']],
      ['A memory of the river', 'x'.repeat(longestAnswer + 1), en['question.too_long']],
      ['Your hobby', '4242 4242 4242 4242', en['question.looks_like_card']],
    ] as const) {
      await donor.type(label, text);
      await donor.submit();
      const limit = label === 'Number of guests' ? '12' : '500';
      const wanted = error.replace('{question}', label).replace('{limit}', limit);
      expect(donor.errorOf(label)).to.equal(wanted);
      expect(donor.errorSummary).to.include(wanted);
    }
  });

  it('says which question is required once the donor gives regularly', async () => {
    const own = [
      { name: 'visit', kind: 'text', label: 'Who should we greet?', required: true, when: 'recurring' },
      { name: 'once', kind: 'tick', label: 'Tell me about monthly gifts', when: 'once' },
    ];
    const attributes = { questions: JSON.stringify(own), intervals: 'once month' };
    const { donor, service } = await openFilled(attributes);
    expect(donor.has('Who should we greet?')).to.be.false;
    await donor.tick('Tell me about monthly gifts');
    await donor.choose('Monthly');
    expect(donor.has('Tell me about monthly gifts')).to.be.false;
    const announced = localize(en, 'nowRequired', { fields: 'Who should we greet?' });
    await until(() => donor.root.querySelector('#announcement')?.textContent === announced, 'Nothing said.');
    await donor.type('Who should we greet?', 'Ada');
    await donor.submit();
    expect(sent(service)[0]?.metadata).to.include({ visit: 'Ada' }).and.not.to.have.property('once');
  });

  it('keeps a choice for a reload, and stores no text', async () => {
    const { donor, element, platform } = await openFilled({ questions });
    await donor.type('Your hobby', 'Rowing');
    await donor.type('A memory of the river', 'A kingfisher');
    await donor.type('Number of guests', '11');
    await donor.type('Day of your visit', '2026-07-05');
    await donor.choose('Blue', 'Your colour.');
    await donor.select('Nearest town', 'Ely');
    await donor.tick('Ashby');
    expect(storedText(platform)).not.to.match(/Rowing|kingfisher|"11"|2026-07/);
    element.remove();
    const again = await openWidget({ questions }, { platform: later(platform, 'reload') });
    await until(() => again.donor.chosen('Your colour.') === 'Blue', 'The choice is gone.');
    expect(again.donor.field('Nearest town').value).to.equal('Ely');
    expect(again.donor.field('Ashby').checked).to.be.true;
    expect(again.donor.field('Your hobby').value).to.equal('');
    expect(again.donor.field('Day of your visit').value).to.equal('');
  });

  it('lets a donor take back a choice among radio buttons, if no answer is needed', async () => {
    const { donor, element, service } = await openFilled({ questions });
    await donor.choose('Green', 'Your colour.');
    await donor.choose(en.questionNone, 'Your colour.');
    await element.updateComplete;
    expect(donor.chosen('Your colour.')).to.equal(en.questionNone);
    await expect(element).to.be.accessible();
    await donor.submit();
    expect(sent(service)[0]?.metadata).not.to.have.property('colour');
    element.remove();
    const { donor: other } = await openWidget({ questions: required });
    expect(other.options('Your colour')).to.deep.equal(['Green', 'Blue']);
  });

  it('shows “optional” at the words of a question, and four answers two by two on a phone', async () => {
    const options = ['From a friend', 'Online', 'At an event'].map((label) => ({ value: label, label }));
    const own = [{ name: 'heard', kind: 'choice', label: 'Heard of us', options }];
    const { donor, element } = await openWidget({ questions: JSON.stringify(own) });
    for (const width of [344, 480]) {
      element.style.inlineSize = `${String(width)}px`;
      await element.updateComplete;
      const [group] = groupsIn(donor.root);
      const boxOf = (selector: string) => group?.querySelector(selector)?.getBoundingClientRect();
      const { top: beside = 0, bottom: below = 0 } = boxOf('legend') ?? {};
      // WebKit places nothing beside a legend.
      const distances = [beside, below].map((place) => Math.abs((boxOf('.hint')?.top ?? 0) - place));
      expect(Math.min(...distances), `${String(width)} px`).to.be.below(4);
      const rows = [...(group?.querySelectorAll('.option') ?? [])].map((one) =>
        Math.round(one.getBoundingClientRect().top),
      );
      expect(new Set(rows).size, `${String(width)} px`).to.equal(2);
      expect(rows[0], `${String(width)} px`).to.equal(rows[1]);
    }
  });

  it('does not take a part of a date for none', async () => {
    const { donor, service } = await openFilled({ questions });
    const field = donor.field('Day of your visit');
    Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
    field.dispatchEvent(new KeyboardEvent('keyup', { key: '1', bubbles: true }));
    await donor.submit();
    const error = en['question_date.format'].replace('{question}', 'Day of your visit');
    expect(donor.errorOf('Day of your visit')).to.equal(error);
    expect(service.calls).to.deep.equal([]);
    Object.defineProperty(field, 'validity', { value: { badInput: false } });
    field.dispatchEvent(new FocusEvent('blur'));
    await donor.submit();
    expect(sent(service)[0]?.metadata).not.to.have.property('visit');
  });

  it('can be answered with the keyboard, and Enter donates', async () => {
    const { donor, service } = await openFilled({ questions });
    const controls = [
      ...donor.root.querySelectorAll<HTMLElement>('.own-questions :is(input, select, textarea)'),
    ];
    expect(controls.every(({ tabIndex }) => tabIndex === 0)).to.be.true;
    await donor.type('Your hobby', 'Rowing');
    donor.field('Your hobby').closest('form')?.requestSubmit();
    await until(() => sent(service).length === 1, 'Nothing was sent.');
  });

  it('has the words of the page’s language', async () => {
    const [hobby] = JSON.parse(questions) as [object];
    const own = [
      { ...hobby, labels: { cy: 'Eich hobi' }, hints: { cy: 'Mewn gair neu ddau' } },
      {
        name: 'colour',
        kind: 'choice',
        label: 'Your colour',
        labels: { cy: 'Eich lliw' },
        options: [
          { value: 'green', label: 'Green', labels: { cy: 'Gwyrdd' } },
          { value: 'blue', label: 'Blue' },
        ],
      },
    ];
    const { donor, element } = await openWidget({ questions: JSON.stringify(own), lang: 'cy' });
    await until(() => donor.has(cy.email ?? ''), 'The form isn’t in Welsh.');
    expect(donor.descriptionOf('Eich hobi')).to.contain('Mewn gair neu ddau');
    expect(donor.options('Eich lliw.')).to.deep.equal(['Gwyrdd', 'Blue', cy.questionNone]);
    await expect(element).to.be.accessible();
  });

  it('shows English words from left to right in an Arabic form', async () => {
    const own = [
      { name: 'why', kind: 'text', label: 'Why?', hint: 'In a word!' },
      {
        name: 'who',
        kind: 'choice',
        label: 'Who?',
        options: [
          { value: 'me', label: 'Me!' },
          { value: 'you', label: 'You' },
        ],
      },
      { name: 'help', kind: 'tick', label: 'Help?', hint: 'At last!' },
    ];
    const { donor } = await openWidget({ questions: JSON.stringify(own), locale: 'ar' });
    await until(
      () => donor.root.querySelector('.themed')?.getAttribute('dir') === 'rtl',
      'The form isn’t Arabic.',
    );
    const texts = [...donor.root.querySelectorAll('.own-questions :is(label, legend, span, bdi, p)')].flatMap(
      ({ childNodes }) =>
        [...childNodes].filter((node): node is Text => node instanceof Text && /[?!]$/.test(node.data)),
    );
    expect(texts.map(({ data }) => data)).to.deep.equal(['Why?', 'Who?', 'Me!', 'Help?', 'At last!']);
    for (const text of texts) {
      expect(leftOf(text, text.length - 1), text.data).to.be.above(leftOf(text, 0));
    }
  });

  it('marks words in a language that the form does not have', async () => {
    const { donor } = await openWidget({ questions, lang: 'sv' });
    const label = [...donor.root.querySelectorAll('label')].find(
      ({ textContent }) => textContent === 'Your hobby',
    );
    expect(label?.lang).to.equal('sv');
    expect(groupsIn(donor.root)[0]?.getAttribute('lang')).to.equal('sv');
  });

  it('shows the form without a record that can’t work', async () => {
    const platform = fakePlatform();
    const own = JSON.stringify([{ name: 'Bad name', kind: 'text', label: 'Bad' }, JSON.parse(questions)[0]]);
    const { donor } = await openFilled({ questions: own }, { platform });
    expect(donor.has('Bad')).to.be.false;
    expect(donor.has('Your hobby')).to.be.true;
  });

  it('asks another question when the page changes it, and keeps what the donor has typed', async () => {
    const { donor, element, service } = await openFilled({ questions });
    await donor.type('Your hobby', 'Rowing');
    const [hobby, ...others] = JSON.parse(questions) as object[];
    element.questions = [...others.slice(0, 2), { ...hobby, label: 'Your favourite hobby' }] as never;
    await element.updateComplete;
    expect(donor.field('Your favourite hobby').value).to.equal('Rowing');
    expect(donor.has('Day of your visit')).to.be.false;
    await donor.submit();
    expect(sent(service)[0]?.metadata).to.include({ hobby: 'Rowing' });
  });

  it('passes on from a prerendered form what the donor has typed, and no choice', async () => {
    const { donor, service } = await openPrerendered(
      { questions },
      {
        'question-0': 'Rowing',
        'question-1': 'A kingfisher',
        email: 'ada@example.org',
        'question_date-6': '2026-07-05',
      },
    );
    expect(donor.field('Your hobby').value).to.equal('Rowing');
    expect(donor.field('A memory of the river').value).to.equal('A kingfisher');
    await donor.submit();
    expect(sent(service)[0]?.metadata).to.include({
      hobby: 'Rowing',
      memory: 'A kingfisher',
      visit: '2026-07-05',
    });
  });
});
