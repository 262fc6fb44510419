export type { AnalyticsEvent, Send } from './analytics-event.js';
export { connectAnalytics, type AnalyticsOptions } from './connect.js';
export type { Consent } from './consent.js';
export { dataLayerSender, gtagSender, type DataLayer, type Gtag } from './google.js';
export { matomoSender, type MatomoQueue } from './matomo.js';
export { plausibleSender, type Plausible } from './plausible.js';
