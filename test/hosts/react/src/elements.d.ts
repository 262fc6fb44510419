import type { DonationElements } from 'donation-widget/jsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends DonationElements {}
  }
}
