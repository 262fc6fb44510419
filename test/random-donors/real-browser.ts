import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import type { Moment, OpenPage, Tab } from './rules.js';
import type { Checkout, CreateFault, Post, ReadFault } from './service.js';
import { takeInput, takenInput, type Site } from './sites.js';
import type { Stage } from './step.js';
import type { FormView, Shown, View } from './view.js';

/** Bundles `view.ts` as a script for the pages. */
export const viewScript = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { viewOfForm } from './view.ts'; globalThis.randomDonors = { viewOfForm };",
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
};

/** What a page tells about itself. */
type Look = {
  /** Identifies the document, also when it comes out of the back/forward cache. */
  id: string;
  address: string;
  stored: [string, string][];
  heard: OpenPage['heard'];
  /** The number of requests to the service that are under way. */
  underWay: number;
  forms: (Omit<FormView, 'fields'> & { fields: [string, string][] })[];
  isForThanks: boolean;
  /** Whether the form is in a closed dialog or `<details>`. */
  isClosed: boolean;
  /** Whether the dialog is about to open. */
  isOpening: boolean;
  isFocused: boolean;
};

/** What a page tells at once, because the donor can leave it before anyone asks. */
type Told =
  | { kind: 'post'; body: string; key: string }
  | { kind: 'created'; body: string; slug: string; url: string }
  | { kind: 'read'; address: string; slug: string; status: string };

/**
 * Keeps the events of the package in the page, gives it an identity, and tells what the page sends and gets. A request
 * is told in the page, because a driver can hear of it too late.
 */
const prepare = () => {
  const own = { id: Math.random().toString(36).slice(2), heard: [] as OpenPage['heard'], underWay: 0 };
  const { fetch, tellRandomDonors: tell } = globalThis as unknown as {
    fetch: typeof globalThis.fetch;
    tellRandomDonors(told: Told): Promise<void>;
  };
  const ask = async (url: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const body = typeof init.body === 'string' ? init.body : '';
    const key = new Headers(init.headers).get('Authorization') ?? '';
    if (init.method === 'POST') void tell({ kind: 'post', body, key });
    own.underWay += 1;
    try {
      const response = await fetch(url, init);
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      const { slug, status, checkout_url: page } = Object(answer) as Record<string, unknown>;
      if (typeof slug === 'string' && typeof page === 'string')
        await tell({ kind: 'created', body, slug, url: page });
      if (typeof slug === 'string' && typeof status === 'string')
        await tell({ kind: 'read', address: String(url), slug, status });
      return response;
    } finally {
      own.underWay -= 1;
    }
  };
  Object.assign(globalThis, { ownOfRandomDonors: own, fetch: ask });
  const names = [
    'start',
    'change',
    'invalid',
    'submit',
    'checkout',
    'redirect',
    'error',
    'status',
    'complete',
  ];
  for (const name of names) {
    addEventListener(`donation-${name}`, (event) => {
      const values: Record<string, unknown> = {};
      for (const key of Object.keys(event)) {
        const value: unknown = Reflect.get(event, key);
        if (key !== 'isTrusted' && key !== 'request')
          values[key] = value instanceof Error ? String(value) : value;
      }
      const { reference } = values;
      own.heard.push({
        type: event.type,
        values: JSON.stringify(values),
        reference: typeof reference === 'string' ? reference : null,
      });
    });
  }
};

const lookAround = (): Look => {
  const { ownOfRandomDonors: own, randomDonors } = globalThis as unknown as {
    ownOfRandomDonors: Pick<Look, 'id' | 'heard' | 'underWay'>;
    randomDonors: { viewOfForm(widget: Element): FormView };
  };
  const storages = [
    ['session storage', sessionStorage],
    ['local storage', localStorage],
  ] as const;
  const button = document.querySelector('donation-button');
  const details = document.querySelector('details');
  return {
    ...own,
    address: location.href,
    stored: storages.map(([name, storage]) => [name, JSON.stringify(storage)]),
    forms: [...document.querySelectorAll('donation-widget, donation-status')].map((widget) => {
      const view = randomDonors.viewOfForm(widget);
      return { ...view, fields: [...view.fields] };
    }),
    isOpening: button?.hasAttribute('open') === true && !button.shadowRoot?.querySelector('dialog[open]'),
    isForThanks: document.querySelector('donation-status') !== null,
    isClosed: (button ?? details)?.hasAttribute('open') === false,
    isFocused: document.activeElement !== document.body && document.activeElement !== null,
  };
};

/** A tab of a real browser. */
class RealTab implements Tab {
  readonly own: Page;
  page: OpenPage | null = null;
  paying: Checkout | null = null;
  at = 0;
  hasFailed = false;
  view: View = { place: 'payment page', forms: [], form: null, isFocused: false };
  address = '';
  stored: [string, string][] = [];

  constructor(own: Page) {
    this.own = own;
  }
}

