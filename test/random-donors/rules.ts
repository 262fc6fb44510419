import { en, type Messages } from '../../src/languages/en.js';
import { messagesIn } from '../../src/languages/languages.js';
import { pendingLifetime } from '../../src/service/pending-donation.js';
import { bodyFaults } from '../support/form/interface-4-1.js';
import { amountTexts, personalText, type Act } from './acts.js';
import { sumsOf, type Checkout, type Post } from './service.js';
import { prices, type Site } from './sites.js';
import type { FormView, View } from './view.js';

/** A page of the charity in a tab. */
export type OpenPage = {
  /** For each form, what the donor has typed into its fields. */
  typed: Map<string, string>[];
  /** Whether the page has changed its attributes or language since it was opened. */
  isAltered: boolean;
  /** Whether the donor has closed the dialog of the status that the last form led to. */
  hasClosedStatus: boolean;
  /** The events of the package, with the values that listeners can read. */
  heard: { type: string; values: string; reference: string | null }[];
};

export type Tab = {
  readonly page: OpenPage | null;
  /** The checkout whose payment page this tab shows in front of the charity's page. */
  readonly paying: Checkout | null;
  /** The place of the form that the donor is using. */
  readonly at: number;
  /** Whether a status in this tab has said that a payment failed: the next form starts with that donation. */
  hasFailed: boolean;
};

/** What is true, whatever the screen says. */
export type World = {
  readonly site: Site;
  /** In milliseconds since the epoch. */
  readonly now: number;
  readonly tabs: readonly Tab[];
  /** Every page of the charity that was ever open. */
  readonly pages: readonly OpenPage[];
  /** The tab that the donor sees. */
  readonly tab: Tab;
  /** Every checkout that the services have created. */
  readonly checkouts: readonly Checkout[];
  /** For each of them, the tab and the form that sent it, and what that form said at the press. */
  readonly sent: ReadonlyMap<Checkout, { tab: Tab; at: number; said: FormView; isAltered: boolean }>;
  /** What each form of the site says to a new donor. */
  readonly fresh: readonly FormView[];
  /** Whether the donor is online and no service is about to fail. */
  readonly isHealthy: boolean;
  /** Whether something is still going on by itself. */
  readonly isWaiting: boolean;
  /** Where something about the donor could be left, each with the text that is there. */
  readonly traces: readonly [place: string, text: string][];
  /** Errors that nothing has caught. */
  readonly uncaught: readonly string[];
};

/** An act, with what the donor saw before and after it. */
export type Moment = {
  act: Act;
  world: World;
  /** The tab in which the act began, and its page then. */
  tab: Tab;
  page: OpenPage | null;
  /** The checkout whose payment page that tab showed then. */
  returning: Checkout | null;
  before: View;
  /** What the form said when the donor pressed its button: later than `before` if the act also fills it in. */
  pressed: FormView | null;
  /** What that tab shows after the act. */
  after: View;
  /** What the donor sees after it, perhaps in another tab. */
  now: View;
  /** The payment pages that have opened by themselves, each with the form behind it. */
  opened: readonly { checkout: Checkout; form: FormView | undefined }[];
  /** The new requests for checkouts. */
  posts: readonly Post[];
  /** Whether nothing was about to fail when the act began. */
  wasHealthy: boolean;
};

export const broken = (what: string): never => {
  throw new Error(what);
};

const presses = ['press', 'pressTwice', 'pressEnter', 'give'];
const isPress = ({ name }: Act) => presses.includes(name);

const plain = (text: string) => text.replace(/[\s\u00a0\u200e\u200f\u061c\u2066-\u2069\u202f]/g, '');

const exponentOf = (currency: string) => (currency === 'JPY' ? 0 : 2);

/** An amount as the screen should say it, by the browser's own rules. */
const money = (amount: number, currency: string, lang: string): string =>
  plain(
    new Intl.NumberFormat(lang, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
      amount / 10 ** exponentOf(currency),
    ),
  );

const textsOf = (lang: string): Messages => ({ ...en, ...messagesIn(lang.split('-')[0] ?? 'en') });

/** A press sends one request at most, and nothing else sends any. */
const onePostPerPress = ({ act, posts, before }: Moment) => {
  if (posts.length > 1) broken(`${posts.length} requests were sent for one press.`);
  if (posts.length > 0 && !isPress(act)) broken('A request was sent without a press.');
  if (posts.length > 0 && before.form?.isBusy)
    broken('A second request was sent while the first is under way.');
};

