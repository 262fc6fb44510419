import { expect } from '@open-wc/testing';
import { told } from '../support/editor/told.js';

it('a length that a browser takes is left alone', () => {
  const calculated = 'calc(1em + 2px)';
  for (const value of ['0', '0px', '10px', '.5em', '0.625rem', '1.5REM', '2vw', '3cqi', '50%', calculated]) {
    expect(told({ '--donation-radius': value }), value).to.deep.equal([]);
    expect(told({ '--donation-space': value }), value).to.deep.equal([]);
  }
  for (const value of [
    '280px',
    '17.5em',
    '30rem',
    '100%',
    '60ch',
    'none',
    'min(30em, 100%)',
    'var(--column)',
  ]) {
    expect(told({ '--donation-max-width': value }), value).to.deep.equal([]);
  }
});

it('what is no length is told, with one that is', () => {
  for (const value of ['abc', '10', '-1px', '10 px', '10px 5px', '1.px', 'none', '10pixels']) {
    expect(told({ '--donation-radius': value }), value).to.deep.equal([
      'fault --donation-radius: This doesn’t look right. Add a unit, for example 0.625em.',
    ]);
  }
  expect(told({ '--donation-max-width': '0' })).to.deep.equal([
    'fault --donation-max-width: This doesn’t look right. Add a unit, for example 30em.',
  ]);
});

it('a form without room is told', () => {
  for (const value of ['10px', '279px', '17em', '1rem', '0px']) {
    expect(told({ '--donation-max-width': value }), value).to.deep.equal([
      'notice --donation-max-width: This is too narrow for the form. Use 280px or more.',
    ]);
  }
});

it('what can’t stand in a stylesheet is told of once', () => {
  expect(told({ '--donation-radius': '1px; color: red' })).to.have.length(1);
});
