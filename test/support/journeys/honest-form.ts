import type { JSHandle, Locator, Page } from '@playwright/test';
import { toAsciiDigits } from '../../../src/text/digits.js';

/** The fields for the amount, the interval and the purpose. They can have a choice from the start. */
const preselected = ['preset', 'interval', 'currency', 'project', 'intention'];

/** Lists the other controls of a form that are ticked, chosen or filled in. */
export const preChosenIn = (form: Locator): Promise<string[]> =>
  form.evaluate((host, allowed) => {
    const isChosen = (control: Element): boolean => {
      if (!(control instanceof HTMLInputElement)) return true;
      if (control.type === 'radio') return control.checked && !allowed.includes(control.name);
      return control.type === 'checkbox' ? control.checked : !['', '0'].includes(control.value);
    };
    const selector = 'input:not([type=hidden]), [aria-checked=true], [aria-pressed=true]';
    return [host.shadowRoot, host]
      .flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])])
      .filter(isChosen)
      .map((control) => control.outerHTML);
  }, preselected);

/**
 * Lists the choices between two options that look different while neither is chosen: two radios with the same name,
 * or two buttons next to each other. The size of a radio is the area that can be pressed.
 */
export const unevenChoicesIn = (form: Locator): Promise<string[]> =>
  form.evaluate((host) => {
    const root = host.shadowRoot ?? host;
    const isOpen = (control: Element) =>
      control.checkVisibility() && !control.matches(':disabled, [aria-disabled=true], [type=submit]');
    const controls = [...root.querySelectorAll('input[type=radio], button')].filter(isOpen);
    const groups = new Map<unknown, Element[]>();
    for (const control of controls) {
      const key = control instanceof HTMLInputElement ? control.name : control.parentElement;
      groups.set(key, [...(groups.get(key) ?? []), control]);
    }

    /** The element that contains the words. */
    const worded = (control: Element): Element => {
      const [label] = control instanceof HTMLInputElement ? (control.labels ?? []) : [control];
      return label?.querySelector('span') ?? label ?? control;
    };
    const lookOf = (control: Element) => {
      const one = getComputedStyle(worded(control));
      const colours = [one.color, one.backgroundColor, one.borderTopColor, one.boxShadow, one.opacity];
      return JSON.stringify([
        colours,
        one.borderTopWidth,
        one.fontSize,
        one.fontWeight,
        one.textDecorationLine,
      ]);
    };
    const isUneven = ([first, second]: Element[]): boolean => {
      if (!first || !second) return false;
      const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
      const isSame =
        Math.abs(one.width - other.width) <= 1 &&
        Math.abs(one.height - other.height) <= 1 &&
        lookOf(first) === lookOf(second);
      const isBelow = other.top >= one.bottom - 1;
      const isBeside =
        Math.abs(one.top - other.top) <= 1 &&
        (getComputedStyle(first).direction === 'rtl'
          ? other.right <= one.left + 1
          : other.left >= one.right - 1);
      return !isSame || !(isBelow || isBeside);
    };
    return [...groups.values()]
      .filter(
        (group) => group.length === 2 && !group.some((one) => one.matches(':checked')) && isUneven(group),
      )
      .map((group) => group.map((one) => worded(one).textContent.trim()).join(' / '));
  });

/** All visible elements of the page, including shadow roots, without the options of closed lists. */
export const visibleOn = (page: Page) =>
  page.evaluateHandle(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
    return new Set(all(document).filter((one) => one.localName !== 'option' && one.checkVisibility()));
  });

/** Lists the elements that have appeared since then, except errors, the progress of the donation, and its button. */
export const appearedOn = async (page: Page, before: JSHandle<Set<Element>>): Promise<string[]> => {
  const now = await visibleOn(page);
  return page.evaluate(
    ({ before, now }) => {
      // Nobody sees the full stop that screen readers say between the name of a group and its error.
      const isStop = (one: Element) => one.matches('legend > .hidden') && one.textContent === '.';
      const isExpected = (one: Element) =>
        isStop(one) ||
        one.closest('[part~=error], [part~=error-summary], [role=alert], [aria-live], [part~=submit]') !==
          null;
      return [...now].filter((one) => !before.has(one) && !isExpected(one)).map((one) => one.outerHTML);
    },
    { before, now },
  );
};

/** The amounts in a text, in the smallest unit. The form writes its totals with all decimals. */
export const amountsIn = (text: string): number[] =>
  [...(toAsciiDigits(text) ?? text).matchAll(/\d[\d.,٫٬\s]*/g)].map(([amount]) =>
    Number(amount.replace(/\D/g, '')),
  );

type Line = { quantity: number; amount: number };

/** The cost of each line of the request, and the amounts that the form shows. */
export const sumsOf = async (form: Locator) => {
  const { request, button, rows } = await form.evaluate((host) => {
    const root = host.shadowRoot;
    const textOf = (one: Element | null | undefined) => one?.textContent ?? '';
    return {
      request: (host as HTMLElement & { request: { line_items: Line[]; one_time_items?: Line[] } | null })
        .request,
      button: textOf(root?.querySelector('[part~=submit]')),
      rows: [...(root?.querySelectorAll('[part~=summary] > div') ?? [])].map((row) => ({
        isTotal: row.matches('.total'),
        text: textOf(row.querySelector('dd')),
      })),
    };
  });
  if (!request) throw new Error('The form has errors.');
  const costs = (lines: readonly Line[]) => lines.map(({ quantity, amount }) => quantity * amount);
  const total = rows.findIndex(({ isTotal }) => isTotal);
  const amountOf = ({ text }: { text: string }) => amountsIn(text)[0];
  return {
    /** The costs of each payment. `once` has the costs of the first payment only. */
    each: costs(request.line_items),
    once: costs(request.one_time_items ?? []),
    button: amountsIn(button),
    lines: rows.slice(0, total).map(amountOf),
    totals: rows.slice(total, total + 2).map(amountOf),
  };
};
