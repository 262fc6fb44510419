import type { GlobalComponents } from 'vue';
import type {} from 'donation-widget/vue';

type Widget = InstanceType<GlobalComponents['donation-widget']>;

export const props: Widget['$props'] = {
  'base-url': 'https://service.example/api/v1',
  'publishable-key': 'pk_live_x',
  'test-mode': '',
  'no-status': true,
  'min-amount': 5,
  amounts: [10, 25],
  class: 'form',
};
export const choose = (hasGiftAid: boolean) => {
  props.giftAid = hasGiftAid;
  // @ts-expect-error Vue writes false as "false", which is true in HTML
  props['gift-aid'] = hasGiftAid;
};
// @ts-expect-error there is no such scheme
props['color-scheme'] = 'pink';

export const announce = (widget: Widget, event: HTMLElementEventMap['donation-change']) => {
  widget.$emit('donation-change', event);
  // @ts-expect-error there is no such event
  widget.$emit('donation-changed', event);
  widget.reset();
};

export const globals: Widget['$props'] = {
  title: 'Donate',
  part: 'form',
  role: 'region',
  tabindex: -1,
  inert: true,
  'aria-label': 'Donate',
  onClick: ({ clientX }) => console.log(clientX),
};
// @ts-expect-error a limit isn't a list
globals['min-amount'] = [5];
// @ts-expect-error this isn't a listener
globals.onClick = 'open';