/** The second press of a double press lands on whatever has moved there, and changes nothing. */
const secondPressChangesNothing = ({ act, before, after, tab, page }: Moment) => {
  if (act.name !== 'pressTwice' || before.form?.shows !== 'form' || after.form?.shows !== 'form') return;
  if (tab.page !== page || after.place !== 'page') return;
  const [then, now] = [before.form, after.form].map(({ fields }) => JSON.stringify([...fields]));
  if (then !== now) broken(`A double press has changed the answers from ${then} to ${now}.`);
};

/** What is sent is what the screen said at the press. */
const sentAsSaid = ({ posts, pressed }: Moment) => {
  for (const post of posts) {
    const { request } = post;
    if (!pressed) return broken('A request was sent, but there was no form to press.');
    const { baseUrl, publishableKey, project } = pressed.attributes;
    if (!baseUrl.startsWith(`${post.origin}/`) || post.key !== `Bearer ${publishableKey}`)
      broken(
        `The form names ${baseUrl}, ${publishableKey}, and ${post.origin}, ${post.key} got the request.`,
      );
    if (request.line_items.some((line) => (line.project ?? null) !== project))
      broken(`The form is for the project ${project}, and another one was sent.`);
    const faults = bodyFaults(request);
    if (faults.length > 0) broken(`The request breaks §4.1: ${JSON.stringify(faults)}`);
    const { now, each } = sumsOf(request);
    const { fields, lang } = pressed;
    const button = plain(pressed.button ?? '');
    for (const sum of [now, each]) {
      const said = sum === null ? '' : money(sum, request.currency, lang);
      if (!button.includes(said)) broken(`“${pressed.button}” was pressed, and ${said} sent.`);
    }
    if (request.payment_type === 'subscription') {
      const { interval } = request.subscription;
      const texts = textsOf(lang);
      const word = interval === 'month' ? texts['within.month'] : texts['within.year'];
      if (!button.includes(plain(word))) broken(`“${pressed.button}” was pressed, and ${interval} sent.`);
    } else if (/month|year/.test(pressed.button ?? '')) {
      broken(`“${pressed.button}” was pressed, and a single payment sent.`);
    }
    const sent: Record<string, unknown> = { ...request.payer, ...request.metadata };
    for (const name of ['first_name', 'last_name', 'comment']) {
      const typed = fields.get(name)?.trim() ?? '';
      if ((sent[name] ?? '') !== typed)
        broken(`The field ${name} held “${typed}”, and “${String(sent[name])}” was sent.`);
    }
    if (fields.get('email')?.trim().toLowerCase() !== request.payer.email.toLowerCase())
      broken(`The email field held “${fields.get('email')}”, and “${request.payer.email}” was sent.`);
    for (const [box, key] of [
      ['anonymous', 'anonymous'],
      ['gift_aid', 'gift_aid'],
    ] as const) {
      const isTicked = fields.get(box) === 'true';
      if ((sent[key] === 'yes') !== isTicked)
        broken(`The box ${box} was ${isTicked ? '' : 'not '}ticked, and “${String(sent[key])}” was sent.`);
    }
  }
};

/** The amounts on the button are right, by a sum in the head. */
const sumsAreRight = ({ now }: Moment) => {
  const { form } = now;
  if (form?.shows !== 'form' || form.lang !== 'en' || !/\d/.test(form.button ?? '')) return;
  const { fields } = form;
  const custom = fields.get('amount') ?? '';
  const currency = fields.get('currency') ?? 'GBP';
  if (currency !== 'GBP') return;
  const preset = fields.get('preset') ?? '';
  const typed = custom === '' ? 0 : amountTexts[custom];
  // The text was rewritten when the language changed.
  if (typed === undefined) return;
  if (typed === null) return broken(`“${custom}” can't be read, and the button says “${form.button}”.`);
  const chosen = custom === '' ? Math.round(Number(preset.replace(/[^\d.]/g, '')) * 100) : typed;
  const gifts = prices.reduce((sum, price, at) => sum + price * Number(fields.get(`gift-${at}`) ?? 0), 0);
  const isOnce = fields.get('interval') === en.once;
  const oneOff = isOnce ? 0 : Number(fields.get('one_off') ?? 0) * 100;
  const said =
    (form.button ?? '')
      .match(/\d[\d,]*(?:\.\d+)?/g)
      ?.map((one) => Math.round(Number(one.replaceAll(',', '')) * 100)) ?? [];
  const total = chosen + gifts;
  const expected = oneOff > 0 ? [total + oneOff, total] : [total];
  if (JSON.stringify(said) !== JSON.stringify(expected))
    broken(`The answers come to ${JSON.stringify(expected)}, and the button says “${form.button}”.`);
};

