/* global document, Event, InputEvent, PointerEvent */

// Runs on the page of the soak.

/** Counts the timers that are waiting. It must run before every other script. */
export const countTimers = () => {
  const waiting = new Set();
  const { setTimeout: startOnce, setInterval: startRepeated } = globalThis;
  const end = (name) => {
    const original = globalThis[name];
    globalThis[name] = (id) => {
      waiting.delete(id);
      original(id);
    };
  };
  globalThis.setTimeout = (act, ms, ...args) => {
    const id = startOnce(() => {
      waiting.delete(id);
      act(...args);
    }, ms);
    waiting.add(id);
    return id;
  };
  globalThis.setInterval = (act, ms, ...args) => {
    const id = startRepeated(act, ms, ...args);
    waiting.add(id);
    return id;
  };
  end('clearTimeout');
  end('clearInterval');
  globalThis.waitingTimers = () => waiting.size;

  /** Does what a browser does when the donor looks at the tab again. */
  globalThis.lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
};

/** Everything that a donor can have on a page. The address of the service and the slug of a donation come first. */
export const defineKinds = ({ key, slug }) => {
  const access = { 'base-url': '/api/v1', 'publishable-key': key };
  const element = (name, attributes, ...children) => {
    const one = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) one.setAttribute(attribute, value);
    one.append(...children);
    return one;
  };
  const form = (attributes) => element('donation-widget', { ...access, ...attributes });
  const kinds = [
    () => form({}),
    () =>
      form({
        fields: 'name* phone address',
        'gift-aid': '',
        dedication: '',
        contact: 'email post',
        ask: 'organisation comment',
        impacts: '[{"every":5,"one":"plants {count} reed","other":"plants {count} reeds"}]',
        match: '{"by":"Riverside Bank","ratio":1,"until":"2099-12-31","currency":"GBP"}',
        'suggest-monthly': 'auto',
        'one-off': '',
        currencies: 'GBP EUR',
      }),
    () => form({ locale: 'cy', items: '[{"label":"Goat","amount":30}]' }),
    () => element('donation-button', { amounts: '10 25' }, form({})),
    () => element('donation-status', { ...access, type: 'one_time', slug }),
  ];
  const place = document.querySelector('main');

  /** Puts an element on the page, uses it a little and removes it. */
  globalThis.mount = async (index) => {
    const one = kinds[index % kinds.length]();
    place.append(one);
    await one.updateComplete;
    one.dispatchEvent(new PointerEvent('pointerenter'));
    await one.updateComplete;
    const field = one.shadowRoot.querySelector('input[type=email]');
    if (field) {
      field.value = 'ada@example.org';
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await one.updateComplete;
    }
    one.remove();
  };

  /** Opens and closes the dialog of the button on the page. */
  globalThis.openAndClose = async () => {
    const button = document.querySelector('donation-button');
    const until = (type) => new Promise((resolve) => button.addEventListener(type, resolve, { once: true }));
    const opened = until('donation-open');
    button.show();
    await opened;
    await document.querySelector('donation-button > donation-widget').updateComplete;
    const closed = until('donation-close');
    button.close();
    await closed;
  };
};
