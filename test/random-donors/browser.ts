import type { DonationButton } from '../../src/elements/button/donation-button.js';
import type { Arrival } from '../../src/page/navigation.js';
import {
  fakePlatform,
  FakeClock,
  MemoryStorage,
  settled,
  type FakePlatform,
} from '../support/elements/fakes.js';
import type { Moment, OpenPage, Tab } from './rules.js';
import { observed } from '../support/return/desk-stage.js';
import { Service, type Checkout, type Post } from './service.js';
import type { Stage } from './step.js';
import { viewOfForm, type FormView, type Shown, type View } from './view.js';
import { origins, takeInput, takenInput, type Site } from './sites.js';

type Heard = OpenPage['heard'][number];

/** A page of the charity as an element test has it: with elements instead of a document. */
type ElementPage = OpenPage & {
  platform: FakePlatform;
  /** Whether it is the page that a service sends everyone to. */
  isForThanks: boolean;
  root: HTMLElement;
  widgets: Shown[];
  button: DonationButton | null;
  details: HTMLDetailsElement | null;
  /** The payment page that the browser is about to open. */
  destination: string | null;
};

/** A tab of that browser. */
class ElementTab {
  readonly session: Storage = new MemoryStorage();
  readonly #holder = document.createElement('div');
  readonly root: ShadowRoot;
  page: ElementPage | null = null;
  paying: Checkout | null = null;
  at = 0;
  hasFailed = false;

  constructor() {
    this.root = this.#holder.attachShadow({ mode: 'open' });
    // Nobody looks, so the browser needs to draw nothing. Hidden elements could not have the focus.
    Object.assign(this.#holder.style, {
      position: 'fixed',
      top: '0',
      width: '390px',
      height: '1px',
      overflow: 'hidden',
      contain: 'strict',
      opacity: '0',
    });
    document.body.append(this.#holder);
  }

  close(): void {
    this.#holder.remove();
  }
}

/** The values of an event, as text. The request of `donation-submit` holds what the donor typed, as it should. */
const heard = (event: Event): Heard => {
  const values: Record<string, unknown> = {};
  for (const key of Object.keys(event)) {
    const value: unknown = Reflect.get(event, key);
    if (key !== 'isTrusted' && key !== 'request')
      values[key] = value instanceof Error ? String(value) : value;
  }
  const { reference } = values;
  return {
    type: event.type,
    values: JSON.stringify(values),
    reference: typeof reference === 'string' ? reference : null,
  };
};

const heardTypes = [
  'start',
  'change',
  'invalid',
  'submit',
  'checkout',
  'redirect',
  'error',
  'status',
  'complete',
].map((name) => `donation-${name}`);

/** A donor's browser with its tabs, in fake time, and the services that it can reach. */
export class Browser implements Stage {
  readonly site: Site;
  readonly clock: FakeClock = new FakeClock();
  readonly local: Storage = new MemoryStorage();
  readonly tabs: ElementTab[] = [];
  readonly pages: ElementPage[] = [];
  readonly services: readonly Service[];
  /** Everything that was written to the console. */
  readonly console: string[] = [];
  /** Errors that nothing has caught. */
  readonly uncaught: string[] = [];
  /** For each checkout, the tab and the form that sent it, and what that form said at the press. */
  readonly sent = new Map<Checkout, { tab: Tab; at: number; said: FormView; isAltered: boolean }>();
  /** What each form of the site says to a new donor. */
  fresh: readonly FormView[] = [];
  tab: ElementTab;
  /** What the form said when the donor last pressed its button. */
  pressed: FormView | null = null;
  isOnline = true;
  isVisible = true;
  navigation: 'quick' | 'slow' | 'blocked' = 'quick';
  /** Whether pages show the second of two twins. */
  isTurned = false;
  /** The requests that are under way, and the bodies that are being read. */
  #pending = 0;
  #awake: (() => void)[] = [];
  #online: (() => void)[] = [];

  constructor(site: Site) {
    this.site = site;
    this.services = origins.map((origin) => new Service(origin, this.clock));
    this.tab = this.openTab();
  }

  /** Whether something is still going on by itself. */
  get isWaiting(): boolean {
    return this.#pending > 0 || this.clock.waiting > 0 || this.#awake.length > 0 || this.#online.length > 0;
  }

  get now(): number {
    return this.clock.now();
  }

