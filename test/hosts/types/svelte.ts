import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from 'donation-widget/svelte';

export const widget: SvelteHTMLElements['donation-widget'] = {
  'base-url': 'https://service.example/api/v1',
  'publishable-key': 'pk_live_x',
  'test-mode': '',
  'no-status': true,
  'min-amount': 5,
  amounts: [10, 25],
  class: 'form',
  payer: { email: 'ada@example.org' },
  'ondonation-change': ({ amount, currency }) => console.log(amount?.toFixed(), currency.length),
  'on:donation-submit': (event) => event.waitUntil(Promise.resolve()),
};
export const choose = (hasGiftAid: boolean) => {
  widget.giftAid = hasGiftAid;
  // @ts-expect-error Svelte writes false as "false", which is true in HTML
  widget['gift-aid'] = hasGiftAid;
};
// @ts-expect-error there is no such scheme
widget['color-scheme'] = 'pink';
// @ts-expect-error an event of another element
widget['ondonation-open'] = () => undefined;

export const globals: SvelteHTMLElements['donation-widget'] = {
  title: 'Donate',
  part: 'form',
  role: 'region',
  tabindex: -1,
  inert: true,
  'aria-label': 'Donate',
  'data-campaign': 'winter',
  onclick: ({ currentTarget, clientX }) => console.log(currentTarget.title, clientX),
};
// @ts-expect-error a limit isn't a list
globals['min-amount'] = [5];
// @ts-expect-error this isn't a number
globals.tabindex = 'first';
