// Also runs on older versions of WordPress.
import { returnScript } from '../../src/prerender/return-script.js';
import { parse } from 'parse5';
import { donorOn } from '../support/journeys/journey.js';
import { block } from './block.js';
import { elementsIn, post, read, usePlugin, useTheme } from './plugin.js';
import { expect, logIn, test, type Role } from './site.js';
import { look, missing, nonceOf, postAt, store, storedIn, viewsOn, type View } from './first-views.js';
import type { WordPress } from './wordpress.js';

usePlugin();

test.beforeEach(async ({ wordpress }) => {
  await useTheme(wordpress, 'twentytwentyone');
});

type Tree = readonly [tag: string, attributes: Record<string, unknown>, ...children: unknown[]];

const root = { class: 'themed donation-prerendered', part: 'card', hidden: '', lang: 'en-US', dir: 'ltr' };

const inRoot = (...children: unknown[]): Tree => ['div', root, ...children];

const nested = (depth: number): unknown => (depth === 0 ? 'x' : ['div', {}, nested(depth - 1)]);

const input = { type: 'text', name: 'amount', value: '' };
const form = { method: 'dialog', novalidate: '' };
const link = { href: 'https://charity.example/', target: '_blank', rel: 'noopener noreferrer' };

/** Trees that a form doesn’t have. */
const forged: Record<string, unknown> = {
  'a script': inRoot(['script', {}, 'window.hacked=1']),
  'a style': inRoot(['style', {}, '*{display:none}']),
  'a tag with markup': inRoot(['p><script>window.hacked=1</script', {}]),
  'a tag in capitals': inRoot(['SCRIPT', {}, 'window.hacked=1']),
  'a picture': inRoot(['img', { src: 'x', onerror: 'window.hacked=1' }]),
  'a frame': inRoot(['iframe', { srcdoc: '<script>parent.hacked=1</script>' }]),
  'an element of the plugin': inRoot(['donation-widget', { 'base-url': 'https://evil.example' }]),
  'a template': inRoot(['template', { shadowrootmode: 'open' }]),
  'a picture of SVG with a script': inRoot([
    'svg',
    { fill: 'currentColor' },
    ['script', {}, 'window.hacked=1'],
  ]),
  'SVG with an address': inRoot(['svg', { fill: 'url(https://evil.example)' }]),
  'a handler': inRoot(['p', { onclick: 'window.hacked=1' }]),
  'a handler in the root': ['div', { ...root, onfocus: 'window.hacked=1' }],
  'a name with markup': inRoot(['p', { 'a><script>window.hacked=1</script><p b': '' }]),
  'a style attribute': inRoot(['p', { style: 'position:fixed;inset:0' }]),
  'a number as a name': inRoot(['p', { 0: 'onclick' }]),
  'an autofocus': inRoot(['input', { ...input, autofocus: '' }]),
  'a form with an address': inRoot(['form', { ...form, action: 'https://evil.example' }]),
  'a form that sends': inRoot(['form', { ...form, method: 'post' }]),
  'a form without a method': inRoot(['form', { novalidate: '' }]),
  'a button with an address': inRoot(['button', { type: 'button', formaction: 'https://evil.example' }]),
  'a button that sends': inRoot(['button', { type: 'submit' }]),
  'a button without a type': inRoot(['button', {}]),
  'a field that sends': inRoot(['input', { ...input, type: 'submit' }]),
  'a field that sends as a picture': inRoot(['input', { ...input, type: 'image' }]),
  'a password': inRoot(['input', { ...input, type: 'password' }]),
  'a field of another form': inRoot(['input', { ...input, form: 'searchform' }]),
  'a script link': inRoot(['a', { ...link, href: 'javascript:window.hacked=1' }, 'x']),
  'a script link with capitals and spaces': inRoot([
    'a',
    { ...link, href: ' JavaScript:window.hacked=1' },
    'x',
  ]),
  'a script link with a tab': inRoot(['a', { ...link, href: 'java\tscript:window.hacked=1' }, 'x']),
  'a link to data': inRoot(['a', { ...link, href: 'data:text/html,<script>1</script>' }, 'x']),
  'a link to http': inRoot(['a', { ...link, href: 'http://evil.example/' }, 'x']),
  'a link in this window': inRoot(['a', { ...link, target: '_self' }, 'x']),
  'a link that says where it was': inRoot(['a', { href: link.href, target: '_blank' }, 'x']),
  'content in a field': inRoot(['input', input, 'x']),
  'a null byte in a text': inRoot('a\u0000b'),
  'a null byte in a value': inRoot(['p', { class: 'a\u0000b' }]),
  'a null byte in a tag': inRoot(['scr\u0000ipt', {}]),
  'a line break in a text': inRoot('a\nb'),
  'elements that are too deep': inRoot(nested(30)),
  'elements that are far too deep': inRoot(nested(400)),
  'a text that is too long': inRoot('x'.repeat(70_000)),
  'too many elements': inRoot(...Array.from({ length: 10_000 }, () => ['p', {}])),
  'a number as a text': inRoot(1),
  'nothing as a text': inRoot(null),
  'true as a text': inRoot(true),
  'an object': inRoot({ tag: 'p' }),
  'an empty list': inRoot([]),
  'an element without attributes': inRoot(['p']),
  'a text as attributes': inRoot(['p', 'class']),
  'a list as a tag': inRoot([['p'], {}]),
  'a list as a value': inRoot(['p', { class: ['a'] }]),
  'a number as a value': inRoot(['p', { class: 1 }]),
  'a text as the root': '<script>window.hacked=1</script>',
  'another root': ['form', form],
  'a list as the root': [],
  'a number as the root': 1,
};