  get posts(): readonly Post[] {
    return this.services.flatMap(({ posts }) => posts);
  }

  get checkouts(): readonly Checkout[] {
    return this.services.flatMap(({ checkouts }) => checkouts);
  }

  get isHealthy(): boolean {
    return this.isOnline && this.isVisible && this.services.every((one) => one.isHealthy);
  }

  get traces(): readonly [string, string][] {
    return [
      ['local storage', JSON.stringify(this.local)],
      ['the address', location.href],
      ['the console', this.console.join('\n')],
      ['the address of a request', this.services.flatMap(({ reads }) => reads).join('\n')],
      ...this.tabs.flatMap(({ session, page }): [string, string][] => [
        ['session storage', JSON.stringify(session)],
        ['an event', page?.heard.map(({ values }) => values).join('\n') ?? ''],
      ]),
    ];
  }

  serviceOf(address: string): Service | undefined {
    return this.services.find(({ origin }) => address.startsWith(`${origin}/`));
  }

  openTab(): ElementTab {
    const tab = new ElementTab();
    this.tabs.push(tab);
    this.tab = tab;
    return tab;
  }

  /** Opens a page of the charity in the tab. The page that was there ends. */
  async open(tab: ElementTab, arrival: Arrival, { search = '', isForThanks = false } = {}): Promise<void> {
    this.#end(tab);
    tab.paying = null;
    tab.at = this.#firstSeen;
    const base = location.href;
    if (search) history.replaceState(null, '', base + (base.includes('?') ? '&' : '?') + search);
    tab.page = this.#newPage(tab, arrival, isForThanks);
    await this.settle();
    if (search) history.replaceState(null, '', base);
  }

  close(): void {
    for (const tab of this.tabs) {
      this.#end(tab);
      tab.close();
    }
  }

