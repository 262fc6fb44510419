import { expect } from '@open-wc/testing';
import type { SandboxCharity } from '../../../tools/sandbox/charities.js';
import { oneTime } from '../../support/sandbox/requests.js';
import { openSandbox, origin, type OpenSandbox } from '../../support/sandbox/sandbox.js';

const wells: SandboxCharity = {
  name: 'Wells & Waters',
  slug: 'wells',
  website: null,
  logo: { color: '<svg>1</svg>', white: '<svg>2</svg>', favicon: null },
  theme: { primary: '#123456', secondary: null },
};

/** The address that a payer returns to if the request has no `return_url`. */
const wayBack = async (sandbox: OpenSandbox, key: string) => {
  const { checkout_url } = await sandbox.created(oneTime, { key });
  return (await sandbox.send(checkout_url, { action: 'pay' })).headers.get('location');
};

describe('A charity that the sandbox is given', () => {
  it('has its own keys and data (§2.5), and its own logos', async () => {
    const sandbox = openSandbox({ charities: { wells } });
    const { name, slug, website, theme } = wells;
    const logos = `${origin}/sandbox/logos/wells`;
    for (const key of ['pk_test_sandbox_wells', 'pk_live_sandbox_wells']) {
      const made = await sandbox.created(oneTime, { key });
      expect(await (await sandbox.session(made.slug, { key })).json()).to.have.deep.property('charity', {
        name,
        slug,
        website,
        logo: { color: `${logos}.svg`, white: `${logos}-white.svg`, favicon: null },
        theme,
      });
      expect((await sandbox.session(made.slug)).status).to.equal(404);
    }
    expect(await (await sandbox.open(`${logos}-white.svg`)).text()).to.equal('<svg>2</svg>');
    expect((await sandbox.open(`${logos}-favicon.svg`)).status).to.equal(404);
  });

  it('comes besides the charities of every sandbox', async () => {
    const sandbox = openSandbox({ charities: { wells } });
    const { slug } = await sandbox.created(oneTime);
    expect(await (await sandbox.session(slug)).json()).to.have.nested.property(
      'charity.name',
      'Rivers & Reeds Trust',
    );
  });

  it('is unknown to other sandboxes, also if they have its donations', async () => {
    const key = 'pk_test_sandbox_wells';
    const { store, ...given } = openSandbox({ charities: { wells } });
    const { slug, checkout_url } = await given.created(oneTime, { key });
    const other = openSandbox({ store });
    expect((await other.create(oneTime, { key })).status).to.equal(401);
    expect((await other.session(slug, { key })).status).to.equal(404);
    expect((await other.session(slug)).status).to.equal(404);
    expect((await other.open(checkout_url)).status).to.equal(404);
    expect((await other.send(checkout_url, { action: 'pay' })).status).to.equal(404);
    expect((await given.open(checkout_url)).status).to.equal(200);
  });
});

describe('The default return page (§4.1)', () => {
  const keys = [
    'pk_test_sandbox',
    'pk_test_sandbox_partial',
    'pk_live_sandbox_bare',
    'pk_test_sandbox_wells',
  ];

  for (const key of keys) {
    it(`of ${key} is a page of the sandbox`, async () => {
      const sandbox = openSandbox({ charities: { wells } });
      const address = await wayBack(sandbox, key);
      expect(address).to.equal(`${origin}/sandbox/return`);
      expect((await sandbox.open(address ?? '')).status).to.equal(200);
    });
  }

  it('is the same for all charities if the sandbox has an option for it', async () => {
    const returnUrl = 'https://charity.example/thanks';
    const sandbox = openSandbox({ returnUrl, charities: { wells } });
    for (const key of keys) expect(await wayBack(sandbox, key)).to.equal(returnUrl);
  });

  it('is that of the charity if it has one', async () => {
    const charities = { wells: { ...wells, returnUrl: '/give/wells.html' } };
    const sandbox = openSandbox({ returnUrl: '/thanks', charities });
    expect(await wayBack(sandbox, 'pk_test_sandbox_wells')).to.equal(`${origin}/give/wells.html`);
    expect(await wayBack(sandbox, 'pk_test_sandbox')).to.equal(`${origin}/thanks`);
  });
});
