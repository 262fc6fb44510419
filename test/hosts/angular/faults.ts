import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';
import type { DonationCompleteEvent } from 'donation-widget';

/** The types reject each of these. They are not part of the page. */
@Component({
  selector: 'app-faults',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <donation-widget (donation-change)="($event.total)" />
    <donation-widget (donation-submit)="completed($event)" />
    <donation-widget #widget (donation-change)="(widget.baseUri)" />
  `,
})
export class Faults {
  completed(event: DonationCompleteEvent) {
    return event.amount;
  }
}