const statusesThatAllow: Record<string, readonly string[]> = {
  succeeded: ['succeeded', 'active'],
  failed: ['failed'],
  attention: ['past_due'],
  ended: ['canceled'],
};

/** The status says only what the service has told. Thanks are for a donation that was paid. */
const statusIsTrue = ({ now, world }: Moment) => {
  for (const { outcome, text, lang } of now.forms) {
    const allowed = outcome === null ? undefined : statusesThatAllow[outcome];
    if (!allowed) continue;
    const isTold = (one: Checkout) => allowed.some((status) => one.told.has(status));
    if (!world.checkouts.some(isTold))
      broken(`The status says “${outcome}”, which the service has not said of any donation.`);
    const isShown = ({ request }: Checkout) => {
      const sums = sumsOf(request);
      return plain(text).includes(money(sums.each ?? sums.now, request.currency, lang));
    };
    if (outcome === 'succeeded' && !world.checkouts.some((one) => one.isPaid && isShown(one)))
      broken(`The thanks are for an amount that nobody has paid: ${text}`);
  }
};

/** A completion is announced once, for a donation that was paid. */
const completionsAreTrue = ({ world }: Moment) => {
  const seen = new Set<string>();
  for (const { heard } of world.pages) {
    for (const { type, reference } of heard) {
      if (type !== 'donation-complete' || reference === null) continue;
      if (seen.has(reference)) broken('donation-complete was fired twice for one donation.');
      seen.add(reference);
      if (
        !world.checkouts.some(
          ({ request, isPaid }) => isPaid && request.metadata?.['donation_reference'] === reference,
        )
      )
        broken('donation-complete was fired for a donation that was not paid.');
    }
  }
};

const sentences = ['unreachable', 'slow', 'failing', 'rejected', 'changed', 'closed'] as const;
const saysNothingTaken = ({ notice, lang }: FormView): boolean => {
  const texts = textsOf(lang);
  const busy = Object.values(texts.busy).map((text) => text.split('{count}')[0] ?? text);
  return (
    notice !== '' && [...sentences.map((key) => texts[key]), ...busy].some((text) => notice.startsWith(text))
  );
};

/** “No money was taken” only if the donor could not have paid. */
const noFalseComfort = ({ after, world, tab }: Moment) => {
  after.forms.forEach((form, at) => {
    if (!saysNothingTaken(form) || after.place === 'payment page') return;
    const last = tab.page && lastPost.get(tab.page)?.[at];
    const checkout = last?.checkout;
    if (!checkout) return;
    if (checkout.isPaid) broken(`The form says “${form.notice}”, and the donation is paid.`);
    if (world.tabs.some(({ paying }) => paying === checkout))
      broken(`The form says “${form.notice}”, and the payment page is open.`);
    if (form.paymentLinks.includes(checkout.url))
      broken(`The form says “${form.notice}”, and links to its payment page.`);
  });
};

/** What the last press of each form of a page has sent; null if nothing left the browser. */
const lastPost = new WeakMap<OpenPage, (Post | null)[]>();
const noteLastPost = ({ act, posts, page, tab }: Moment) => {
  if (!page || !isPress(act)) return;
  const all = lastPost.get(page) ?? [];
  all[tab.at] = posts.at(-1) ?? null;
  lastPost.set(page, all);
};

/** The payment page asks for what the form says when it opens. */
const paymentPageIsAsShown = ({ opened, world }: Moment) => {
  for (const { checkout, form } of opened) {
    const said = world.sent.get(checkout)?.said;
    if (!said || !form) return broken('A payment page opens that nobody asked for.');
    // The same answers have other words in another language.
    if (said.lang !== form.lang) return;
    const [before, now] = [said, form].map(({ fields }) => JSON.stringify([...fields]));
    if (before !== now) broken(`The form says ${now}, and the payment page opens for ${before}.`);
  }
};

/** A form offers one payment page at a time: two would be paid twice. */
const oneOpenCheckout = ({ now }: Moment) => {
  for (const { paymentLinks } of now.forms) {
    if (new Set(paymentLinks).size > 1) broken('The form links to two payment pages.');
  }
};

