import 'donation-widget';
import type { DonationWidget } from 'donation-widget';
import { useEffect, useRef, useState } from 'react';

const note = (name: string, detail: unknown) => console.info(name, JSON.stringify(detail));

export const App = () => {
  const widget = useRef<DonationWidget>(null);
  const [renders, setRenders] = useState(0);
  const [amounts, setAmounts] = useState<string>();
  const [hasGiftAid, setHasGiftAid] = useState(false);
  const [isShown, setIsShown] = useState(true);

  useEffect(() => {
    note('mounted', widget.current?.localName);
    return () => note('unmounted', null);
  }, []);

  return (
    <main>
      <h1>Give to the river</h1>
      <button onClick={() => setRenders(renders + 1)}>Render again ({renders} so far)</button>
      <button onClick={() => setAmounts('30 60')}>Other amounts</button>
      <label>
        <input type="checkbox" checked={hasGiftAid} onChange={() => setHasGiftAid(!hasGiftAid)} />
        Offer Gift Aid
      </label>
      <button onClick={() => setIsShown(!isShown)}>{isShown ? 'Remove the form' : 'Add the form'}</button>
      {isShown && (
        <donation-widget
          ref={widget}
          base-url="/api/v1"
          publishable-key="pk_test_sandbox"
          amounts={amounts ?? '10 25'}
          gift-aid={hasGiftAid}
          test-mode
          presets={
            amounts ? null : [{ amount: 2500, interval: 'month', impact: `25 reeds, update ${renders}` }]
          }
          payer={{ first_name: 'Ada' }}
          messages={{ emailHint: 'We’ll email you once' }}
          ondonation-change={({ amount, currency, interval }) =>
            note('donation-change', { amount, currency, interval })
          }
          ondonation-submit={(event) => {
            event.request.metadata = { ...event.request.metadata, campaign: 'spring' };
            event.waitUntil(Promise.resolve());
            note('donation-submit', event.request.payer.email);
          }}
          ondonation-checkout={({ paymentType }) => note('donation-checkout', paymentType)}
          ondonation-redirect={({ url }) => note('donation-redirect', new URL(url).pathname.split('/')[1])}
          ondonation-complete={({ amount, currency, interval }) =>
            note('donation-complete', { amount, currency, interval })
          }
        >
          <a href="/other-ways">Other ways to give</a>
        </donation-widget>
      )}
    </main>
  );
};