/** Shows a view that has reached the database in another way, such as with imported posts. */
const htmlOf = (wordpress: WordPress, view: unknown) =>
  wordpress.php<string>('return donation_widget_view_html( $given );', view);

const digest = 'a'.repeat(64);

test('Nothing that a form doesn’t have can be stored, or is shown if it’s stored', async ({
  browser,
  wordpress,
}) => {
  const address = await post(wordpress, '[donation_form]', 'author');
  const id = await postAt(wordpress, address);
  const author = await logIn(browser, wordpress, 'author');
  const good = { questions: [], tree: inRoot(['p', { class: 'hint' }, 'Fine']) };
  expect((await store(author, { post: id, digest, ...good })).status()).toBe(200);
  const before = await storedIn(wordpress, id);
  expect(before.views?.[digest]).toEqual(good);
  const nonce = await nonceOf(author);

  for (const [what, tree] of Object.entries(forged)) {
    const answer = await store(author, { post: id, digest, questions: [], tree }, nonce);
    expect(answer.status(), what).toBe(400);
    expect(((await answer.json()) as { message: string }).message, what).toContain(
      'something that a form doesn’t have',
    );
  }
  for (const questions of ['ask', ['none'], ['../ask'], [['ask']], { 0: 1 }, null, Array(99).fill('ask')])
    expect((await store(author, { post: id, digest, ...good, questions }, nonce)).status()).toBe(400);
  for (const other of ['A'.repeat(64), 'a'.repeat(63), `${digest}\n`, '', 1, [digest], null])
    expect((await store(author, { post: id, ...good, digest: other }, nonce)).status()).toBe(400);
  expect(await storedIn(wordpress, id)).toEqual(before);

  for (const [what, tree] of Object.entries(forged))
    if (JSON.stringify(tree).length < 50_000)
      expect(await htmlOf(wordpress, { questions: [], tree }), what).toBe('');
  for (const view of [null, [], 1, '', 'x', { tree: inRoot() }, { questions: [] }])
    expect(await htmlOf(wordpress, view)).toBe('');
});

const markup = [
  `"><script>window.hacked=1</script>`,
  `'><img src=x onerror=window.hacked=1>`,
  `</p></div></template><script>window.hacked=1</script>`,
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '&quot; onfocus=&quot;window.hacked=1',
  '<!--',
  '[donation_status]',
  '</style><script>window.hacked=1</script>',
  ']]>',
];

