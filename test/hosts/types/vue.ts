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
