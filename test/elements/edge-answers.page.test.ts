// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, oneEvent } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { en } from '../../src/languages/en.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import { bodyOf, type StagedAnswer } from '../fixtures/patch.js';
import { openFilled, openStatus } from '../support/elements/donor.js';
import { stagedService, text, unreachable, type Answer } from '../support/elements/staged-service.js';
import { fakePlatform, newYear, pendingDonation, settled } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';

type Checkout = StagedAnswer & {
  name: string;
  requested: string;
  status: number;
  content_type: string;
  fault?: string;
  tier?: string;
  expect: {
    redirect?: string;
    store?: { slug: string; type: string } | null;
    error?: string;
    retry?: string;
  };
};

type Refusal = {
  name: string;
  endpoint: string;
  status: number;
  content_type: string;
  raw: string;
  expect: { kind: string; retry: string; fields?: string[]; cooldown_s?: number };
};

const given = async (answer: Answer, requested = 'one_time') => {
  const client = stagedService(answer);
  const opened = await openFilled({}, { properties: { client } });
  if (requested === 'subscription') await opened.donor.choose(en.month);
  const done = Promise.race([
    oneEvent(opened.element, 'donation-redirect'),
    oneEvent(opened.element, 'donation-error'),
  ]);
  await opened.donor.submit();
  await done;
  await opened.element.updateComplete;
  return { ...opened, client };
};

/** The words for each error. Trying again does not fix an `unsafe_url`. */
const words: Record<string, string> = {
  bad_response: en.failing,
  unsafe_url: en.closed,
  network: en.unreachable,
};

describe('<donation-widget> with a checkout response of the edge inputs', () => {
  it('passes the a11y audit with an unsafe address', async () => {
    const { element } = await given(text('{"checkout_url":"javascript:alert(1)"}'));
    await expect(element).to.be.accessible();
  });

  // Entries with a tier need a list of allowed payment hosts, which the widget does not have.
  const checkouts = (edge.checkout_response as Checkout[]).filter(({ tier }) => tier === undefined);
  for (const entry of checkouts) {
    const { name, requested, status, content_type: type, fault, expect: wanted } = entry;
    const body = status === 204 ? null : fault ? '' : bodyOf(entry);
    const answer = fault ? unreachable : text(body, status, { 'Content-Type': type });
    it(`${wanted.redirect ? 'redirects' : `shows the error ${wanted.error}`}: ${name}`, async () => {
      const { donor, element, platform, client } = await given(answer, requested);
      const pending = new PendingStore(platform, 'session').newest();
      expect(client.requests).to.have.length(1);
      if (wanted.redirect) {
        expect(platform.assigned).to.deep.equal([wanted.redirect]);
        expect(pending ? { slug: pending.slug, type: pending.type } : null).to.deep.equal(wanted.store);
        expect(donor.notice).to.equal(en.leaving);
      } else {
        expect(platform.assigned).to.deep.equal([]);
        expect(pending).to.be.undefined;
        expect(donor.notice).to.equal(words[wanted.error ?? '']);
        expect(donor.field(en.email).value).to.equal('me@example.org');
        expect(element.shadowRoot?.querySelector('a[href*="example"]')).to.be.null;
      }
    });
  }
});

const kinds: Record<string, string> = {
  validation: en.rejected,
  auth: en.closed,
  config: en.closed,
  unexpected: en.failing,
  server: en.failing,
};

const labels: Record<string, string> = { 'payer.email': en.email };

describe('<donation-widget> with an error response of the edge inputs', () => {
  it('passes the a11y audit with a rejected field', async () => {
    const { element } = await given(text('{"errors":[{"path":["payer","email"]}]}', 400));
    await expect(element).to.be.accessible();
  });

  const refusals = (edge.error_response as Refusal[]).filter(({ endpoint }) => endpoint.startsWith('POST'));
  for (const { name, status, raw, content_type: type, expect: wanted } of refusals) {
    it(`explains a ${status} without showing its body: ${name}`, async () => {
      const [, seconds] = /Retry-After: (\d+)/.exec(name) ?? [];
      const headers = { 'Content-Type': type, ...(seconds && { 'Retry-After': seconds }) };
      const { donor, element, client } = await given(text(raw, status, headers));
      const busy = en.busy.other.replace('{count}', String(wanted.cooldown_s));
      expect(donor.notice).to.equal(wanted.kind === 'rate_limited' ? busy : kinds[wanted.kind]);
      expect(donor.text).not.to.match(/payer|message|<|stack|claim a refund|xxx|must be/);
      expect(donor.root.querySelector('img')).to.be.null;
      const fields = wanted.fields ?? [];
      expect(donor.errorSummary).to.deep.equal(fields.map(() => en.refused));
      for (const field of fields) expect(donor.errorOf(labels[field] ?? '')).to.equal(en.refused);
      expect(element.shadowRoot?.querySelectorAll('[aria-invalid=true]')).to.have.length(fields.length);
      expect(client.requests).to.have.length(1);
    });
  }
});

type Entry = StagedAnswer & {
  name: string;
  stored_type: string;
  status: number;
  fault?: string;
  patch_js?: string;
  age_hours?: number;
  tier?: string;
  expect: Record<string, unknown> & { view: string };
};

// Entries with a tier compare metadata, which is only advised: in the interface a slug names one donation.
const entries = (edge.session_response as Entry[]).filter(({ tier }) => tier === undefined);

