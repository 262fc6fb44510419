import { pageUrl, pageWindow } from './page-window.js';

/** Opens a form that a hash names, and gives back whether it did; `isPressed` where the donor has pressed a link. */
type Opener = (hash: string, isPressed: boolean) => boolean;

const openers = new Set<Opener>();

/** The hash of the page that has opened a form already: an element that comes later does not open it again. */
let opened = '';

const open = (hash: string, isPressed: boolean): boolean =>
  hash !== '' && [...openers].some((opener) => opener(hash, isPressed));

/** The hash that a link to this very page leads to; none for a press that leads elsewhere, or to another tab. */
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

/** Opens the form that the address of the page names, once. */
export const openByAddress = (): void => {
  const { hash } = pageWindow().location;
  if (hash !== opened && open(hash, false)) opened = hash;
};

/** Has links to this page open a form. Gives back what stops this. */
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
