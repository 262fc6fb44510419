import { onMount } from 'solid-js';
import type { DonationWidget } from 'donation-widget';
import type { SolidDonationElements } from 'donation-widget/jsx';

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidDonationElements {}
  }
}

export const Give = () => {
  let widget!: DonationWidget;
  onMount(() => widget.checkValidity());
  return (
    <donation-button label="Give" on:donation-open={() => widget.reportValidity()}>
      <donation-widget
        ref={widget}
        class="form"
        base-url="https://service.example/api/v1"
        publishable-key="pk_live_x"
        payer={{ email: 'ada@example.org' }}
        on:donation-change={({ amount, currency }) => console.log(amount?.toFixed(), currency.length)}
      >
        <a href="/other-ways">Other ways to give</a>
      </donation-widget>
      {/* @ts-expect-error there is no such scheme */}
      <donation-status color-scheme="pink" ref={(status) => status.slug} />
    </donation-button>
  );
};
