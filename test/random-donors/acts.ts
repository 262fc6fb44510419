import * as fc from 'fast-check';
import { createFaults, readFaults, type CreateFault, type ReadFault } from './service.js';

/** How a donor goes on from the payment page: back to the charity here, in a new tab, or not at all. */
type Onward = 'here' | 'in another tab' | 'stays';

/** What a donor, a browser, a page or the service can do, with the details of each act. */
type Acts = {
  chooseInterval: [place: number];
  choosePreset: [place: number];
  chooseCurrency: [place: number];
  type: [field: string, text: string];
  /** Types by keys. In the middle of the text, the page makes a setting. */
  typeDuring: [field: string, text: string, setting: string, value: string];
  more: [item: number];
  fewer: [item: number];
  tick: [box: string];
  /** Fills in what is missing, so that the form can be sent. */
  fillIn: [];
  press: [];
  /** Presses again after some milliseconds, on whatever is there by then. */
  pressTwice: [pause: number];
  pressEnter: [];
  /** Fills in and presses, then the payment page opens if nothing fails. */
  give: [];
  followLink: [];
  pressStatusButton: [place: number];

  /** Opens the dialog or the `<details>` that the form is in. */
  openForm: [];
  closeForm: [];
  useOtherForm: [];
  reset: [];
  move: [];
  /** The page shows the hidden one of two twins instead of the other one, also while the donor is paying. */
  turn: [];
  /** The page writes itself anew, with new elements. */
  redraw: [];
  /** The page removes the element in use, and puts a new one in its place later. */
  makeAnew: [];
  /** A router goes to a new entry of the history, whose page has the same elements. */
  route: [];
  setAttribute: [name: string, value: string];
  setLanguage: [lang: string];

  reload: [];
  visitAgain: [arrival: 'inside' | 'outside'];
  goBack: [isCached: boolean];
  openTab: [];
  switchTab: [];
  hide: [];
  show: [];
  goOffline: [];
  goOnline: [];
  wait: [seconds: number];
  /** Decides if the browser opens the payment page at once, later, or never. */
  navigation: [speed: 'quick' | 'slow' | 'blocked'];
  paymentPageOpens: [];

  pay: [onward: Onward];
  decline: [onward: Onward];
  leave: [onward: Onward];
  failCreate: [fault: CreateFault];
  failRead: [fault: ReadFault];
};

export type Act = { [Name in keyof Acts]: { name: Name; args: Acts[Name] } }[keyof Acts];

/** Texts that identify the donor. They must never be stored, logged or put into an address or an event. */
const personal = {
  email: ['quokka@example.org', ' Quokka@Example.org '],
  first_name: ['Zebulon', 'Zebulon Mary'],
  last_name: ['Wombatson'],
  comment: ['For numbat'],
} as const;
export const personalText = /quokka|zebulon|wombatson|numbat/i;

/** Texts for amounts, with the amount that they mean in English in hundredths; null if they can't be sent. */
export const amountTexts: Readonly<Record<string, number | null>> = {
  '37': 3700,
  '120': 12_000,
  '12.50': 1250,
  '1,250': 125_000,
  '1.500': null,
  abc: null,
  '0': null,
  '': null,
};

/** The languages that the page can change to. */
export const languages = ['de', 'ar'] as const;

const typed = (field: string, ...texts: readonly string[]) =>
  fc.constantFrom(...texts).map((text): Acts['type'] => [field, text]);

const texts = fc.oneof(
  { weight: 4, arbitrary: typed('amount', ...Object.keys(amountTexts)) },
  { weight: 1, arbitrary: typed('one_off', '5', '1.500', 'abc', '') },
  { weight: 4, arbitrary: typed('email', ...personal.email, 'quokka', '') },
  { weight: 2, arbitrary: typed('first_name', ...personal.first_name, '') },
  { weight: 1, arbitrary: typed('last_name', ...personal.last_name, '') },
  { weight: 1, arbitrary: typed('comment', ...personal.comment, '') },
  { weight: 1, arbitrary: typed('gift-0', '2', '', 'x', '1000') },
);