/** Everything typed is still there, as long as the page is. */
const nothingTypedIsLost = ({ after, page, tab }: Moment) => {
  if (!page || tab.page !== page) return;
  page.typed.forEach((typed, at) => {
    const fields = after.forms[at]?.fields;
    for (const [name, text] of typed) {
      const shown = fields?.get(name);
      if (shown !== undefined && shown !== text)
        broken(`“${text}” was typed into ${name}, which now has “${shown}”.`);
    }
  });
};

const chosenNames = ['interval', 'preset', 'amount', 'currency', 'one_off', 'gift-0', 'gift-1', 'anonymous'];
const choicesIn = ({ fields }: FormView): string =>
  JSON.stringify(chosenNames.map((name) => fields.get(name) ?? null));

/** A reload changes nothing that the donor has chosen. It forgets only who the donor is. */
const reloadKeepsChoices = ({ act, before, after, page }: Moment) => {
  if (act.name !== 'reload' || page?.isAltered) return;
  before.forms.forEach((form, at) => {
    const now = after.forms[at];
    const isReadable = /\d/.test(form.button ?? '');
    if (form.shows !== 'form' || now?.shows !== 'form' || !isReadable) return;
    if (choicesIn(form) !== choicesIn(now))
      broken(
        `Before the reload: “${form.button}”, after it: “${now.button}” (${choicesIn(form)} → ${choicesIn(now)}).`,
      );
  });
};

/** A new visit is a new donation: nothing is chosen because an earlier one was. */
const visitStartsAfresh = ({ act, now, world }: Moment) => {
  if ((act.name !== 'visitAgain' && act.name !== 'openTab') || world.tab.hasFailed) return;
  now.forms.forEach((form, at) => {
    const fresh = world.fresh[at];
    if (form.shows !== 'form' || !fresh || choicesIn(form) === choicesIn(fresh)) return;
    broken(`A new visit begins with “${form.button}” instead of “${fresh.button}”.`);
  });
};
const noteFailed = ({ now, world }: Moment) => {
  if (now.forms.some(({ outcome }) => outcome === 'failed')) world.tab.hasFailed = true;
};

/** Nothing that identifies the donor is anywhere but in the form and the request. */
const nothingPersonalLeaks = ({ world }: Moment) => {
  for (const [place, text] of world.traces)
    if (personalText.test(text)) broken(`Personal data is in ${place}: ${text}`);
};

/** Each press has an effect that the donor sees. */
const pressIsAnswered = ({ act, after, posts, tab, page, world }: Moment) => {
  if (!isPress(act) || tab.page !== page || after.place !== 'page' || posts.length > 0) return;
  const { form } = after;
  if (form?.shows !== 'form') return;
  if (form.notice === '' && form.errors.length === 0 && form.paymentLinks.length === 0)
    broken('The donor presses, and nothing happens.');
  // The second press of a double press moves the focus to wherever it lands.
  const isExpected = act.name !== 'pressTwice' && world.tabs.length === 1;
  if (form.errors.length > 0 && !after.isFocused && isExpected)
    broken('The list of errors has not got the focus.');
};

/** There is always something to do, or something under way. */
const neverADeadEnd = ({ now, world }: Moment) => {
  if (now.place !== 'page' || !now.form) return;
  if (now.form.usable === 0 && !world.isWaiting)
    broken(`There is nothing to press and nothing under way. The page says “${now.form.text}”.`);
};

const leaves = [
  'pressTwice',
  'move',
  'turn',
  'redraw',
  'makeAnew',
  'route',
  'reload',
  'visitAgain',
  'goBack',
  'openTab',
  'switchTab',
  'useOtherForm',
];

/** An element that had the focus passes it on. */
const focusIsNeverLost = ({ act, before, after, world, tab, page }: Moment) => {
  // All tabs of these tests share one document, and so its focus.
  if (leaves.includes(act.name) || world.tabs.length > 1 || tab.page !== page) return;
  if (after.place === 'payment page' || before.place === 'payment page') return;
  if (before.isFocused && !after.isFocused) broken('The focus is lost.');
};

