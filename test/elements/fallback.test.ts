import { expect } from '@open-wc/testing';
import { en } from '../../src/messages/en.js';
import { openWidget } from './donor.js';

const wrong = { amounts: 'ten' };

describe('A <donation-widget> whose attributes can’t work', () => {
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
  ] as const) {
    it(`shows ${isGiven ? 'the fallback' : 'words of its own'} where the page has left ${markup}`, async () => {
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
    it(`looks into a slot of the page’s own element, with ${given || 'nothing'} in it`, async () => {
      const { element, donor, page } = await openWidget(wrong, {
        children: [document.createElement('slot')],
      });
      page.innerHTML = given;
      page.attachShadow({ mode: 'open' }).append(element);
      await element.updateComplete;
      expect(donor.root.querySelectorAll('slot')).to.have.length(isGiven ? 1 : 0);
    });
  }
});
