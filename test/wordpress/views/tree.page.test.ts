import { expect } from '@open-wc/testing';
import { treeOf } from '../../../wordpress/views/tree.js';

describe('The tree of a first view', () => {
  it('has the tags, the attributes and all texts of its HTML', () => {
    const html = `<div class="a" hidden> <label for="amount">Other &lt;amount&gt; “€”</label><input name="amount" checked /> </div> <slot></slot>`;
    expect(treeOf(html)).to.deep.equal([
      'div',
      { class: 'a', hidden: '' },
      ' ',
      ['label', { for: 'amount' }, 'Other <amount> “€”'],
      ['input', { name: 'amount', checked: '' }],
      ' ',
    ]);
  });

  it('keeps the names of SVG', () => {
    expect(treeOf('<div><svg viewBox="0 0 1 1"><path d="M0 0" /></svg></div>')).to.deep.equal([
      'div',
      {},
      ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
    ]);
  });

  it('has neither comments nor control characters', () => {
    expect(treeOf('<div title="a&#9;b"><!-- c -->d&#10;e</div>')).to.deep.equal([
      'div',
      { title: 'a b' },
      'd e',
    ]);
  });

  it('runs and loads nothing', () => {
    const asked = performance.getEntriesByType('resource').length;
    treeOf('<div><img src="/tree.png" onerror="window.hacked = 1"><script>window.hacked = 1</script></div>');
    expect('hacked' in window).to.equal(false);
    expect(performance.getEntriesByType('resource').length).to.equal(asked);
  });

  it('can’t be read from nothing', () => {
    expect(() => treeOf('')).to.throw('empty');
  });
});
