import { galleryCharities } from '../gallery/charities.js';
import { createSandbox } from '../../tools/sandbox/app.js';
import { openIndexedDbStore } from '../../tools/sandbox/indexed-db-store.js';
import { sandboxRequest } from './sandbox-request.js';

/** The parts of a service worker that this one uses. TypeScript knows its globals or a page's, but not both. */
type Worker = {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate' | 'message', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
};
type LongEvent = Event & { waitUntil(end: Promise<unknown>): void };
type Route = { condition: { urlPattern: string }; source: 'fetch-event' };
type InstallEvent = LongEvent & { addRoutes?(routes: Route[]): Promise<void> };
type FetchEvent = LongEvent & { request: Request; respondWith(answer: Promise<Response>): void };

const worker = self as unknown as Worker;
const { scope } = worker.registration;
const folder = new URL(scope).pathname.replace(/\/$/, '');

const store = openIndexedDbStore(`donation-sandbox ${folder}/`);
const sandbox = createSandbox({
  store,
  faultShelf: store.faultShelf,
  folder,
  controls: true,
  charities: galleryCharities(folder),
  returnUrl: `${folder}/thank-you.html`,
  onError: (error) => {
    console.error(error);
  },
});

worker.addEventListener('install', (event) => {
  event.waitUntil(worker.skipWaiting());
  // Without this route, Chromium also requests each page from the server while it starts the worker.
  const routed = event.addRoutes?.([{ condition: { urlPattern: `${scope}*` }, source: 'fetch-event' }]);
  if (routed) event.waitUntil(routed);
});

const claim = (event: LongEvent) => {
  event.waitUntil(worker.clients.claim());
};
worker.addEventListener('activate', claim);
// A page that was loaded without the worker asks for this, for example after a forced reload.
worker.addEventListener('message', claim);

worker.addEventListener('fetch', (event) => {
  const answer = sandboxRequest(event.request, scope);
  if (answer) event.respondWith(answer.then((request) => sandbox.fetch(request, { isServiceWorker: true })));
});
