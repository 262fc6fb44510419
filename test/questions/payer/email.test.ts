// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { readEmail } from '../../../src/questions/payer/email.js';
import edge from '../../fixtures/edge-inputs.json' with { type: 'json' };
import { itReads } from '../../support/questions/readings.js';

describe('readEmail', () => {
  itReads(edge.email, readEmail);

  itReads(
    [
      { input: ' \u200b', expect: { omit: true }, why: 'blank' },
      { input: 'Name@Example.COM', expect: { accept: 'Name@Example.COM' }, why: 'case as typed' },
      { input: 'name@example', expect: { reject: 'format' }, why: 'no dot' },
      { input: 'name', expect: { reject: 'format' }, why: 'no at sign' },
      { input: '@example.com', expect: { reject: 'format' }, why: 'no local part' },
      { input: 'a@-example.com', expect: { reject: 'format' }, why: 'hyphen at the start of a label' },
      { input: 'a@example.com/path', expect: { reject: 'format' }, why: 'more than a host' },
      {
        input: 'a@例え.テスト/@evil.example',
        expect: { reject: 'format' },
        why: 'a path in a Unicode domain',
      },
      { input: 'a@例え.テスト:80', expect: { reject: 'format' }, why: 'a port in a Unicode domain' },
      { input: 'é@example.com', expect: { reject: 'format' }, why: 'a local part that few servers take' },
      { input: 'a@例え1.テスト', expect: { accept: 'a@xn--1-87t231j.xn--zckzah' }, why: 'a Unicode domain' },
      { input: 'a@例え.テスト/x', expect: { reject: 'format' }, why: 'a path after a Unicode domain' },
      { input: 'a@example.co-', expect: { reject: 'format' }, why: 'hyphen at the end of a label' },
      { input: 'xmailto:a@example.com', expect: { reject: 'format' }, why: 'a colon' },
      { input: 'a..b@example.com', expect: { reject: 'format' }, why: 'two dots' },
      { input: 'a,b@example.com', expect: { reject: 'format' }, why: 'comma' },
    ],
    readEmail,
  );

  it('accepts up to 254 characters, counted as they are sent', () => {
    const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(61)}`;
    expect(readEmail(longest)).to.deep.equal({ value: longest });
    expect(readEmail(`${longest}d`)).to.deep.equal({ code: 'too_long' });
    // Each of these labels has seven characters in Punycode.
    const local = 'a'.repeat(64);
    expect(readEmail(`${local}@${'é.'.repeat(23)}com`)).to.deep.equal({
      value: `${local}@${'xn--9ca.'.repeat(23)}com`,
    });
    expect(readEmail(`${local}@${'é.'.repeat(24)}com`)).to.deep.equal({ code: 'too_long' });
  });

  it('drops text pasted after the address, in 320 characters', () => {
    const pasted = 'payer@example.org'.padEnd(320, ';');
    expect(readEmail(pasted)).to.deep.equal({ value: 'payer@example.org' });
    expect(readEmail(`${pasted};`)).to.deep.equal({ code: 'too_long' });
  });

  it('reads a long text quickly', () => {
    expect(readEmail('a'.repeat(1_000_000))).to.deep.equal({ code: 'too_long' });
    expect(readEmail(`${';'.repeat(1_000_000)}a`)).to.deep.equal({ code: 'too_long' });
    expect(readEmail(`a@${'a.'.repeat(500_000)}`)).to.deep.equal({ code: 'too_long' });
  });
});
