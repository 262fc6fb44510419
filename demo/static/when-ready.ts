/// <reference types="vite/client" />
import worker from './service-worker.ts?worker&url';

const explanation =
  'The forms of this demo don’t work in this window. Their payment service is a service worker in your browser, ' +
  'and service workers are off here. Use a window that isn’t private, and an address that starts with https.';

const explain = () => {
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.textContent = explanation;
  notice.style.cssText =
    'margin: 0; padding: 1rem; border: 0.25rem solid #a3281f; background: #fff; color: #5c130d; font: 1.125rem/1.5 system-ui, sans-serif';
  document.body.prepend(notice);
};

const control = async (workers: ServiceWorkerContainer) => {
  await workers.register(worker, { updateViaCache: 'none' });
  const { active } = await workers.ready;
  if (workers.controller) return;
  const controlled = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
  });
  active?.postMessage('claim');
  await controlled;
};

const openLinks = () => {
  for (const link of document.querySelectorAll<HTMLElement>('[data-href-of-sandbox]')) {
    link.setAttribute('href', link.dataset['hrefOfSandbox'] ?? '');
    delete link.dataset['hrefOfSandbox'];
  }
};

/**
 * Loads the scripts of a page in order, and turns on its links to the sandbox, as soon as the worker answers.
 * Before that, their requests would go to the file server. Without a worker, the page shows a message.
 */
export const loadWhenReady = async (...scripts: (() => Promise<unknown>)[]): Promise<void> => {
  try {
    await control(navigator.serviceWorker);
  } catch (error) {
    console.error(error);
    explain();
    return;
  }
  openLinks();
  for (const load of scripts) await load();
};