test('Markup in every text and value of a view stays text', async ({ browser, wordpress }) => {
  const address = await post(wordpress, '[donation_form]', 'author');
  const author = await logIn(browser, wordpress, 'author');
  await look(author, address);
  const id = await postAt(wordpress, address);
  const [first] = Object.keys((await storedIn(wordpress, id)).views ?? {});
  const values = Object.fromEntries(
    ['id', 'class', 'part', 'lang', 'dir', 'role', 'aria-label'].map((name) => [name, markup.join(' ')]),
  );
  const tree = inRoot(['p', values, ...markup], ['textarea', { name: markup.join() }, ...markup]);
  const answer = await store(author, { post: id, digest: first, questions: [], tree });
  expect(answer.status()).toBe(200);
  const { html } = await read(address);
  const [view = ''] = await viewsOn(address);
  const elements = elementsIn(parse(`<!doctype html><body>${view}`));
  expect(
    elements.map(({ tag }) => tag).filter((tag) => !['html', 'head', 'body', 'style'].includes(tag)),
  ).toEqual(['div', 'p', 'textarea', 'span', 'script']);
  expect(html).toContain(
    `<span hidden><script data-cfasync="false">${returnScript}</script></span></template>`,
  );
  expect(elements.find(({ tag }) => tag === 'p')?.attributes).toEqual(values);
  expect(html).not.toContain('<script>window.hacked');

  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  await expect(donorOn(page).submitButton).toHaveText('Donate €10.00');
  await expect(page.locator('donation-widget textarea')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('Only somebody who can edit and publish a post can store its views', async ({ browser, wordpress }) => {
  const ofEditor = await postAt(wordpress, await post(wordpress, '[donation_form]', 'editor'));
  const ofAuthor = await postAt(wordpress, await post(wordpress, '[donation_form]', 'author'));
  const view: View = { digest, questions: [], tree: inRoot('x') };
  const tries = async (role: Role, id: number) => {
    const page = await logIn(browser, wordpress, role);
    const statuses = [
      (await store(page, { post: id, ...view })).status(),
      (await missing(page, id)).status(),
    ];
    await page.context().close();
    return statuses;
  };
  expect(await tries('subscriber', ofAuthor)).toEqual([403, 403]);
  expect(await tries('author', ofEditor)).toEqual([403, 403]);
  expect(await tries('author', 999_999)).toEqual([403, 403]);
  expect(await tries('author', ofAuthor)).toEqual([200, 200]);
  expect(await tries('editor', ofAuthor)).toEqual([200, 200]);

  await test.step('a contributor, whose own post somebody else reviews, can’t', async () => {
    const draft = await wordpress.php<number>(
      `return wp_insert_post( array(
        'post_title'   => 'Draft',
        'post_content' => '[donation_form]',
        'post_author'  => get_user_by( 'login', 'contributor' )->ID,
      ) );`,
    );
    expect(await tries('contributor', draft)).toEqual([403, 403]);
  });

  await test.step('a request without a nonce, or with a wrong one, can’t', async () => {
    const author = await logIn(browser, wordpress, 'author');
    expect((await store(author, { post: ofAuthor, ...view }, null)).status()).toBe(401);
    expect((await store(author, { post: ofAuthor, ...view }, 'wrong')).status()).toBe(403);
  });

  await test.step('a field of the post can’t hold one', async () => {
    const author = await logIn(browser, wordpress, 'author');
    const nonce = await nonceOf(author);
    await author.request.post(`/?rest_route=/wp/v2/posts/${ofAuthor}`, {
      headers: { 'X-WP-Nonce': nonce },
      data: { meta: { _donation_widget_views: '{"version":"x"}' } },
    });
    expect(Object.keys((await storedIn(wordpress, ofAuthor)).views ?? {})).toEqual([digest]);
  });
});

test('A post keeps the newest twenty views', async ({ browser, wordpress }) => {
  const id = await postAt(wordpress, await post(wordpress, '[donation_form]', 'author'));
  const author = await logIn(browser, wordpress, 'author');
  const digests = Array.from({ length: 22 }, (_, index) => index.toString(16).padStart(64, 'b'));
  for (const one of digests)
    expect((await store(author, { post: id, digest: one, questions: [], tree: inRoot(one) })).status()).toBe(
      200,
    );
  expect(Object.keys((await storedIn(wordpress, id)).views ?? {})).toEqual(digests.slice(2).reverse());
});

test('A view that an author forges in a block’s attributes is ignored', async ({ browser, wordpress }) => {
  const tree = inRoot(['p', {}, 'Forged'], ['script', {}, 'window.hacked=1']);
  const address = await post(
    wordpress,
    block('form', {
      prerendered: '<template shadowrootmode="open"><p>Forged</p><script>window.hacked=1</script></template>',
      view: JSON.stringify({ questions: [], tree }),
      views: tree,
      heading: 'Real',
    }),
    'author',
  );
  expect(await viewsOn(address)).toEqual([]);
  const author = await logIn(browser, wordpress, 'author');
  await look(author, address);
  const { html } = await read(address);
  expect((await viewsOn(address)).join()).toContain('Real');
  expect(html).not.toMatch(/Forged|hacked/);
  expect(await author.evaluate(() => 'hacked' in window)).toBe(false);
});
