import { nothing } from 'lit';
import { giftLines } from '../donation/line-items.js';
import { oneTimeItemsOf } from '../donation/one-time-items.js';
import { detailRow } from './detail-row.js';
import type { GivingView } from './giving-view.js';

/** Each line of what is given, where there is more than one amount. */
export const lineRows = ({ settings, gifts, words }: GivingView) => {
  if (!gifts) return nothing;
  const { currency, oneOff } = gifts;
  const money = (amount: number) => words.money(amount, currency);
  const lines = giftLines(gifts, settings);
  const { known, areKnown } = oneTimeItemsOf(gifts, settings);
  const hasDetails =
    lines.length > 1 ||
    oneOff > 0 ||
    known.length > 0 ||
    !areKnown ||
    lines.some(({ label }) => label !== null);
  if (!hasDetails) return nothing;
  return [
    ...lines.map(({ label, item: { quantity, amount } }) =>
      detailRow(
        quantity > 1 ? `${quantity} × ${label ?? ''}` : (label ?? words.say('gift')),
        money(quantity * amount),
      ),
    ),
    oneOff > 0 ? detailRow(words.say('one_off'), money(oneOff)) : nothing,
    ...known.map(({ label, quantity, amount }) => {
      const name = [words.say('one_off'), label].filter(Boolean).join(': ');
      return detailRow(quantity > 1 ? `${quantity} × ${name}` : name, money(quantity * amount));
    }),
  ];
};
