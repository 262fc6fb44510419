import type { DonationWidget } from '../../src/elements/donation-widget.js';
import type { Performer } from './acts.js';
import type { Browser } from './browser.js';
import type { Checkout } from './service.js';
import { buttonsIn, fieldIn, formIn, statusIn, viewOfForm, type Field } from './view.js';

/** The form in use, if the donor can see it. */
const visibleWidget = ({ tab }: Browser): DonationWidget | null => {
  const { page, paying, at } = tab;
  if (!page || paying || (page.button && !page.button.open)) return null;
  return page.widgets[at] ?? null;
};

/** A click as a browser reports it: `count` is 1 for a press, 2 for the second one of a double press, 0 for Enter. */
const click = (element: HTMLElement, count = 1): boolean =>
  element.dispatchEvent(
    new MouseEvent('click', { detail: count, bubbles: true, composed: true, cancelable: true }),
  );

/** A donor who uses the elements of a page. */
export const elementDonor = (browser: Browser): Performer => {
  const { clock } = browser;
  const form = (): HTMLFormElement | null => {
    const widget = visibleWidget(browser);
    return widget && formIn(widget);
  };
  const theWidget = (): DonationWidget => {
    const widget = visibleWidget(browser);
    if (!widget) throw new Error('There is no form here.');
    return widget;
  };
  const field = (name: string): Field | null => {
    const widget = visibleWidget(browser);
    return widget && fieldIn(widget, name);
  };
  const typed = (): Map<string, string> => {
    const { page, at } = browser.tab;
    return page?.typed[at] ?? new Map<string, string>();
  };
  const submitButton = () => form()?.querySelector<HTMLElement>('button[type=submit]') ?? null;
  const radios = (name: string) => [...(form()?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [])];
  const quantityButtons = (item: number) => [
    ...(field(`gift-${item}`)?.closest('li')?.querySelectorAll<HTMLElement>('button') ?? []),
  ];
  /**
   * A donor needs some time from one press to the next, unless it is a double press. By then, what the donor wanted to
   * press can be gone: after ten seconds, a link replaces the button.
   */
  const goOverTo = async (find: () => HTMLElement | null | undefined) => {
    await clock.advance(1000);
    const element = find() ?? null;
    element?.focus();
    return element;
  };
  const use = async (find: () => HTMLElement | null | undefined) => {
    const element = await goOverTo(find);
    if (element) click(element);
    await browser.settle();
  };
  const choose = async (name: string, place: number) => {
    await use(() => {
      const offered = radios(name);
      return offered[place % offered.length];
    });
  };
  const type = async (name: string, text: string) => {
    const target = field(name);
    if (!target) throw new Error(`There is no field ${name}.`);
    target.focus();
    target.value = text;
    target.dispatchEvent(
      new Event(target instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true, composed: true }),
    );
    // A field for an email address leaves out spaces around it.
    typed().set(name, target.value);
    await browser.settle();
  };
  const missing: Record<string, string> = {
    first_name: 'Zebulon',
    last_name: 'Wombatson',
    country: 'GB',
    line1: '1 Wombatson Street',
    city: 'Bristol',
    postcode: 'BS1 4DJ',
  };
  const fillIn = async () => {
    await browser.settle();
    const email = field('email');
    if (email && !email.value.includes('@')) await type('email', 'quokka@example.org');
    const isAided = field('gift_aid') instanceof HTMLInputElement && form()?.querySelector('[name=line1]');
    for (const [name, text] of Object.entries(missing)) {
      const target = field(name);
      const isNeeded = isAided || target?.getAttribute('aria-required') === 'true';
      if (target?.value === '' && isNeeded) await type(name, text);
    }
    if (!/\d/.test(submitButton()?.textContent ?? '')) {
      for (const name of ['one_off', 'gift-0']) {
        const target = field(name);
        if (target && target.value !== '') await type(name, '');
      }
      if (radios('preset').length > 0) await use(() => radios('preset').at(-1));
      else if (field('amount')) await type('amount', '25');
      typed().delete('amount');
    }
  };
  const canPress = () => submitButton() !== null;
  const pressed = () => {
    browser.pressed = viewOfForm(theWidget());
  };
  const press = async () => {
    await goOverTo(submitButton);
    pressed();
    const button = submitButton();
    if (button) click(button);
    await browser.settle();
  };
  const paying = (): Checkout => {
    const { paying: checkout } = browser.tab;
    if (!checkout) throw new Error('There is no payment page here.');
    return checkout;
  };
  const isPaying = () => browser.tab.paying !== null;
  const goOn = async (onward: string) => {
    const checkout = paying();
    if (onward === 'stays') return;
    const search = new URL(checkout.request.return_url ?? 'https://charity.example').search.slice(1);
    const tab = onward === 'here' ? browser.tab : browser.openTab();
    await browser.open(tab, 'outside', search);
  };
  const links = () => [
    ...(visibleWidget(browser)?.shadowRoot?.querySelectorAll<HTMLAnchorElement>(
      'a[part~=submit], a[part~=continue]',
    ) ?? []),
  ];
  const statusButtons = () => {
    const widget = visibleWidget(browser);
    const status = widget && statusIn(widget);
    return status ? buttonsIn(status).filter((one) => one instanceof HTMLButtonElement) : [];
  };
  const isOpen = () => browser.tab.page !== null && !isPaying();

  return {
    chooseInterval: {
      can: () => radios('interval').length > 0,
      do: (place) => choose('interval', place),
    },
    choosePreset: {
      can: () => radios('preset').length > 0,
      do: async (place) => {
        await choose('preset', place);
        typed().delete('amount');
      },
    },
    chooseCurrency: {
      can: () => field('currency') !== null,
      do: async (place) => {
        const list = field('currency');
        if (!(list instanceof HTMLSelectElement)) return;
        list.focus();
        list.selectedIndex = place % list.options.length;
        list.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
        for (const name of ['gift-0', 'gift-1']) typed().delete(name);
        await browser.settle();
      },
    },
    type: { can: (name) => field(name) !== null, do: type },
    more: {
      can: (item) => quantityButtons(item).length > 0,
      do: async (item) => {
        typed().delete(`gift-${item}`);
        await use(() => quantityButtons(item).at(-1));
      },
    },
    fewer: {
      can: (item) => quantityButtons(item).length > 0,
      do: async (item) => {
        typed().delete(`gift-${item}`);
        await use(() => quantityButtons(item)[0]);
      },
    },
    tick: {
      can: (box) => field(box) !== null,
      do: (box) => use(() => field(box)),
    },
    fillIn: { can: () => form() !== null, do: fillIn },
    press: { can: canPress, do: press },
    pressTwice: {
      can: canPress,
      do: async (pause) => {
        const button = await goOverTo(submitButton);
        pressed();
        if (button) click(button);
        if (pause > 0) {
          await browser.settle();
          await clock.advance(pause);
        }
        const second = submitButton();
        if (second && visibleWidget(browser)) click(second, 2);
        await browser.settle();
      },
    },
    pressEnter: {
      can: () => canPress() && field('email') !== null,
      do: async () => {
        await goOverTo(() => field('email'));
        const button = submitButton();
        pressed();
        if (button) click(button, 0);
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
      can: () => links().length > 0,
      do: async () => {
        const [link] = links();
        await use(() => link);
        if (link) browser.goToPayment(link.target === '_blank' ? newTab(browser) : browser.tab, link.href);
      },
    },
    pressStatusButton: {
      can: () => statusButtons().length > 0,
      do: async (place) => {
        await use(() => {
          const buttons = statusButtons();
          return buttons[place % buttons.length];
        });
      },
    },
    openDialog: {
      can: () => isOpen() && browser.tab.page?.button?.open === false,
      do: async () => {
        await use(() => browser.tab.page?.button?.shadowRoot?.querySelector<HTMLElement>('#opener'));
        await browser.settle();
      },
    },
    closeDialog: {
      can: () => isOpen() && browser.tab.page?.button?.open === true,
      do: async () => {
        await use(() => browser.tab.page?.button?.shadowRoot?.querySelector<HTMLElement>('.close'));
      },
    },
    useOtherForm: {
      can: () => isOpen() && browser.site.forms.length > 1,
      do: () => {
        browser.tab.at = 1 - browser.tab.at;
        return Promise.resolve();
      },
    },
    reset: {
      can: () => visibleWidget(browser) !== null,
      do: async () => {
        typed().clear();
        theWidget().reset();
        await browser.settle();
      },
    },
    move: {
      can: isOpen,
      do: async () => {
        const { page } = browser.tab;
        const moved = page?.button ?? theWidget();
        const section = document.createElement('section');
        moved.replaceWith(section);
        section.append(moved);
        await browser.settle();
      },
    },
    setAttribute: {
      // Gift Aid is only for pounds, and a form that can't work shows no form.
      can: (name) =>
        visibleWidget(browser) !== null &&
        (name !== 'currency' || browser.site.forms.every((form) => !('gift-aid' in form))),
      do: async (name, value) => {
        const { page } = browser.tab;
        if (page) page.isAltered = true;
        if (name === 'currency') for (const one of ['gift-0', 'gift-1']) typed().delete(one);
        theWidget().setAttribute(name, value);
        await browser.settle();
      },
    },
    setLanguage: {
      can: isOpen,
      do: async (lang) => {
        const { page, root } = browser.tab;
        if (page) page.isAltered = true;
        // A typed amount is written in the new language: it keeps its value, not its text.
        for (const one of page?.typed ?? []) for (const name of ['amount', 'one_off']) one.delete(name);
        root.querySelector('[lang]')?.setAttribute('lang', lang);
        await browser.settle();
      },
    },
    reload: { can: isOpen, do: () => browser.open(browser.tab, 'reload') },
    visitAgain: { can: isOpen, do: (arrival) => browser.open(browser.tab, arrival) },
    goBack: {
      can: () => isPaying() && browser.tab.page !== null,
      do: async (isCached) => {
        // A page out of the cache hears an event of the window, which is shared by all tabs here.
        if (isCached && browser.tabs.length === 1 && browser.tab.page) {
          browser.tab.paying = null;
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          await browser.settle();
        } else await browser.open(browser.tab, 'back');
      },
    },
    openTab: {
      can: () => browser.tabs.length < 3,
      do: async () => {
        await browser.open(browser.openTab(), 'outside');
      },
    },
    switchTab: {
      can: () => browser.tabs.length > 1,
      do: () => {
        const place = browser.tabs.indexOf(browser.tab) + 1;
        browser.tab = browser.tabs[place % browser.tabs.length] ?? browser.tab;
        return Promise.resolve();
      },
    },
    hide: {
      can: () => browser.isVisible,
      do: async () => {
        browser.setVisible(false);
        await browser.settle();
      },
    },
    show: {
      can: () => !browser.isVisible,
      do: async () => {
        browser.setVisible(true);
        await browser.settle();
      },
    },
    goOffline: {
      can: () => browser.isOnline,
      do: () => {
        browser.setOnline(false);
        return Promise.resolve();
      },
    },
    goOnline: {
      can: () => !browser.isOnline,
      do: async () => {
        browser.setOnline(true);
        await browser.settle();
      },
    },
    wait: {
      can: () => browser.isWaiting,
      do: async (seconds) => {
        await clock.advance(seconds * 1000);
        await browser.settle();
      },
    },
    navigation: {
      can: (speed) => browser.navigation !== speed,
      do: (speed) => {
        browser.navigation = speed;
        return Promise.resolve();
      },
    },
    paymentPageOpens: {
      can: () => browser.navigation === 'slow',
      do: () => {
        browser.navigation = 'quick';
        return Promise.resolve();
      },
    },
    pay: {
      can: () => isPaying() && !paying().isPaid,
      do: async (onward) => {
        const checkout = paying();
        browser.serviceOf(checkout.url)?.pay(checkout);
        await goOn(onward);
      },
    },
    decline: {
      can: () => isPaying() && !paying().isPaid,
      do: async (onward) => {
        const checkout = paying();
        browser.serviceOf(checkout.url)?.decline(checkout);
        await goOn(onward);
      },
    },
    leave: { can: isPaying, do: goOn },
    failCreate: {
      can: () => browser.services.every(({ faults }) => faults.create.length === 0),
      do: (fault) => {
        for (const { faults } of browser.services) faults.create.push(fault);
        return Promise.resolve();
      },
    },
    failRead: {
      can: () => browser.services.every(({ faults }) => faults.read.length < 2),
      do: (fault) => {
        for (const { faults } of browser.services) faults.read.push(fault);
        return Promise.resolve();
      },
    },
  };
};

/** A tab that shows only a payment page. */
const newTab = (browser: Browser) => {
  const { tab } = browser;
  const opened = browser.openTab();
  browser.tab = tab;
  return opened;
};