const inSandbox: Partial<Record<CreateFault | ReadFault, Record<string, unknown>>> = {
  slow: { fault: 'delay', milliseconds: 400 },
  '500 before': { fault: 'status', status: 500 },
  'cut before': { fault: 'status', status: 503, cors: false },
  'cut after': { fault: 'cut' },
  '401': { fault: 'status', status: 401 },
  '404': { fault: 'status', status: 404 },
  '429': { fault: 'status', status: 429 },
  '429 for 60 s': { fault: 'status', status: 429, retry_after: 60 },
  'no JSON': { fault: 'html' },
};

/** While it shows one of these, the status asks the service again. */
const polled = ['checking', 'pending', 'unconfirmed', 'unavailable'];

/** A phone, while the browser's own bars are shown. */
const phone = { width: 390, height: 664 };

/** The longest time for a page to come to rest, in milliseconds. */
const patience = 10_000;

/** A donor's browser, with the sandbox as its service. */
export class RealBrowser implements Stage {
  readonly site: Site;
  readonly posts: Post[] = [];
  readonly checkouts: Checkout[] = [];
  readonly sent: Stage['sent'] = new Map();
  readonly tabs: RealTab[] = [];
  readonly uncaught: string[] = [];
  fresh: readonly FormView[] = [];
  pressed: FormView | null = null;
  isOnline = true;
  /** Whether the phone is held sideways, so that pages show the second of two twins. */
  isTurned = false;
  readonly #context: BrowserContext;
  readonly #origin: string;
  readonly #address: string;
  readonly #console: string[] = [];
  readonly #addresses: string[] = [];
  #underWay = 0;
  /** The pages of the charity by identity. */
  readonly #pages = new Map<string, OpenPage>();
  #isFailing = false;
  #tab: RealTab | null = null;

  private constructor(context: BrowserContext, site: Site, origin: string) {
    this.#context = context;
    this.site = site;
    this.#origin = origin;
    this.#address = `${origin}/test/journeys/pages/random-donors.html`;
  }