/** Questions that a page can add a moment late. */
const lateSettings = [
  ['match', '{ "by": "Riverside Bank", "until": "2999-12-31", "ratio": 1, "currency": "GBP" }'],
  ['impacts', '[{ "every": 3, "one": "plants a reed", "other": "plants {count} reeds" }]'],
  ['dedication', 'honour memory'],
  ['contact', 'email sms'],
  ['privacy-url', 'https://charity.example/privacy'],
] as const;

const typedDuring = fc
  .tuple(
    fc.constantFrom(['amount', '120'], ['email', personal.email[0]], ['first_name', personal.first_name[1]]),
    fc.constantFrom(...lateSettings),
  )
  .map(([[field = '', text = ''], [setting, value]]): Acts['typeDuring'] => [field, text, setting, value]);

const attributes = fc.constantFrom<Acts['setAttribute']>(
  ['amounts', '5 15 45'],
  ['amounts', '10 25 50 100'],
  ['intervals', 'once month year'],
  ['currency', 'EUR'],
  ['project', 'Winter'],
  ['publishable-key', 'pk_test_other'],
  ['base-url', 'https://two.example/api/v1'],
  ['min-amount', '2'],
);

const onward = fc.constantFrom<Onward>('here', 'here', 'in another tab', 'stays');
const place = fc.nat(3);

const none = fc.constant<[]>([]);
const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values).map((value): [T] => [value]);

/** An act with its details, and how often it is tried. Many acts are only possible in some places. */
const act = <Name extends keyof Acts>(name: Name, weight: number, details: fc.Arbitrary<Acts[Name]>) => ({
  weight,
  arbitrary: details.map((args) => ({ name, args })) as fc.Arbitrary<Act>,
});

export const anyAct: fc.Arbitrary<Act> = fc.oneof(
  act('chooseInterval', 3, fc.tuple(place)),
  act('choosePreset', 3, fc.tuple(place)),
  act('chooseCurrency', 1, fc.tuple(place)),
  act('type', 6, texts),
  act('typeDuring', 2, typedDuring),
  act('more', 2, fc.tuple(fc.nat(1))),
  act('fewer', 1, fc.tuple(fc.nat(1))),
  act('tick', 1, oneOf('anonymous', 'gift_aid')),
  act('fillIn', 2, none),
  act('press', 5, none),
  act('pressTwice', 2, oneOf(0, 150)),
  act('pressEnter', 1, none),
  act('give', 8, none),
  act('followLink', 3, none),
  act('pressStatusButton', 4, fc.tuple(place)),
  act('openForm', 4, none),
  act('closeForm', 2, none),
  act('useOtherForm', 3, none),
  act('reset', 1, none),
  act('move', 1, none),
  act('turn', 8, none),
  act('redraw', 2, none),
  act('makeAnew', 1, none),
  act('route', 1, none),
  act('setAttribute', 1, attributes),
  act('setLanguage', 1, oneOf('en-GB', ...languages)),
  act('reload', 3, none),
  act('visitAgain', 2, oneOf('inside', 'outside')),
  act('goBack', 3, fc.tuple(fc.boolean())),
  act('openTab', 1, none),
  act('switchTab', 1, none),
  act('hide', 1, none),
  act('show', 2, none),
  act('goOffline', 1, none),
  act('goOnline', 2, none),
  act('wait', 3, oneOf(1, 4, 12, 45, 300, 3 * 3600)),
  act('navigation', 1, oneOf('quick', 'slow', 'blocked')),
  act('paymentPageOpens', 2, none),
  act('pay', 8, fc.tuple(onward)),
  act('decline', 2, fc.tuple(onward)),
  act('leave', 3, fc.tuple(onward)),
  act('failCreate', 4, oneOf(...createFaults)),
  act('failRead', 3, oneOf(...readFaults)),
);

export const textOfAct = ({ name, args }: Act): string =>
  `${name}(${args.map((one) => JSON.stringify(one)).join(', ')})`;

/** Does acts: in the page of an element test, or in a real browser. */
export type Performer = {
  [Name in keyof Acts]: {
    /** Whether the act is possible now. */
    can(...args: Acts[Name]): boolean;
    do(...args: Acts[Name]): Promise<void>;
  };
};

/** An act as this performer does it. */
export const doing = <Name extends keyof Acts>(
  performer: Performer,
  { name, args }: { name: Name; args: Acts[Name] },
) => ({
  can: () => performer[name].can(...args),
  do: () => performer[name].do(...args),
});
