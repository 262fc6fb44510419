// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import type { DonationErrorEvent } from '../../src/events.js';
import { en } from '../../src/languages/en.js';
import { at } from '../support/elements/address.js';
import { openFilled, openWidget, record } from '../support/elements/donor.js';
import { fakePlatform, pendingDonation } from '../support/elements/fakes.js';
import { until } from '../support/elements/until.js';

const wrong = { amounts: 'ten' };

describe('A <donation-widget> whose attributes aren’t valid', () => {
  for (const [markup, isGiven] of [
    ['<p>&nbsp;</p><br>', false],
    ['<p><br></p>\n<p>&#8203;</p>', false],
    ['<div><p></p>&shy;&zwnj;&#65279;&ensp;</div>', false],
    ['<!-- here --><script>let form = 1;</script><style>p { color: red }</style>', false],
    ['<template><p>Give elsewhere</p></template><noscript>Give elsewhere</noscript>', false],
    ['<a name="give"></a><input type="hidden" value="7"><p hidden>Later</p>', false],
    ['<svg slot="header"></svg><p> </p>', false],
    ['<p>&nbsp;</p><p>Give elsewhere</p>', true],
    ['<p><a href="/other">Others</a></p>', true],
    ['<p><a href="/other"><img alt="Give elsewhere"></a></p>', true],
    ['<div><iframe></iframe></div>', true],
    ['<form><button></button></form>', true],
    ['<svg></svg>', true],
    ['<give-elsewhere></give-elsewhere>', true],
    ['<p>0</p>', true],
    ['Give elsewhere', true],
    ['<img>', true],
    ['\n  ', false],
    ['<!-- the form -->', false],
    ['\n<h2 slot="header">Give</h2>', false],
    ['Give elsewhere<h2 slot="header">Give</h2>', true],
  ] as const) {
    it(`shows ${isGiven ? 'the fallback' : 'its own message'} if its content is ${markup}`, async () => {
      const left = document.createElement('template');
      left.innerHTML = markup;
      const children = [...left.content.childNodes];
      const { donor } = await openWidget(wrong, { children });
      expect(donor.text).to.equal(isGiven ? '' : en.closed);
      expect(donor.root.querySelectorAll('slot')).to.have.length(isGiven ? 1 : 0);
    });
  }

  for (const [given, isGiven] of [
    ['', false],
    ['<p>&nbsp;</p>', false],
    ['<a href="/other">Others</a>', true],
  ] as const) {
    it(`${isGiven ? 'shows' : 'ignores'} the content of a slot that contains ${given || 'nothing'}`, async () => {
      const { element, donor, page } = await openWidget(wrong, {
        children: [document.createElement('slot')],
      });
      page.innerHTML = given;
      page.attachShadow({ mode: 'open' }).append(element);
      await element.updateComplete;
      expect(donor.root.querySelectorAll('slot')).to.have.length(isGiven ? 1 : 0);
    });
  }

  for (const [what, attributes] of [
    ['invalid amounts', wrong],
    ['no service', { 'base-url': '' }],
  ] as const) {
    it(`reports to the developer once, with ${what}`, async () => {
      const platform = fakePlatform();
      const told: Error[] = [];
      const listen = (event: Event) => told.push((event as DonationErrorEvent).error);
      document.addEventListener('donation-error', listen);
      const { element } = await openWidget(attributes, { platform, service: null });
      await until(() => told.length > 0, 'Nothing is reported.');
      document.removeEventListener('donation-error', listen);
      expect(element.shadowRoot?.querySelector('form')).to.equal(null);
      expect(told).to.deep.equal(platform.reports);
      expect(platform.reports).to.have.length(1);
      expect(platform.reports[0]).to.be.instanceOf(ConfigurationError);
    });
  }

  it('says nothing about money to a donor who comes back from the payment page', async () => {
    const { reference } = pendingDonation();
    const { donor } = await at(`?donation-reference=${reference}`, () => openWidget(wrong));
    expect(donor.text).to.equal(en.broken);
  });

  it('sends nothing, and keeps the answers, until they are fixed', async () => {
    const { element, service, donor } = await openFilled();
    const errors = record(element, 'donation-error');
    element.amounts = 'ten';
    await element.updateComplete;
    expect(donor.text).to.equal(en.closed);
    await until(() => errors.length > 0, 'Nothing is reported.');
    expect(errors).to.have.length(1);
    expect(element.request).to.equal(null);
    expect([element.checkValidity(), element.reportValidity()]).to.deep.equal([false, false]);
    await element.submit();
    expect(service.calls).to.deep.equal([]);
    element.amounts = '10 20';
    await element.updateComplete;
    expect(element.request?.payer.email).to.equal('me@example.org');
    expect(donor.field(en.email).value).to.equal('me@example.org');
  });
});
