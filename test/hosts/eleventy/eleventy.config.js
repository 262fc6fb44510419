import { prerender } from 'donation-widget/prerender';

export default function (config) {
  config.addShortcode('donationForm', (attributes) => prerender(attributes, { locale: 'en-GB' }));
  config.addPassthroughCopy({ 'node_modules/donation-widget/dist/cdn': 'cdn' });
}
