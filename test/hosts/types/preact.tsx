import { useRef } from 'preact/hooks';
import type { DonationWidget } from 'donation-widget';
import type { DonationElements } from 'donation-widget/jsx';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends DonationElements {}
  }
}

export const Give = () => {
  const widget = useRef<DonationWidget>(null);
  return (
    <donation-button label="Give" ondonation-open={() => widget.current?.reportValidity()}>
      <donation-widget
        ref={widget}
        key="form"
        class="form"
        base-url="https://service.example/api/v1"
        publishable-key="pk_live_x"
        color-scheme="dark"
        gift-aid
        payer={{ email: 'ada@example.org' }}
        amounts={[10, 25]}
        intervals={['once', 'month']}
        min-amount={5}
        ondonation-change={({ amount, currency }) => console.log(amount?.toFixed(), currency.length)}
      >
        <a href="/other-ways">Other ways to give</a>
      </donation-widget>
      <donation-widget dangerouslySetInnerHTML={{ __html: '<a href="/other-ways">Other ways</a>' }} />
      <donation-widget suggest-monthly={['25:8', '50:15']} />
      {/* @ts-expect-error there is no such scheme */}
      <donation-status color-scheme="pink" ref={(status) => status?.slug} />
      {/* @ts-expect-error an event of another element */}
      <donation-status ondonation-status={(event: MouseEvent) => event.x} />
    </donation-button>
  );
};
