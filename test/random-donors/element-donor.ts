import type { Arrival } from '../../src/page/navigation.js';
import type { Performer } from './acts.js';
import type { Browser } from './browser.js';
import type { Checkout } from './service.js';
import { DonationWidget } from '../../src/elements/donation-widget.js';
import { buttonsIn, fieldIn, formIn, statusIn, viewOfForm, type Field, type Shown } from './view.js';

/** The element in use, if the donor can see it: a form, or the status of a thank-you page. */
const visibleWidget = (browser: Browser): Shown | null => {
  const { page, at } = browser.tab;
  const isSeen = page && ['page', 'thanks page'].includes(browser.viewOf(browser.tab).place);
  return isSeen ? (page.widgets[at] ?? null) : null;
};

/** A click as a browser reports it: `count` is 1 for a press, 2 for the second one of a double press, 0 for Enter. */
const click = (element: HTMLElement, count = 1): boolean =>
  element.dispatchEvent(
    new MouseEvent('click', { detail: count, bubbles: true, composed: true, cancelable: true }),
  );

/** A tap. If a script of the page takes it, there is no click. */
const tap = (element: HTMLElement, count = 1): void => {
  const init = { bubbles: true, composed: true, cancelable: true };
  if (
    element.dispatchEvent(new Event('touchstart', init)) &&
    element.dispatchEvent(new MouseEvent('mousedown', init))
  )
    click(element, count);
};

/** A key where the focus is, unless a script of the page takes it. */
const pressKey = (root: ShadowRoot, key: string): void => {
  let focused = root.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  const init = { key, bubbles: true, composed: true, cancelable: true };
  if (!focused?.dispatchEvent(new KeyboardEvent('keydown', init))) return;
  if (focused instanceof HTMLButtonElement && key === ' ') click(focused, 0);
  if (!(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)) return;
  focused.value += key;
  focused.dispatchEvent(new InputEvent('input', { data: key, bubbles: true, composed: true }));
};

/** A donor who uses the elements of a page. */
export const elementDonor = (browser: Browser): Performer => {
  const { clock } = browser;
  const form = (): HTMLFormElement | null => {
    const widget = visibleWidget(browser);
    return widget && formIn(widget);
  };
  const theWidget = (): Shown => {
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
    if (element) tap(element);
    await browser.settle();
  };
  /** Presses the part of the button with this selector, or opens or closes the `<details>`. */
  const useAround = (ofButton: string) =>
    use(() => {
      const { page } = browser.tab;
      return page?.details?.querySelector('summary') ?? page?.button?.shadowRoot?.querySelector(ofButton);
    });
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
    const isList = target instanceof HTMLSelectElement;
    target.value = isList ? text : '';
    target.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true, composed: true }));
    if (!isList) for (const key of text) pressKey(browser.tab.root, key);
    typed().set(name, text);
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
    if (button) tap(button);
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
    const isForThanks = browser.site.thanks !== undefined;
    await browser.open(tab, 'outside', isForThanks ? { isForThanks } : { search });
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
  const isOnFormPage = () => isOpen() && browser.tab.page?.isForThanks === false;
  /** Whether the page can change its elements: it stays until the payment page opens. */
  const canChange = () => isOpen() && browser.tab.page?.destination === null;
  /** Opens the page of the tab again. */
  const openAgain = (arrival: Arrival) =>
    browser.open(browser.tab, arrival, { isForThanks: browser.tab.page?.isForThanks });

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
    typeDuring: {
      can: (name) => field(name) !== null && visibleWidget(browser) instanceof DonationWidget,
      do: async (name, text, setting, value) => {
        const middle = Math.ceil(text.length / 2);
        await type(name, text.slice(0, middle));
        const { page, root } = browser.tab;
        if (page) page.isAltered = true;
        theWidget().setAttribute(setting, value);
        await browser.settle();
        for (const key of text.slice(middle)) pressKey(root, key);
        typed().set(name, text);
        await browser.settle();
      },
    },
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
        if (button) tap(button);
        if (pause > 0) {
          await browser.settle();
          await clock.advance(pause);
        }
        const second = submitButton();
        if (second && visibleWidget(browser)) tap(second, 2);
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
    openForm: {
      can: () => browser.viewOf(browser.tab).place === 'closed',
      do: async () => {
        await useAround('#opener');
        await browser.settle();
      },
    },
    closeForm: {
      can: () => isOpen() && (browser.tab.page?.button ?? browser.tab.page?.details)?.open === true,
      do: () => useAround('.close'),
    },
    useOtherForm: {
      can: () => isOnFormPage() && browser.site.forms.length > 1 && browser.site.isIn !== 'twins',
      do: () => {
        browser.tab.at = 1 - browser.tab.at;
        return Promise.resolve();
      },
    },
    reset: {
      can: () => visibleWidget(browser) instanceof DonationWidget,
      do: async () => {
        const widget = theWidget();
        typed().clear();
        if (widget instanceof DonationWidget) widget.reset();
        await browser.settle();
      },
    },
    move: {
      can: isOpen,
      do: async () => {
        const { page } = browser.tab;
        const moved = page?.button ?? page?.details ?? theWidget();
        const section = document.createElement('section');
        moved.replaceWith(section);
        section.append(moved);
        await browser.settle();
      },
    },
    turn: { can: () => browser.site.isIn === 'twins', do: () => browser.turn() },
    redraw: { can: canChange, do: () => browser.redraw() },
    makeAnew: {
      can: () => canChange() && visibleWidget(browser) !== null,
      do: async () => {
        typed().clear();
        await browser.makeAnew(theWidget());
      },
    },
    route: {
      // All tabs of these tests share one history.
      can: () => canChange() && browser.tabs.length === 1,
      do: async () => {
        history.pushState(null, '', location.href);
        await browser.redraw();
      },
    },
    setAttribute: {
      // Gift Aid is only for pounds, and a form that can't work shows no form.
      can: (name) =>
        visibleWidget(browser) instanceof DonationWidget &&
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
    reload: { can: isOpen, do: () => openAgain('reload') },
    visitAgain: { can: isOpen, do: (arrival) => browser.open(browser.tab, arrival) },
    goBack: {
      can: () => isPaying() && browser.tab.page !== null,
      do: async (isCached) => {
        // A page out of the cache hears an event of the window, which is shared by all tabs here.
        if (isCached && browser.tabs.length === 1 && browser.tab.page) {
          browser.tab.paying = null;
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          await browser.settle();
        } else await openAgain('back');
      },
    },
    openTab: {
      can: () => browser.tabs.length < 3,
      do: async () => {
        await browser.open(browser.openTab(), 'outside');
      },
    },
    switchTab: {
      // Here, all tabs are in one document, where only the dialog that was opened last can have the focus.
      can: () =>
        browser.tabs.length > 1 && browser.tabs.filter(({ page }) => page?.button?.open === true).length < 2,
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
