import { readdir, readFile } from 'node:fs/promises';
import { expect } from '@open-wc/testing';
import { galleryCharities } from '../../demo/gallery/charities.js';
import { contrast } from '../../src/return/colour.js';
import { monthly, oneTime } from '../support/sandbox/requests.js';
import { openSandbox as open, origin, type OpenSandbox } from '../support/sandbox/sandbox.js';

type Read = {
  name: string;
  slug: string;
  website: string;
  logo: { color: string; white: string; favicon: string };
  theme: { primary: string; secondary: string };
};

const gallery = [
  { key: 'pk_test_sandbox_zakat', name: 'Mizan Trust', slug: 'mizan-trust', page: 'zakat' },
  { key: 'pk_test_sandbox_gifts', name: 'Hedge & Hen', slug: 'hedge-and-hen', page: 'gifts' },
  { key: 'pk_test_sandbox_emergency', name: 'Tidewater Relief', slug: 'tidewater-relief', page: 'emergency' },
  {
    key: 'pk_test_sandbox_membership',
    name: 'Saltmarsh Library',
    slug: 'saltmarsh-library',
    page: 'membership',
  },
  { key: 'pk_test_sandbox_museum', name: 'Amgueddfa Porth Heli', slug: 'porth-heli', page: 'amgueddfa' },
  { key: 'pk_test_sandbox_relief', name: 'صندوق ضفاف للإغاثة', slug: 'difaf', page: 'relief-ar' },
  { key: 'pk_test_sandbox_night', name: 'The Long Night', slug: 'the-long-night', page: 'night' },
  { key: 'pk_test_sandbox_newspaper', name: 'The Lantern', slug: 'the-lantern', page: 'dialog' },
  { key: 'pk_test_sandbox_memorial', name: 'Nell Harrow Fund', slug: 'nell-harrow-fund', page: 'memorial' },
  { key: 'pk_test_sandbox_campaign', name: 'Last Bus Home', slug: 'last-bus-home', page: 'campaign' },
];

const charityOf = async (sandbox: OpenSandbox, key: string) => {
  const { slug } = await sandbox.created(oneTime, { key });
  return ((await (await sandbox.session(slug, { key })).json()) as { charity: Read }).charity;
};

const openSandbox = () => open({ charities: galleryCharities('/demo') });

/** The address that a payer returns to if the request has no `return_url`. */
const wayBack = async (sandbox: OpenSandbox, key: string) => {
  const { checkout_url } = await sandbox.created(oneTime, { key });
  return (await sandbox.send(checkout_url, { action: 'pay' })).headers.get('location');
};

for (const { key, name, slug, page } of gallery) {
  describe(`${key}, a charity in the gallery`, () => {
    it('has every field of §2.5', async () => {
      const charity = await charityOf(openSandbox(), key);
      const { primary, secondary } = charity.theme;
      for (const colour of [primary, secondary])
        expect(colour)
          .to.be.a('string')
          .that.matches(/^#[\da-f]{6}$/);
      const logos = `${origin}/sandbox/logos/${slug}`;
      expect(charity).to.deep.equal({
        name,
        slug,
        website: `https://${slug}.example/`,
        logo: { color: `${logos}.svg`, white: `${logos}-white.svg`, favicon: `${logos}-favicon.svg` },
        theme: { primary, secondary },
      });
    });

    it('has a white logo that is only white, and a colour on which white is readable', async () => {
      const sandbox = openSandbox();
      const { logo, theme } = await charityOf(sandbox, key);
      for (const address of Object.values(logo)) {
        const response = await sandbox.open(address);
        expect(response.status).to.equal(200);
        const text = await response.text();
        expect(text).to.match(/^<svg [^>]*role="img"><title>/);
        const colours = new Set(text.match(/#[\da-f]{3,6}\b/gi));
        if (address === logo.white) expect([...colours]).to.deep.equal(['#ffffff']);
        else expect(colours.size).to.be.above(1);
      }
      expect(contrast('#ffffff', theme.primary)).to.be.at.least(4.5);
    });

    it('returns to the page with its key', async () => {
      const sandbox = openSandbox();
      expect(await wayBack(sandbox, key)).to.equal(`${origin}/demo/gallery/${page}.html`);
      const html = await readFile(`demo/gallery/${page}.html`, 'utf8');
      expect(html.match(/publishable-key="([^"]*)"/)?.[1]).to.equal(key);
      expect(html).to.contain(name.replace('&', '&amp;'));
    });

    it('is the only charity that can read its subscriptions', async () => {
      const sandbox = openSandbox();
      const subscription = await sandbox.created(monthly, { key });
      for (const other of ['pk_test_sandbox', ...gallery.map((one) => one.key)]) {
        const { status } = await sandbox.subscription(subscription.slug, { key: other });
        expect(status, other).to.equal(other === key ? 200 : 404);
      }
    });
  });
}

it('the sandbox of the demo has a charity for each page of the gallery, and no other', async () => {
  const pages = (await readdir('demo/gallery')).filter((file) => /^(?!index\.).*\.html$/.test(file));
  const charities = Object.values(galleryCharities('/charity/demo'));
  expect(charities.map(({ returnUrl }) => returnUrl).sort()).to.deep.equal(
    pages.map((page) => `/charity/demo/gallery/${page}`).sort(),
  );
  expect(gallery.map(({ slug }) => slug)).to.deep.equal(charities.map(({ slug }) => slug));
});