const outcomes: Record<string, string> = {
  unknown: 'unconfirmed',
  not_found: 'not-found',
  error_retryable: 'unavailable',
  error_contract: 'unavailable',
};

const half = 'A\ud800B';

const bodyFor = (entry: Entry): string =>
  entry.patch_js === undefined
    ? bodyOf(entry)
    : bodyOf({
        ...entry,
        patch: [{ op: 'replace', path: '/charity/name', value: half }],
      });

/** Opens the page that the donor returns to, with this answer from the service. */
const returned = async (entry: Entry) => {
  const type = entry.stored_type as 'one_time' | 'subscription';
  const { slug } = edge.meta.fixtures[type === 'one_time' ? 'session_ok' : 'subscription_ok'];
  const platform = fakePlatform();
  const created = newYear - (entry.age_hours ?? 0) * 3_600_000;
  const store = new PendingStore(platform, 'session');
  store.add(pendingDonation({ slug, type, created }));
  if (entry.fault === 'offline') platform.sleep();
  const client = stagedService(text(bodyFor(entry), entry.status));
  // An old donation is not the tab's newest, so the address names it. WebKit limits how often an address can change.
  if (entry.age_hours) {
    history.replaceState(null, '', `?donation-reference=${pendingDonation().reference}`);
  }
  const opened = await openStatus({}, { platform, service: client as never });
  if (entry.fault !== 'offline') await until(() => opened.element.outcome !== null);
  await opened.element.updateComplete;
  return { ...opened, client, store };
};

const themed = (root: ShadowRoot) => root.querySelector<HTMLElement>('.themed');

describe('<donation-status> with a response of the edge inputs', () => {
  const { href } = location;
  after(() => history.replaceState(null, '', href));

  it('passes the a11y audit if the response has no amounts', async () => {
    const entry = entries.find(({ name }) => name === 'amount null');
    if (!entry) throw new Error('There is no such entry.');
    const { element } = await returned(entry);
    await expect(element).to.be.accessible();
  });

  for (const entry of entries) {
    const { name, fault, expect: wanted } = entry;
    if (fault === 'offline') continue;
    it(`shows ${outcomes[wanted.view] ?? wanted.view}: ${name}`, async () => {
      const { element, donor, client, platform } = await returned(entry);
      const outcome = outcomes[wanted.view] ?? wanted.view;
      expect(element.outcome).to.equal(outcome);
      expect(donor.text).not.to.match(/Invalid Date|NaN|undefined|null|\[object/);
      expect(donor.root.querySelector('b, script, a[href^="javascript"]')).to.be.null;

      await platform.clock.advance(2500);
      if ('stop_polling' in wanted) {
        expect(client.requests).to.have.length(wanted['stop_polling'] ? 1 : 2);
      }
    });
  }

  const shown: [key: string, holds: (value: never, root: ShadowRoot, words: string, entry: Entry) => void][] =
    [
      [
        'amount_shown',
        (_: false, root) => expect(root.querySelector('dl')?.textContent ?? '').not.to.contain(en.total),
      ],
      ['amount_text_contains', (text: string, _, words) => expect(words).to.contain(text)],
      ['text', (text: string, _, words) => expect(words).to.contain(text)],
      ['text_contains', (text: string, _, words) => expect(words).to.contain(text)],
      ['tip_shown', (_: false, __, words) => expect(words).not.to.contain(en.tip)],
      ['link', (_: false, root) => expect(root.querySelector('a')).to.be.null],
      [
        'theme',
        (_: 'default', root) =>
          expect(themed(root)?.style.getPropertyValue('--_charity-primary')).to.equal(''),
      ],
      [
        'logo',
        async (_: false, root, __, entry) => {
          const image = root.querySelector('img');
          if (entry.fault !== 'logo_404') expect(image).to.equal(null);
          if (!image) return;
          // If the logo can't be loaded, no broken image stays.
          image.dispatchEvent(new Event('error'));
          await settled();
          expect(image.checkVisibility()).to.be.false;
        },
      ],
      ['offer', (_: 'try_again', __, words) => expect(words).to.contain(en.tryAgain)],
      [
        'amount_minor',
        (amount: number, _, words) => expect(words).to.contain(`£${(amount / 100).toFixed(2)}`),
      ],
    ];
  for (const [key, holds] of shown) {
    for (const entry of entries.filter(({ expect: wanted }) => key in wanted)) {
      it(`respects ${key} ${JSON.stringify(entry.expect[key])}: ${entry.name}`, async () => {
        const { donor } = await returned(entry);
        await holds(entry.expect[key] as never, donor.root, donor.text, entry);
      });
    }
  }

  for (const entry of entries.filter(({ expect: wanted }) => 'clear_storage' in wanted)) {
    it(`clears the stored donation: ${entry.name}`, async () => {
      const { store } = await returned(entry);
      expect(store.find(pendingDonation().reference)).to.equal(undefined);
    });
  }

  it('waits while offline without a false message, then continues', async () => {
    const entry = entries.find(({ fault }) => fault === 'offline');
    if (!entry) throw new Error('There is no such entry.');
    const { element, donor, platform, client } = await returned(entry);
    expect(donor.notice).to.equal(en.checking);
    expect(client.requests).to.have.length(0);
    platform.wake();
    await until(() => element.outcome !== null);
    expect(element.outcome).to.equal('succeeded');
  });
});