/** Donors who come back read what has become of their donation: in the form that sent it, or where they can see it. */
const returnIsTaken = ({ act, now, world, returning, wasHealthy }: Moment) => {
  if (!returning || !['pay', 'decline', 'leave'].includes(act.name) || act.args[0] === 'stays') return;
  const sent = world.sent.get(returning);
  if (!sent || sent.isAltered) return;
  const { forms, isIn, thanks } = world.site;
  const hasReference = returning.request.return_url !== undefined && !thanks;
  const isStored = sent.tab === world.tab || forms[sent.at]?.['storage'] === 'local';
  // Without a reference, only the donation that the donor has just sent can be meant.
  const isLatest = world.checkouts.at(-1) === returning && world.now - returning.created < pendingLifetime;
  if (!isStored || !(hasReference || (isLatest && sent.tab === world.tab))) return;
  if (now.place === 'closed') broken('The status is in something closed.');
  const isAnywhere = isIn === 'twins' || now.place === 'thanks page';
  now.forms.forEach((form, at) => {
    const { shows, outcome } = form;
    const isItsOwn = isAnywhere ? form === now.form : at === sent.at;
    if (!isItsOwn && outcome === 'lost') broken('Another form says that it can’t show the donation.');
    if (!isItsOwn) return;
    if (shows !== 'status') broken('The donor comes back and sees no status.');
    if (
      returning.isPaid &&
      wasHealthy &&
      world.isHealthy &&
      outcome !== 'succeeded' &&
      outcome !== 'checking'
    )
      broken(`The donation is paid, and its form says “${outcome}”.`);
    if (outcome === 'lost') broken('The donation is stored, and its form says that it can’t show it.');
  });
};

/** What pages do by themselves. */
const pageActs = ['turn', 'redraw', 'makeAnew', 'move', 'setLanguage', 'hide', 'show'];

/** Whatever the page does, a status stays where the donor can read it, until the donor has closed it. */
const statusStays = ({ act, before, after, page, wasHealthy, world }: Moment) => {
  if (!pageActs.includes(act.name) || page?.isAltered || page?.hasClosedStatus) return;
  if (before.form?.shows !== 'status' || before.place === 'closed' || before.place === 'payment page') return;
  // A dialog closes if the page removes its form, and a new form there has nothing to open it for.
  if (act.name === 'makeAnew' && before.form.outcome === 'lost') return;
  if (after.form?.shows !== 'status' || after.place === 'closed')
    broken('The page has changed, and the status is gone.');
  const isRead = wasHealthy && world.isHealthy && before.form.outcome === 'succeeded';
  if (isRead && !['succeeded', 'checking'].includes(after.form?.outcome ?? ''))
    broken(`The page has changed, and the thanks have become “${after.form?.outcome}”.`);
};

/** A status counts as read once the donor has closed its dialog. */
const noteClosed = ({ act, before, page, posts, world }: Moment) => {
  if (!page) return;
  const hasClosed = act.name === 'closeForm' && before.form?.shows === 'status';
  if (hasClosed && world.site.isIn === 'dialog') page.hasClosedStatus = true;
  if (posts.length > 0) page.hasClosedStatus = false;
};

/** Another page of a router is a new page: an old thanks isn't on it. */
const thanksEndWithTheirPage = ({ act, before, after }: Moment) => {
  if (act.name !== 'route') return;
  if (before.form?.outcome === 'succeeded' && after.form?.outcome === 'succeeded')
    broken('A thanks of the page before is on the new page.');
};

const nothingIsUncaught = ({ world }: Moment) => {
  if (world.uncaught.length > 0) broken(`An error was not caught: ${world.uncaught.join('\n')}`);
};

/** A text loads with what shows it. */
const noTextIsMissing = ({ world }: Moment) => {
  const [, written = ''] = world.traces.find(([place]) => place === 'the console') ?? [];
  const [found] = /There is no text for .*/.exec(written) ?? [];
  if (found) broken(found);
};

const rules = [
  nothingIsUncaught,
  noTextIsMissing,
  onePostPerPress,
  secondPressChangesNothing,
  sentAsSaid,
  sumsAreRight,
  statusIsTrue,
  completionsAreTrue,
  noteLastPost,
  noFalseComfort,
  paymentPageIsAsShown,
  oneOpenCheckout,
  nothingTypedIsLost,
  reloadKeepsChoices,
  visitStartsAfresh,
  noteFailed,
  returnIsTaken,
  statusStays,
  noteClosed,
  thanksEndWithTheirPage,
  nothingPersonalLeaks,
  pressIsAnswered,
  neverADeadEnd,
  focusIsNeverLost,
];

/** Checks every rule after an act. Those that note something come before the rules that use it. */
export const check = (moment: Moment): void => {
  for (const rule of rules) rule(moment);
};
