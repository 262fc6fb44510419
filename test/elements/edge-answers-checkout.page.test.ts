// Also runs in Firefox and WebKit.
// Also runs on the built scripts.
import { expect, oneEvent } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { en } from '../../src/languages/en.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };
import { bodyOf, type StagedAnswer } from '../fixtures/patch.js';
import { openFilled } from '../support/elements/donor.js';
import { stagedService, text, unreachable, type Answer } from '../support/elements/staged-service.js';

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
  }).timeout(30_000);

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
  }).timeout(30_000);

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
