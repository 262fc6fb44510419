import type { Locator } from '@playwright/test';
import type { Performer } from './acts.js';
import type { RealBrowser } from './real-browser.js';
import type { FormView } from './view.js';

/** How long to wait for a control to be there, in milliseconds. */
const timeout = 5_000;

/** The shortest time between two presses that aren't a double press, in milliseconds. */
const fastestDonor = 600;

/** A donor who uses a real browser, with a pointer and a keyboard. */
export const realDonor = (browser: RealBrowser): Performer => {
  const onPage = (): FormView | null => {
    const { place, form: shown } = browser.tab.view;
    return ['page', 'thanks page'].includes(place) ? shown : null;
  };
  const onFormPage = () => (browser.tab.view.place === 'page' ? onPage() : null);
  const form = (): FormView | null => (onPage()?.shows === 'form' ? onPage() : null);
  const has = (name: string) => form()?.fields.has(name) ?? false;
  const part = (): Locator => browser.tab.own.locator('donation-widget, donation-status').nth(browser.tab.at);
  const field = (name: string) => part().locator(`[name="${name}"]`);
  const submitButton = () => part().locator('button[type=submit]');
  const typed = () => browser.tab.page?.typed[browser.tab.at] ?? new Map<string, string>();
  const isPaying = () => browser.tab.paying !== null && browser.isOnline;
  /** When the donor pressed last. */
  let last = 0;
  /** A donor needs some time from one press to the next, unless it is a double press. */
  const takeTime = async () => {
    const soonest = last + fastestDonor - Date.now();
    if (soonest > 0) await browser.tab.own.waitForTimeout(soonest);
  };
  const use = async (target: Locator) => {
    await takeTime();
    // The driver would wait for a button that is disabled for a while. A donor doesn't.
    await target.click({ timeout, force: true });
    last = Date.now();
    await browser.settle();
  };
  const choose = async (name: string, place: number) => {
    const radios = field(name);
    await use(radios.nth(place % (await radios.count())));
  };
  const type = async (name: string, text: string) => {
    await field(name).fill('', { timeout });
    await field(name).pressSequentially(text, { timeout });
    typed().set(name, text);
    await browser.settle();
  };
  const fillIn = async () => {
    if (!form()?.fields.get('email')?.includes('@')) await type('email', 'quokka@example.org');
    if (has('first_name') && form()?.fields.get('first_name') === '') await type('first_name', 'Zebulon');
    if (!/\d/.test(form()?.button ?? '')) {
      for (const name of ['one_off', 'gift-0']) if (has(name)) await type(name, '');
      await use(field('preset').last());
      typed().delete('amount');
    }
  };
  const canPress = () => form()?.button !== null && form() !== null;
  const pressed = () => {
    browser.pressed = form();
  };
  const press = async () => {
    pressed();
    await use(submitButton());
  };
  const pay = async (action: string, onward: string) => {
    const checkout = browser.tab.paying;
    if (!checkout) throw new Error('There is no payment page here.');
    if (onward === 'in another tab') await browser.openTab(checkout.url);
    const { own } = browser.tab;
    // The payment page remembers the payment before it leads on.
    if (action === 'pay') checkout.isPaid = true;
    await own.locator(`button[value=${action}]`).click({ timeout });
    await own.waitForURL((url) => !url.href.startsWith(checkout.url));
    await browser.settle();
  };
  const redraw = async ({ isNewEntry }: { isNewEntry: boolean }) => {
    for (const one of browser.tab.page?.typed ?? []) one.clear();
    await browser.tab.own.evaluate((isNew) => {
      if (isNew) history.pushState(null, '', '?page=2');
      const { body } = document;
      body.innerHTML = body.innerHTML.trim();
    }, isNewEntry);
    await browser.settle();
  };
  const never = { can: () => false, do: () => Promise.resolve() };
  const isOpen = () => browser.tab.paying === null && browser.isOnline;
  const canGoOn = (onward: string) => isPaying() && !browser.tab.paying?.isPaid && onward !== 'stays';

  return {
    chooseInterval: { can: () => has('interval'), do: (place) => choose('interval', place) },
    choosePreset: {
      can: () => has('preset'),
      do: async (place) => {
        typed().delete('amount');
        await choose('preset', place);
      },
    },
    chooseCurrency: {
      can: () => has('currency'),
      do: async (place) => {
        const list = field('currency');
        const options = await list.locator('option').count();
        for (const name of ['gift-0', 'gift-1']) typed().delete(name);
        await list.selectOption({ index: place % options }, { timeout });
        await browser.settle();
      },
    },
    type: { can: has, do: type },
    typeDuring: {
      // What a new question needs has to load.
      can: (name) => has(name) && onFormPage() !== null && browser.isOnline,
      do: async (name, text, setting, value) => {
        const middle = Math.ceil(text.length / 2);
        await type(name, text.slice(0, middle));
        const { page, own } = browser.tab;
        if (page) page.isAltered = true;
        await part().evaluate((widget, [key, json]) => widget.setAttribute(key, json), [
          setting,
          value,
        ] as const);
        await browser.settle();
        await own.keyboard.type(text.slice(middle));
        typed().set(name, text);
        await browser.settle();
      },
    },
    more: {
      can: (item) => has(`gift-${item}`),
      do: async (item) => {
        typed().delete(`gift-${item}`);
        await use(part().locator('.item').nth(item).locator('button').last());
      },
    },
    fewer: {
      can: (item) => has(`gift-${item}`),
      do: async (item) => {
        typed().delete(`gift-${item}`);
        await use(part().locator('.item').nth(item).locator('button').first());
      },
    },
    tick: { can: has, do: (box) => use(field(box)) },
    fillIn: { can: () => form() !== null, do: fillIn },
    press: { can: canPress, do: press },
    pressTwice: {
      can: canPress,
      do: async (pause) => {
        const { own } = browser.tab;
        await submitButton().scrollIntoViewIfNeeded({ timeout });
        await takeTime();
        const box = await submitButton().boundingBox();
        if (!box) throw new Error('The button has no place.');
        pressed();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        await own.mouse.move(x, y);
        // A press and a release each take half of the pause.
        await own.mouse.click(x, y, { clickCount: 2, delay: pause / 2 });
        last = Date.now();
        await browser.settle();
      },
    },
    pressEnter: {
      can: () => canPress() && has('email'),
      do: async () => {
        await takeTime();
        pressed();
        await field('email').press('Enter', { timeout });
        await browser.settle();
      },
    },
    give: {
      can: canPress,
      do: async () => {
        await fillIn();
        await press();
      },
    },
    followLink: {
      can: () => (onPage()?.paymentLinks.length ?? 0) > 0 && browser.isOnline,
      do: () => use(part().locator('a[part~=submit], a[part~=continue]').first()),
    },
    pressStatusButton: {
      can: () =>
        onPage()?.shows === 'status' && (onPage()?.usable ?? 0) > (onPage()?.paymentLinks.length ?? 0),
      do: async (place) => {
        const buttons = part().locator('.actions button');
        const number = await buttons.count();
        if (number > 0) await use(buttons.nth(place % number));
      },
    },
    openForm: {
      can: () => browser.tab.view.place === 'closed',
      do: () => use(browser.tab.own.locator('#opener, summary')),
    },
    closeForm: {
      can: () => ['dialog', 'details'].includes(browser.site.isIn ?? '') && browser.tab.view.place === 'page',
      do: () => use(browser.tab.own.locator('[part~=close], summary')),
    },
    useOtherForm: never,
    reset: {
      can: () => onFormPage() !== null,
      do: async () => {
        typed().clear();
        await part().evaluate((widget) => {
          (widget as HTMLElementTagNameMap['donation-widget']).reset();
        });
        await browser.settle();
      },
    },
    move: {
      can: () => onPage() !== null,
      do: async () => {
        await browser.tab.own.evaluate(() => {
          const moved = document.querySelector('donation-button, details, donation-widget, donation-status');
          const section = document.createElement('section');
          moved?.replaceWith(section);
          if (moved) section.append(moved);
        });
        await browser.settle();
      },
    },
    turn: {
      can: () => browser.site.isIn === 'twins' && browser.isOnline,
      do: async () => {
        await browser.turn();
        await browser.settle();
      },
    },
    redraw: { can: isOpen, do: () => redraw({ isNewEntry: false }) },
    makeAnew: {
      can: () => onPage() !== null,
      do: async () => {
        typed().clear();
        await part().evaluate(async (element) => {
          const place = document.createComment('');
          const anew = element.cloneNode(true);
          element.replaceWith(place);
          await new Promise((resolve) => setTimeout(resolve));
          place.replaceWith(anew);
        });
        await browser.settle();
      },
    },
    route: { can: isOpen, do: () => redraw({ isNewEntry: true }) },
    setAttribute: {
      // There is one service here.
      can: (name) => onFormPage() !== null && !['base-url', 'publishable-key', 'currency'].includes(name),
      do: async (name, value) => {
        const { page } = browser.tab;
        if (page) page.isAltered = true;
        await part().evaluate((widget, [key, text]) => widget.setAttribute(key, text), [
          name,
          value,
        ] as const);
        await browser.settle();
      },
    },
    setLanguage: {
      can: isOpen,
      do: async (lang) => {
        const { page, own } = browser.tab;
        if (page) page.isAltered = true;
        for (const one of page?.typed ?? []) for (const name of ['amount', 'one_off']) one.delete(name);
        await own.evaluate((text) => {
          document.documentElement.lang = text;
        }, lang);
        // Until its texts have loaded, a form has the numbers of one language and the words of another.
        await own.waitForFunction(
          (text) =>
            [...document.querySelectorAll('donation-widget, donation-status')].every((one) => {
              const shown = one.shadowRoot?.querySelector<HTMLElement>('.themed');
              return !shown || shown.lang.startsWith(text.slice(0, 2));
            }),
          lang,
        );
        await browser.settle();
      },
    },
    reload: {
      can: isOpen,
      do: async () => {
        await browser.tab.own.reload();
        await browser.settle();
      },
    },
    visitAgain: {
      can: (arrival) => isOpen() && arrival === 'outside',
      do: async () => {
        await browser.visit();
        await browser.settle();
      },
    },
    goBack: {
      can: (isCached) => isPaying() && isCached && browser.tab.page !== null,
      do: async () => {
        const { own } = browser.tab;
        const left = own.url();
        // The page can end before the call that ends it.
        await own.evaluate(() => {
          setTimeout(() => {
            history.back();
          });
        });
        await own.waitForFunction((url) => location.href !== url, left);
        await browser.settle();
      },
    },
    openTab: {
      can: () => browser.tabs.length < 3 && browser.isOnline,
      do: async () => {
        await browser.openTab();
        await browser.settle();
      },
    },
    switchTab: {
      can: () => browser.tabs.length > 1,
      do: async () => {
        const place = browser.tabs.indexOf(browser.tab) + 1;
        browser.tab = browser.tabs[place % browser.tabs.length] ?? browser.tab;
        await browser.tab.own.bringToFront();
        await browser.settle();
      },
    },
    hide: never,
    show: never,
    goOffline: { can: () => browser.isOnline, do: () => browser.setOnline(false) },
    goOnline: {
      can: () => !browser.isOnline,
      do: async () => {
        await browser.setOnline(true);
        await browser.settle();
      },
    },
    wait: never,
    navigation: never,
    paymentPageOpens: never,
    pay: { can: canGoOn, do: (onward) => pay('pay', onward) },
    decline: { can: canGoOn, do: (onward) => pay('decline', onward) },
    leave: { can: canGoOn, do: (onward) => pay('leave', onward) },
    failCreate: {
      can: (fault) => browser.canFail(fault) && browser.isHealthy,
      do: (create) => browser.fail({ create, read: null }),
    },
    failRead: {
      can: (fault) => browser.canFail(fault) && browser.isHealthy,
      do: (read) => browser.fail({ create: null, read }),
    },
  };
};
