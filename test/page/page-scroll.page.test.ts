// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { holdScroll, releaseScroll } from '../../src/page/page-scroll.js';

const { documentElement: root, body } = document;

const styles = () => ({ root: root.style.cssText, body: body.style.cssText });

describe('holdScroll', () => {
  afterEach(() => {
    root.removeAttribute('style');
    body.removeAttribute('style');
  });

  it('stops scrolling until release, then restores the styles', () => {
    const holder = {};
    const before = styles();
    holdScroll(holder);
    expect(getComputedStyle(body).overflow).to.equal('hidden');
    releaseScroll(holder);
    expect(styles()).to.deep.equal(before);
  });

  it('restores inline styles that the page had set', () => {
    const holder = {};
    body.style.cssText = 'overflow-y: scroll; margin: 1px';
    const before = styles();
    holdScroll(holder);
    expect(getComputedStyle(body).overflowY).to.equal('hidden');
    releaseScroll(holder);
    expect(styles()).to.deep.equal(before);
  });

  it('stops scrolling on the root element if the page scrolls there', () => {
    const holder = {};
    root.style.cssText = 'overflow-y: scroll !important; overflow-x: hidden';
    body.style.overflow = 'auto';
    const before = styles();
    holdScroll(holder);
    expect(getComputedStyle(root).overflowY).to.equal('hidden');
    expect(getComputedStyle(body).overflowY).to.equal('auto');
    releaseScroll(holder);
    expect(styles().body).to.equal(before.body);
    expect(getComputedStyle(root).overflowY).to.equal('scroll');
    expect(root.style.getPropertyPriority('overflow-y')).to.equal('important');
  });

  it('stays locked until the last holder releases it', () => {
    const one = {};
    const other = {};
    holdScroll(one);
    holdScroll(other);
    holdScroll(other);
    releaseScroll(one);
    releaseScroll(one);
    expect(getComputedStyle(body).overflow).to.equal('hidden');
    releaseScroll(other);
    expect(getComputedStyle(body).overflow).to.equal('visible');
  });

  it('ignores a release by an object that holds nothing', () => {
    const before = styles();
    releaseScroll({});
    expect(styles()).to.deep.equal(before);
  });
});
