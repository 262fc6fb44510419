import { useRef } from 'react';
import type { DonationWidget } from 'donation-widget';
import type {} from 'donation-widget/react';

export const Give = () => {
  const widget = useRef<DonationWidget>(null);
  return (
    <donation-button label="Give" ondonation-open={() => widget.current?.reportValidity()}>
      <donation-widget
        ref={widget}
        key="form"
        className="form"
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
      <donation-widget
        title="Donate"
        part="form"
        role="region"
        slot="main"
        tabIndex={-1}
        inert
        hidden={false}
        aria-label="Donate"
        data-campaign="winter"
        style={{ maxWidth: '40rem' }}
        onClick={({ currentTarget, clientX }) => console.log(currentTarget.title, clientX)}
        onKeyDown={({ key }) => console.log(key)}
        suppressHydrationWarning
      />
      {/* @ts-expect-error a click has no key */}
      <donation-widget onClick={({ key }) => console.log(key)} />
      {/* @ts-expect-error this isn't a number */}
      <donation-status tabIndex="first" />
      {/* @ts-expect-error there is no such attribute */}
      <donation-button colour-scheme="dark" colourScheme="dark" />
      {/* @ts-expect-error a limit isn't a list */}
      <donation-widget min-amount={[5]} />
      {/* @ts-expect-error there is no such scheme */}
      <donation-status color-scheme="pink" ref={(status) => status?.slug} />
      {/* @ts-expect-error an event of another element */}
      <donation-status ondonation-status={(event: MouseEvent) => event.x} />
    </donation-button>
  );
};
