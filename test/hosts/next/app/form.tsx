import 'donation-widget';
import type { DonationWidget } from 'donation-widget';
import { useEffect, useRef } from 'react';

type FormProps = {
  amounts: string;
  presets: DonationWidget['presets'];
  hasGiftAid: boolean;
};

const note = (name: string, detail: unknown) => console.info(name, JSON.stringify(detail));

const noteGift = (event: HTMLElementEventMap['donation-change' | 'donation-complete']) => {
  const { type, amount, currency, interval } = event;
  note(type, { amount, currency, interval });
};

/**
 * The server's HTML has the attributes. Effects set the listeners and the properties that aren't texts, because React 19
 * leaves those in JSX out when it hydrates a custom element (facebook/react#35446).
 */
export const Form = ({ amounts, presets, hasGiftAid }: FormProps) => {
  const widget = useRef<DonationWidget>(null);

  useEffect(() => {
    if (widget.current) widget.current.presets = presets;
  }, [presets]);

  useEffect(() => {
    const form = widget.current;
    if (!form) return;
    form.payer = { first_name: 'Ada' };
    form.messages = { emailHint: 'We’ll email you once' };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('donation-change', noteGift, { signal });
    form.addEventListener('donation-complete', noteGift, { signal });
    form.addEventListener(
      'donation-submit',
      (event) => {
        event.request.metadata = { ...event.request.metadata, campaign: 'spring' };
        event.waitUntil(Promise.resolve());
        note(event.type, event.request.payer.email);
      },
      { signal },
    );
    form.addEventListener('donation-checkout', ({ type, paymentType }) => note(type, paymentType), {
      signal,
    });
    form.addEventListener(
      'donation-redirect',
      ({ type, url }) => note(type, new URL(url).pathname.split('/')[1]),
      { signal },
    );
    return () => listening.abort();
  }, []);

  return (
    <donation-widget
      ref={widget}
      base-url="/api/v1"
      publishable-key="pk_test_sandbox"
      amounts={amounts}
      gift-aid={hasGiftAid}
      test-mode
    >
      <a href="/other-ways">Other ways to give</a>
    </donation-widget>
  );
};
