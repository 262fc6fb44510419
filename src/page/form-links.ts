import { pageUrl, pageWindow } from './window.js';

/** Opens the form that a hash names and returns whether it did. `isPressed` is true if the donor pressed a link. */
type Opener = (hash: string, isPressed: boolean) => boolean;

const openers = new Set<Opener>();

/** The page's hash that has already opened a form. An element that is added later doesn't open it again. */
let opened = '';

const open = (hash: string, isPressed: boolean): boolean =>
  hash !== '' && [...openers].some((opener) => opener(hash, isPressed));

/** The hash of a link to this page; empty if the press leads to another page or another tab. */
const hashOfPress = (event: MouseEvent): string => {
  const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || !/^(?:_self)?$/.test(link.target)) return '';
  return link.hash && link.href === pageUrl().replace(/#.*/s, '') + link.hash ? link.hash : '';
};

const onClick = (event: MouseEvent) => {
  if (open(hashOfPress(event), true)) event.preventDefault();
};

const onHash = () => {
  opened = '';
  openByAddress();
};

/** Opens the form that the page's address names, once. */
export const openByAddress = (): void => {
  const { hash } = pageWindow().location;
  if (hash !== opened && open(hash, false)) opened = hash;
};

/** Makes links to this page open a form. Returns a function that stops this. */
export const followLinks = (opener: Opener): (() => void) => {
  if (openers.size === 0) {
    document.addEventListener('click', onClick);
    pageWindow().addEventListener('hashchange', onHash);
  }
  openers.add(opener);
  return () => {
    openers.delete(opener);
    if (openers.size > 0) return;
    document.removeEventListener('click', onClick);
    pageWindow().removeEventListener('hashchange', onHash);
  };
};
