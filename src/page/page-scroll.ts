import { ofDocument } from './window.js';

const holders = new Set<object>();
let release: (() => void)[] = [];

/** Stops the page from scrolling until every holder has released it. The page's content doesn't move. */
export const holdScroll = (holder: object): void => {
  if (holders.size === 0) release = hold();
  holders.add(holder);
};

export const releaseScroll = (holder: object): void => {
  if (!holders.delete(holder) || holders.size > 0) return;
  for (const undo of release) undo();
  release = [];
};

const hold = () => {
  const root = ofDocument('documentElement');
  const scrollbar = innerWidth - root.clientWidth;
  // The viewport takes its overflow from the body if the root element sets none.
  const isOfRoot = getComputedStyle(root).overflowY !== 'visible';
  const scroller = isOfRoot ? root : ofDocument('body');
  return [
    override(scroller, 'overflow-x', 'hidden'),
    override(scroller, 'overflow-y', 'hidden'),
    ...(scrollbar > 0 ? [keepScrollbarSpace(root, scrollbar)] : []),
  ];
};

/** Keeps the scrollbar's space empty while the scrollbar is hidden. */
const keepScrollbarSpace = (root: HTMLElement, scrollbar: number) =>
  CSS.supports('scrollbar-gutter', 'stable')
    ? override(root, 'scrollbar-gutter', 'stable')
    : override(
        root,
        'padding-inline-end',
        `${parseFloat(getComputedStyle(root).paddingInlineEnd) + scrollbar}px`,
      );

/** Sets styles through the object model: a strict Content-Security-Policy blocks style attributes. */
const override = ({ style }: HTMLElement, name: string, value: string) => {
  const before = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value, 'important');
  return () => {
    if (before) style.setProperty(name, before, priority);
    else style.removeProperty(name);
  };
};
