import { expect } from '@open-wc/testing';
import {
  choose,
  fromFragment,
  holdsSecretKey,
  toFragment,
  valueOf,
} from '../../../editor/controls/choices.js';

it('the address holds what was chosen, and nothing else', () => {
  expect(toFragment({})).to.equal('');
  expect(toFragment(choose({}, 'currency', 'EUR'))).to.equal('currency=EUR');
  expect(toFragment(choose(choose({}, 'currency', 'EUR'), 'currency', 'GBP'))).to.equal('');
});

it('an address gives back every choice, whatever signs are in it', () => {
  const values = {
    amounts: '',
    presets: '[{"amount": 25, "impact": "Bäume & <Büsche> #1 50% +1"}]',
    projects: 'Wells; Schools, north & south',
    '--donation-primary': '#0f5c5c',
    'test-mode': 'on',
  };
  let choices = {};
  for (const [name, value] of Object.entries(values)) choices = choose(choices, name, value);
  expect(choices).to.deep.equal(values);
  expect(fromFragment(`#${toFragment(choices)}`)).to.deep.equal(values);
});

it('what an address names that there is not is left out', () => {
  expect(fromFragment('#constructor=1&onload=x&currency=EUR&__proto__=2')).to.deep.equal({ currency: 'EUR' });
  expect(valueOf({}, 'constructor')).to.equal('');
});

for (const key of ['sk_live_51Hx', 'rk_test_9', 'pk_secret_1', 'private-key', 'SK_LIVE_1']) {
  it(`${key} is taken from nowhere, and what was there is gone`, () => {
    expect(choose({ 'publishable-key': 'pk_live_1' }, 'publishable-key', key)).to.deep.equal({});
    expect(fromFragment(`publishable-key=${key}`)).to.deep.equal({});
  });
}

it('a secret key in another field is not taken either, while words like it are', () => {
  expect(choose({}, 'metadata', '{"key": "sk_live_51Hx"}')).to.deep.equal({});
  expect(choose({}, 'project', 'Risk_testing and a private wood')).to.deep.equal({
    project: 'Risk_testing and a private wood',
  });
});

it('a public key with the letters of a secret one in a word is taken', () => {
  for (const key of ['pk_live_skA81xy', 'pk_live_Ask', 'pk_live_desk.4Zp', 'pk_live_rkt-1']) {
    expect(choose({}, 'publishable-key', key)).to.deep.equal({ 'publishable-key': key });
    expect(fromFragment(`publishable-key=${key}`)).to.deep.equal({ 'publishable-key': key });
  }
});

it('a name that no control has holds no key', () => {
  expect(holdsSecretKey('foo', 'sk_live_51Hx')).to.be.false;
  expect(holdsSecretKey('constructor', 'sk_live_51Hx')).to.be.false;
  expect(fromFragment('foo=sk_live_51Hx')).to.deep.equal({});
});