  #end(tab: ElementTab): void {
    if (!tab.page) return;
    dispatchEvent(new Event('pagehide'));
    tab.root.replaceChildren();
    tab.page = null;
  }

  #newPage(tab: ElementTab, arrival: Arrival, isForThanks: boolean): ElementPage {
    const root = document.createElement('div');
    root.lang = 'en-GB';
    root.append(...(isForThanks ? [elementWith('donation-status', this.site.thanks)] : this.#formsOfPage()));
    const open: ElementPage = {
      platform: this.#platform(tab, arrival),
      isForThanks,
      ...partsOf(root),
      isAltered: false,
      hasClosedStatus: false,
      heard: [],
      typed: this.site.forms.map(() => new Map()),
      destination: null,
    };
    this.pages.push(open);
    this.#show(tab, open, root);
    return open;
  }

  #formsOfPage(): Element[] {
    const { forms, isIn } = this.site;
    const widgets = forms.map((attributes) => elementWith('donation-widget', attributes));
    if (isIn === 'dialog') return [elementWith('donation-button', {}, ...widgets)];
    if (isIn === 'details') return [elementWith('details', {}, elementWith('summary', {}), ...widgets)];
    if (isIn !== 'twins') return widgets;
    return widgets.map((widget, at) =>
      elementWith('section', at === this.#firstSeen ? {} : { hidden: '' }, widget),
    );
  }

  /** The place of the first form that the page shows. */
  get #firstSeen(): number {
    return this.site.isIn === 'twins' && this.isTurned ? 1 : 0;
  }

  /** Puts the elements of a page on the screen, instead of those that are there. */
  #show(tab: ElementTab, page: ElementPage, root: HTMLElement): void {
    Object.assign(page, partsOf(root));
    const { platform, widgets, button } = page;
    for (const one of [...widgets, button]) if (one) one.platform = platform;
    for (const type of heardTypes) root.addEventListener(type, (event) => page.heard.push(heard(event)));
    if (this.site.listens) for (const type of takenInput) root.addEventListener(type, takeInput);
    tab.root.replaceChildren(root);
  }

  /** The page of the tab writes itself anew. */
  async redraw(): Promise<void> {
    const { page } = this.tab;
    if (!page) return;
    for (const typed of page.typed) typed.clear();
    this.#show(this.tab, page, page.root.cloneNode(true) as HTMLElement);
    await this.settle();
  }

  /** The page of the tab removes this element, and puts a new one in its place later. */
  async makeAnew(element: Shown): Promise<void> {
    const { page } = this.tab;
    if (!page) return;
    const place = document.createComment('');
    const anew = element.cloneNode(true) as Shown;
    anew.platform = page.platform;
    element.replaceWith(place);
    await this.settle();
    place.replaceWith(anew);
    Object.assign(page, partsOf(page.root));
    await this.settle();
  }

  /** The page shows the other one of two twins. */
  async turn(): Promise<void> {
    this.isTurned = !this.isTurned;
    for (const tab of this.tabs) {
      tab.at = this.#firstSeen;
      if (tab.page?.isForThanks === false)
        for (const [at, section] of [...tab.page.root.children].entries())
          section.toggleAttribute('hidden', at !== tab.at);
    }
    await observed();
    await this.settle();
  }

  #platform(tab: ElementTab, arrival: Arrival): FakePlatform {
    const storages = { session: tab.session, local: this.local };
    return fakePlatform({
      clock: this.clock,
      storages,
      storage: (area) => storages[area],
      arrival: () => arrival,
      untilAwake: (signal) => (this.isVisible ? Promise.resolve() : waitIn(this.#awake, signal)),
      untilOnline: (signal) => (this.isOnline ? null : waitIn(this.#online, signal)),
      assign: (url) => goTo(tab, url),
      stop: () => goTo(tab, null),
      report: (problem) => this.console.push(String(problem)),
    });
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    document.dispatchEvent(new Event('visibilitychange'));
    if (isVisible) for (const resolve of this.#awake.splice(0)) resolve();
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    if (isOnline) for (const resolve of this.#online.splice(0)) resolve();
  }

  /** Stands in for the page's `fetch`. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    const service = this.serviceOf(url);
    if (!service || !this.isOnline) throw new TypeError('Failed to fetch');
    this.#pending += 1;
    try {
      const response = await service.answer(url, init);
      const text = await response.text();
      const { status, headers } = response;
      const read = new Response(null, { status, headers });
      read.text = () => Promise.resolve(text);
      return read;
    } finally {
      this.#pending -= 1;
    }
  }

  /** Resolves once the elements have drawn everything that is known now. */
  async settle(): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      await settled();
      for (const { page } of this.tabs)
        for (const element of page?.widgets ?? []) if (element.isUpdatePending) await element.updateComplete;
    }
  }

  viewOf({ page, at, paying, root }: ElementTab): View {
    const forms = (page?.widgets ?? []).map(viewOfForm);
    return {
      place: paying ? 'payment page' : page ? placeOf(page) : 'page',
      forms,
      form: forms[at] ?? null,
      isFocused: root.activeElement !== null,
    };
  }

  /** Opens the payment pages that forms have asked for. */
  paymentPages(): Moment['opened'] {
    if (this.navigation === 'slow') return [];
    return this.tabs.flatMap((tab) => {
      const url = tab.page?.destination ?? null;
      if (tab.page) tab.page.destination = null;
      if (url === null || this.navigation === 'blocked') return [];
      const checkout = this.goToPayment(tab, url);
      return { checkout, form: this.viewOf(tab).forms[this.sent.get(checkout)?.at ?? -1] };
    });
  }

  goToPayment(tab: ElementTab, url: string): Checkout {
    const checkout = this.serviceOf(url)?.find(url);
    if (!checkout) throw new Error(`The donor was sent to ${url}, which is no payment page.`);
    dispatchEvent(new Event('pagehide'));
    tab.paying = checkout;
    return checkout;
  }
}

const elementWith = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string> = {},
  ...children: Element[]
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

const partsOf = (root: HTMLElement): Pick<ElementPage, 'root' | 'widgets' | 'button' | 'details'> => ({
  root,
  widgets: [...root.querySelectorAll<Shown>('donation-widget, donation-status')],
  button: root.querySelector('donation-button'),
  details: root.querySelector('details'),
});

const placeOf = ({ isForThanks, button, details }: ElementPage): View['place'] => {
  if (isForThanks) return 'thanks page';
  return (button ?? details)?.open === false ? 'closed' : 'page';
};

const goTo = ({ page }: ElementTab, url: string | null) => {
  if (page) page.destination = url;
};

const waitIn = (waiting: (() => void)[], signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    waiting.push(resolve);
    signal.addEventListener('abort', () => {
      const place = waiting.indexOf(resolve);
      if (place >= 0) waiting.splice(place, 1);
      reject(signal.reason);
    });
  });
