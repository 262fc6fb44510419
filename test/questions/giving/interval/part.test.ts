import { expect } from '@open-wc/testing';
import { intervalToken } from '../../../../src/schema/interval.js';
import { intervalKey } from '../../../../src/questions/giving/interval/state.js';
import { ownSettings } from '../../../../src/questions/states.js';
import { donationIn, issuesOf, formOf, formWith, type Changes } from '../../../support/questions/forms.js';

const month = { unit: 'month', count: 1 };
const quarter = { unit: 'month', count: 3 };
const once = { unit: null, count: null };

describe('intervals', () => {
  for (const [why, changes, offered, preselected] of [
    ['once and month', {}, [once, month], once],
    [
      'the page’s list, with the first preselected',
      { intervals: 'month, quarter once' },
      [month, quarter, once],
      month,
    ],
    ['accepted in any case', { intervals: 'Month ONCE' }, [month, once], month],
    ['listed once if written twice', { intervals: 'quarter 3-month' }, [quarter], quarter],
    ['the page’s list, with the default preselected', { defaultInterval: ' month ' }, [once, month], month],
    ['the page’s list, with a default in any case', { defaultInterval: 'Month' }, [once, month], month],
    [
      'the page’s list, with a default under another name',
      { intervals: 'once quarter', defaultInterval: '3-month' },
      [once, quarter],
      quarter,
    ],
    [
      'every named interval',
      { intervals: 'once day week month quarter year' },
      [
        once,
        { unit: 'day', count: 1 },
        { unit: 'week', count: 1 },
        month,
        quarter,
        { unit: 'year', count: 1 },
      ],
      once,
    ],
    ['every two weeks', { intervals: 'once 2-week' }, [once, { unit: 'week', count: 2 }], once],
  ] as [string, Changes, object[], typeof once][]) {
    it(`are ${why}`, () => {
      const form = formOf(changes);
      expect(ownSettings(form, intervalKey)).to.deep.include({ offered, preselected });
      expect(form.states['interval']).to.equal(intervalToken(preselected as never));
    });
  }

  for (const [changes, attribute, code, values] of [
    [{ intervals: 'once fortnight' }, 'intervals', 'unknown_interval', { text: 'fortnight' }],
    [{ intervals: '' }, 'intervals', 'no_interval'],
    [{ intervals: 'once', defaultInterval: 'month' }, 'default-interval', 'default_interval_not_offered'],
    [{ defaultInterval: 'often' }, 'default-interval', 'default_interval_not_offered'],
  ] as [Changes, string, string, object?][]) {
    it(`report ${code} for ${JSON.stringify(changes)}`, () => {
      expect(issuesOf(changes)).to.deep.equal([{ attribute, code, ...(values && { values }) }]);
    });
  }

  for (const text of ['week', 'constructor', '']) {
    it(`ignore an answer that is not offered: “${text}”`, () => {
      expect(donationIn(formWith({}, { interval: text })).interval).to.deep.equal(once);
    });
  }
});

describe('subscription-name', () => {
  for (const [subscriptionName, wanted] of [
    [' Friends ', 'Friends'],
    [' ', null],
    [null, null],
  ] as const) {
    it(`is ${wanted} for ${JSON.stringify(subscriptionName)}`, () => {
      expect(donationIn(formWith({ subscriptionName })).subscriptionName).to.equal(wanted);
    });
  }
});
