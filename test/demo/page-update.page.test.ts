import { expect } from '@open-wc/testing';
import { updateElement } from '../../demo/configurator/page-update.js';

const parsed = (html: string) => new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

/** An element in the page with this code, which then changes. */
const changed = (before: string, next: string, act: (live: HTMLElement) => void = () => undefined) => {
  const live = document.createElement('div');
  live.innerHTML = before;
  act(live);
  updateElement(live, parsed(before), parsed(next));
  return live;
};

it('an attribute that was added, changed or removed in the code changes on the element', () => {
  const live = changed('<b x="1" y="2"></b>', '<b x="3" z></b>');
  expect(live.innerHTML).to.equal('<b x="3" z=""></b>');
});

it('an element keeps what it has set itself, and what a donor has typed in it', () => {
  const live = changed('<p a="1"><input></p>', '<p a="2"><input></p>', (page) => {
    page.querySelector('p')?.setAttribute('own', '');
    const field = page.querySelector('input');
    if (field) field.value = 'typed';
  });
  expect(live.querySelector('p')?.outerHTML).to.equal('<p a="2" own=""><input></p>');
  expect(live.querySelector('input')?.value).to.equal('typed');
});

it('texts and children that differ are replaced, without a change of those around them', () => {
  const live = changed('<style>a</style><p>One</p>', '<style>b</style><p>One</p>');
  expect(live.innerHTML).to.equal('<style>b</style><p>One</p>');
  const more = changed('<p><b>1</b></p><i></i>', '<p><b>1</b><b>2</b></p><i></i>', (page) => {
    page.querySelector('i')?.setAttribute('own', '');
  });
  expect(more.innerHTML).to.equal('<p><b>1</b><b>2</b></p><i own=""></i>');
});
