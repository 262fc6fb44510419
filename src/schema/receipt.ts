import type { LineItem } from './line-item.js';
import type { PaymentType } from './payment-type.js';

/** A line of a receipt. If its total or currency is null, don't show any of its amounts. */
export type ReceiptItem = {
  /** In minor units of its own currency. */
  total: number | null;
  /** Upper case; null if its minor unit isn't known. */
  currency: string | null;
  quantity: number;
  project: string | null;
  /** The project and the intention. */
  label: string | null;
  isOneTime: boolean;
  /** As in a request. Null if its amount isn't known. */
  line: LineItem | null;
};

/** The parts of a payment session or subscription that can be shown. It has no payer data. */
export type Receipt = {
  type: PaymentType;
  /** Upper case; null if its minor unit isn't known. Don't show any amount then. */
  currency: string | null;
  /** In minor units, including the tip. */
  amount: number | null;
  /** Null if the service sent no plausible value. */
  tip: number | null;
  items: ReceiptItem[];
  interval: string | null;
  intervalCount: number | null;
  /** The day when the donation was made. */
  date: Date | null;
  nextPayment: Date | null;
  endsAtPeriodEnd: boolean;
  /** Whether the donor made a Gift Aid declaration with this donation. */
  hasGiftAid: boolean;
  /** Whether the first payment of a recurring donation is due, so that nothing has been paid yet. */
  hasNotStarted: boolean;
};
