import { Component, computed, signal, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import 'donation-widget';
import type { DonationSubmitEvent, DonationWidget } from 'donation-widget';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      <h1>Give to the river</h1>
      <button (click)="renders.set(renders() + 1)">Render again ({{ renders() }} so far)</button>
      <button (click)="amounts.set('30 60')">Other amounts</button>
      <label>
        <input type="checkbox" [checked]="hasGiftAid" (change)="hasGiftAid = !hasGiftAid" /> Offer Gift Aid
      </label>
      <button (click)="isShown = !isShown">{{ isShown ? 'Remove the form' : 'Add the form' }}</button>
      @if (isShown) {
        <donation-widget
          base-url="/api/v1"
          publishable-key="pk_test_sandbox"
          [amounts]="amounts() ?? '10 25'"
          [giftAid]="hasGiftAid"
          test-mode
          [presets]="presets()"
          [payer]="{ first_name: 'Ada' }"
          [messages]="{ emailHint: 'We’ll email you once' }"
          (donation-change)="
            note($event.type, {
              amount: $event.amount,
              currency: $event.currency,
              interval: $event.interval,
            })
          "
          (donation-submit)="submitted($event)"
          (donation-checkout)="note($event.type, $event.paymentType)"
          (donation-redirect)="note($event.type, pathOf($event.url).split('/')[1])"
          (donation-complete)="
            note($event.type, {
              amount: $event.amount,
              currency: $event.currency,
              interval: $event.interval,
            })
          "
        >
          <a href="/other-ways">Other ways to give</a>
        </donation-widget>
      }
    </main>
  `,
})
export class App {
  readonly renders = signal(0);
  readonly amounts = signal<string | null>(null);
  hasGiftAid = false;
  isShown = true;

  /** Computed once, because a getter that returns a new list each time would make Angular render forever. */
  readonly presets = computed<DonationWidget['presets']>(() =>
    this.amounts()
      ? null
      : [{ amount: 2500, interval: 'month', impact: `25 reeds, update ${this.renders()}` }],
  );

  note(name: string, detail: unknown) {
    console.info(name, JSON.stringify(detail));
  }

  pathOf(url: string) {
    return new URL(url).pathname;
  }

  submitted(event: DonationSubmitEvent) {
    event.request.metadata = { ...event.request.metadata, campaign: 'spring' };
    event.waitUntil(Promise.resolve());
    this.note(event.type, event.request.payer.email);
  }
}
