import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { controlView } from '../../demo/configurator/control-view.js';
import type { Actions } from '../../demo/configurator/state.js';
import { choose, type Choices } from '../../editor/controls/choices.js';
import { controls } from '../../editor/controls/controls.js';

const ignored = () => undefined;

/** Every control on a page, with what `draw` does each time that something else of the configurator changes. */
const configuratorWith = (given: Choices = {}) => {
  const host = document.createElement('div');
  document.body.append(host);
  let choices = given;
  const actions: Actions = {
    choose: (name, value) => {
      choices = choose(choices, name, value);
      draw();
    },
    say: ignored,
    see: ignored,
    show: ignored,
    goTo: ignored,
    copy: ignored,
    startAgain: ignored,
    restartPreview: ignored,
    clearEvents: ignored,
    stage: ignored,
    clearFaults: ignored,
  };
  const draw = () => {
    render(
      controls.map((control) => controlView(control, { choices, secretIn: undefined }, [], actions)),
      host,
    );
  };
  draw();
  return { host, draw, choices: () => choices };
};

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (host: Element) => [...host.querySelectorAll<Field>('input, select, textarea')];

afterEach(() => {
  document.body.replaceChildren();
});

describe('A field of the configurator', () => {
  it('of another frequency keeps what was chosen while something else is drawn', () => {
    const { host, draw, choices } = configuratorWith({ intervals: 'month once' });
    const count = host.querySelector<HTMLInputElement>('#control-intervals-count');
    const unit = host.querySelector<HTMLSelectElement>('#control-intervals-unit');
    if (!count || !unit) throw new Error('No fields for another frequency.');
    expect(unit.value).to.equal('week');
    count.value = '6';
    unit.value = 'month';
    draw();
    expect([count.value, unit.value]).to.deep.equal(['6', 'month']);
    count.closest('.cells')?.querySelector('button')?.click();
    expect(choices()).to.deep.include({ intervals: 'month once 6-month' });
  });

  it('of an amount in one of several currencies keeps what is typed while something else is drawn', () => {
    const { host, draw, choices } = configuratorWith({ currencies: 'GBP EUR' });
    const field = host.querySelector<HTMLInputElement>('#control-amounts-EUR');
    if (!field) throw new Error('No field for amounts in euros.');
    field.value = '7 14 ';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: ' ', inputType: 'insertText' }));
    draw();
    expect(field.value).to.equal('7 14 ');
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(field.value).to.equal('7 14');
    expect(choices()['amounts']).to.contain('7 14');

    // Nothing but spaces changes nothing, and yet isn’t left in the field.
    field.value = '7 14  ';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(field.value).to.equal('7 14');
  });

  it('keeps what a person has entered and its event has told, whichever field it is', () => {
    const { host, draw } = configuratorWith({ currencies: 'GBP EUR', intervals: 'month once' });
    const lost: string[] = [];
    for (const { id } of fieldsIn(host)) {
      const field = id === '' ? null : (document.getElementById(id) as Field | null);
      if (!(field instanceof HTMLInputElement) || field.type !== 'text') continue;
      field.value = `${field.value}1`;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: '1', inputType: 'insertText' }));
      const entered = field.value;
      draw();
      if (field.isConnected && field.value !== entered) lost.push(`${id}: ${entered} became ${field.value}`);
    }
    expect(lost).to.deep.equal([]);
  });
});
