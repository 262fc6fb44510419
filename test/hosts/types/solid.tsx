import { onMount } from 'solid-js';
import type { DonationWidget } from 'donation-widget';
import type {} from 'donation-widget/solid';

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
      <donation-widget
        title="Donate"
        part="form"
        role="region"
        slot="main"
        tabindex={-1}
        inert
        aria-label="Donate"
        data-campaign="winter"
        style={{ 'max-width': '40rem' }}
        classList={{ wide: true }}
        onClick={({ currentTarget, clientX }) => console.log(currentTarget.title, clientX)}
        on:keydown={({ key }) => console.log(key)}
      />
      {/* @ts-expect-error a click has no key */}
      <donation-widget onClick={({ key }) => console.log(key)} />
      {/* @ts-expect-error this isn't a number */}
      <donation-status tabindex={{}} />
      {/* @ts-expect-error a limit isn't a list */}
      <donation-widget min-amount={[5]} />
      {/* @ts-expect-error an event of another element */}
      <donation-status on:donation-status={(event: MouseEvent) => event.x} />
      {/* @ts-expect-error there is no such scheme */}
      <donation-status color-scheme="pink" ref={(status) => status.slug} />
    </donation-button>
  );
};