  /** `script` is `view.ts`, bundled for the pages. */
  static async open(
    context: BrowserContext,
    { site, origin, script }: { site: Site; origin: string; script: string },
  ): Promise<RealBrowser> {
    const browser = new RealBrowser(context, site, origin);
    await context.exposeBinding('tellRandomDonors', (_source, told: Told) => browser.#hear(told));
    await context.addInitScript(prepare);
    await context.addInitScript(script);
    await context.addInitScript(
      (html) => {
        Object.assign(globalThis, { elementsOfRandomDonors: html });
      },
      htmlOf(site, origin),
    );
    if (site.listens)
      await context.addInitScript(
        `for (const type of ${JSON.stringify(takenInput)})
          document.addEventListener(type, ${String(takeInput)}, { passive: false });`,
      );
    context.on('console', (message) => browser.#console.push(message.text()));
    context.on('weberror', (error) => browser.uncaught.push(String(error.error())));
    await browser.fail({ create: null, read: null });
    await browser.openTab();
    return browser;
  }

  get tab(): RealTab {
    if (!this.#tab) throw new Error('No tab is open.');
    return this.#tab;
  }

  set tab(tab: RealTab) {
    this.#tab = tab;
  }

  get isHealthy(): boolean {
    return this.isOnline && !this.#isFailing;
  }

  get isWaiting(): boolean {
    const isPolling = this.tab.view.forms.some(({ outcome }) => outcome !== null && polled.includes(outcome));
    return this.#underWay > 0 || isPolling;
  }

  get now(): number {
    return Date.now();
  }

  get pages(): readonly OpenPage[] {
    return [...this.#pages.values()];
  }

  get traces(): readonly [string, string][] {
    return [
      ['the console', this.#console.join('\n')],
      ['the address of a request', this.#addresses.join('\n')],
      ...this.tabs.flatMap(({ stored, address, page }): [string, string][] => [
        ...stored,
        ['the address', address],
        ['an event', page?.heard.map(({ values }) => values).join('\n') ?? ''],
      ]),
    ];
  }

  viewOf(tab: RealTab): View {
    return tab.view;
  }

  /** The form behind a payment page is gone or in the cache here. */
  paymentPages(): Moment['opened'] {
    return [];
  }

  async openTab(url = this.#address): Promise<RealTab> {
    const tab = new RealTab(await this.#context.newPage());
    await tab.own.setViewportSize(this.#viewport);
    this.tabs.push(tab);
    this.#tab = tab;
    await tab.own.goto(url);
    return tab;
  }

  /** Turns the phone. */
  async turn(): Promise<void> {
    this.isTurned = !this.isTurned;
    await Promise.all(this.tabs.map(({ own }) => own.setViewportSize(this.#viewport)));
  }

  get #viewport() {
    const { width, height } = phone;
    return this.isTurned ? { width: height, height: width } : phone;
  }

  async visit(): Promise<void> {
    await this.tab.own.goto(this.#address);
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await this.#context.setOffline(!isOnline);
  }

  canFail(fault: CreateFault | ReadFault): boolean {
    return fault in inSandbox;
  }

  /** Makes the next answers fail. */
  async fail({ create, read }: { create: CreateFault | null; read: ReadFault | null }): Promise<void> {
    const faults = [
      ...(create ? [{ ...inSandbox[create], endpoint: 'create_checkout' }] : []),
      ...(read ? [{ ...inSandbox[read], endpoint: 'payment_session' }] : []),
    ];
    this.#isFailing = faults.length > 0;
    await this.#context.request.put(`${this.#origin}/sandbox/control/faults`, { data: { faults } });
  }

  #hear(told: Told): void {
    if (told.kind === 'read') {
      this.#addresses.push(told.address);
      this.checkouts.find(({ slug }) => slug === told.slug)?.told.add(told.status);
      return;
    }
    const request = JSON.parse(told.body) as CheckoutRequest;
    if (told.kind === 'post') {
      this.posts.push({ origin: this.#origin, request, key: told.key, checkout: null });
      return;
    }
    const known = { status: '', created: this.now, isPaid: false, told: new Set<string>() };
    const checkout = { ...told, request, ...known };
    this.checkouts.push(checkout);
    const post = this.posts.findLast((one) => JSON.stringify(one.request) === JSON.stringify(request));
    if (post) post.checkout = checkout;
  }

  /** Resolves once the donor's tab has come to rest. */
  async settle(): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      const isAtRest = await this.#look(this.tab).catch((error: unknown) => {
        // The page was left in the meantime.
        if (Date.now() > end) throw error;
        return false;
      });
      if (isAtRest || Date.now() > end) return;
    }
  }

  /** Reads what the tab shows, and whether that is final. */
  async #look(tab: RealTab): Promise<boolean> {
    await tab.own.waitForLoadState('domcontentloaded');
    await tab.own.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      // A form can be drawn before it answers, and a thank-you page is empty until its status has decided.
      for (const one of document.querySelectorAll<Shown>('donation-widget, donation-status')) {
        await customElements.whenDefined(one.localName);
        await one.updateComplete;
      }
    });
    const look = await tab.own.evaluate(lookAround);
    const { id, address, stored, heard, underWay, forms: shown, isForThanks, isClosed, isFocused } = look;
    Object.assign(tab, { address, stored });
    this.#underWay = underWay;
    tab.paying = this.checkouts.find(({ url }) => address.startsWith(url)) ?? null;
    if (tab.paying) {
      tab.view = { ...tab.view, place: 'payment page' };
      return true;
    }
    const forms = shown.map((form) => ({ ...form, fields: new Map(form.fields) }));
    const known = this.#pages.get(id);
    tab.page = known ?? {
      typed: forms.map(() => new Map()),
      isAltered: false,
      hasClosedStatus: false,
      heard: [],
    };
    tab.page.heard = heard;
    this.#pages.set(id, tab.page);
    const place = isForThanks ? 'thanks page' : isClosed ? 'closed' : 'page';
    if (this.site.isIn === 'twins') tab.at = this.isTurned ? 1 : 0;
    tab.view = { place, forms, form: forms[tab.at] ?? null, isFocused };
    const isMoving = forms.some(
      ({ shows, isBusy, outcome }) =>
        (shows === 'nothing' && place === 'page') ||
        (shows === 'status' && (outcome === null || outcome === 'checking')) ||
        isBusy,
    );
    // The form takes the reference out of the address as soon as it can say something about the donation.
    const isReturning = address.includes('donation-reference=');
    return underWay === 0 && forms.length > 0 && !isMoving && !isReturning && !look.isOpening;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}

/** The elements of a site's pages as HTML. The sandbox is their service. */
const htmlOf = ({ forms, isIn, thanks }: Site, origin: string): { forms: string; thanks: string } => {
  const element = (name: string, attributes: Record<string, string>) => {
    const service = { 'base-url': `${origin}/api/v1`, 'publishable-key': 'pk_test_sandbox' };
    const written = Object.entries({ ...attributes, ...service }).map(
      ([key, value]) => `${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    );
    return `<${name} ${written.join(' ')}></${name}>`;
  };
  const widgets = forms.map((attributes) => {
    // Without a return address, donors come back to this page, which is served by https.
    const own = Object.entries(attributes).filter(([name]) => name !== 'return-url');
    if (thanks) own.push(['return-url', 'random-donors-thanks.html']);
    return element('donation-widget', Object.fromEntries(own));
  });
  const around = {
    dialog: () => `<donation-button>${widgets.join('')}</donation-button>`,
    details: () => `<details><summary>Give</summary>${widgets.join('')}</details>`,
    twins: () => widgets.map((one) => `<section>${one}</section>`).join(''),
  };
  return {
    forms: isIn ? around[isIn]() : widgets.join(''),
    thanks: element('donation-status', {}),
  };
};
