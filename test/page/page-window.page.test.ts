// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';

type Report = Record<'address' | 'url' | 'service' | 'isFramed' | 'hasStartedDonation' | 'choices', unknown>;

/** Reports to the parent page the address that a form would find for itself. */
const reportScript = `
  import { accessOf } from '/src/service/access.ts';
  import { AnswerStore, hasStartedDonation } from '/src/page/storage.ts';
  import { browserNavigation } from '/src/page/navigation.ts';
  import { pageAddress } from '/src/page/address.ts';
  import { pageUrl } from '/src/page/window.ts';
  const keys = [];
  const storage = { length: 0, setItem: (key) => keys.push(key), getItem: () => null, removeItem() {} };
  const platform = { storage: () => storage };
  new AnswerStore(platform, '0').write({});
  parent.postMessage({
    address: pageAddress(),
    url: pageUrl(),
    service: accessOf({ baseUrl: '/api/v1', publishableKey: 'pk_test_1' }).baseUrl,
    isFramed: browserNavigation.isFramedAcrossOrigins(),
    hasStartedDonation: hasStartedDonation({ platform }),
    choices: keys,
  });
`;

/** The report of a form in a frame with content from the same page. */
const reportFrom = async (change: (frame: HTMLIFrameElement) => void): Promise<Report> => {
  const frame = document.createElement('iframe');
  change(frame);
  try {
    return await new Promise((resolve) => {
      const take = ({ data }: MessageEvent<Partial<Report>>) => {
        if (!Array.isArray(data.choices)) return;
        window.removeEventListener('message', take);
        resolve(data as Report);
      };
      window.addEventListener('message', take);
      document.body.append(frame);
      if (frame.srcdoc) return;
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        textContent: reportScript,
      });
      frame.contentDocument?.body.append(script);
    });
  } finally {
    frame.remove();
  }
};

const srcdoc = `<script type="module">${reportScript}</script>`;

describe('A form in a frame with content from the same page', () => {
  const { href } = location;
  const { state } = history;
  beforeEach(() => history.replaceState(state, '', '/give?token=SECRET#/now'));
  afterEach(() => history.replaceState(state, '', href));

  for (const [what, change] of [
    ['srcdoc', (frame: HTMLIFrameElement) => (frame.srcdoc = srcdoc)],
    ['about:blank', () => undefined],
    [
      'srcdoc within srcdoc',
      (frame: HTMLIFrameElement) => {
        const inner = document.createElement('iframe');
        inner.srcdoc = srcdoc.replace('parent.postMessage', 'top.postMessage');
        frame.srcdoc = inner.outerHTML;
      },
    ],
  ] as const) {
    it(`uses the address and storage key of the outer page (${what})`, async () => {
      const result = await reportFrom(change);
      expect(result.address).to.equal('/give#/now');
      expect(result.url).to.equal(location.href);
      expect(result.service).to.equal(`${location.origin}/api/v1`);
      expect(result.choices).to.deep.equal(['donation-widget:choices:/give#/now:0']);
      expect(result.hasStartedDonation).to.equal(false);
    });
  }

  it('finds the reference in the address of the outer page', async () => {
    history.replaceState(state, '', '/give?donation-reference=abc');
    const result = await reportFrom((frame) => (frame.srcdoc = srcdoc));
    expect(result.hasStartedDonation).to.equal(true);
  });

  it('is not treated as a cross-origin frame', async () => {
    const result = await reportFrom((frame) => (frame.srcdoc = srcdoc));
    expect(result.isFramed).to.equal(false);
  });
});
