import type { ReportIssue } from '../../configuration-issue.js';
import { firstCurrency, type CurrencyAttributes } from '../currency/attributes.js';
import { currencyKey } from '../currency/state.js';
import { checkCurrencies, entriesOf } from '../../entries.js';
import type { Part } from '../../part.js';
import { settingsOf } from '../../states.js';
import type { ImpactsAttributes } from './attributes.js';
import { impactFor, impactText, readImpacts } from './impact.js';
import { impactsKey, type ImpactLine } from './state.js';

/** Knows what an amount does. It shows nothing itself: the amount shows the line. */
export const impactsPart: Part<ImpactLine, null, ImpactsAttributes & CurrencyAttributes> = {
  name: impactsKey.name,

  configure: (attributes, report, settings) => {
    // Without a line, the form still works.
    const leaveOut: ReportIssue = (issue) => report({ ...issue, isMinor: true });
    const entries = entriesOf(attributes.impacts, 'impacts', leaveOut) ?? [];
    checkCurrencies(entries, 'impacts', leaveOut);
    const isText = typeof attributes.impacts === 'string';
    const first = firstCurrency(attributes);
    const codes = [...(settingsOf({ settings }, currencyKey)?.keys() ?? [])];
    const rules = new Map(
      codes.map((currency) => [
        currency,
        readImpacts(entries, isText, { currency, first, report: leaveOut }),
      ]),
    );
    return ({ amount, currency, interval, locale }) => {
      const impact = impactFor(rules.get(currency) ?? [], amount, interval);
      return impact && impactText(impact.rule, impact.count, locale);
    };
  },
  initial: () => null,

  read: (_, donation) => donation,
};
