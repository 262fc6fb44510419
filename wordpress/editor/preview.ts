import { blankPage, fill, show, stayOn, takeTextStyle, type Shown } from './preview-page.js';
import { site } from './site.js';
import { say, translator } from './translation.js';
import { h, useThemeStyles, wp, type Drawn } from './wp.js';

const { Button } = wp.components;
const { useEffect, useRef, useState } = wp.element;

/** The height of a preview with an open dialog, in pixels. */
const heightOfDialog = 760;

const hasDialog = (page: Document) => page.querySelector('donation-button[open]') !== null;

/** Gives a frame the height of its page, and the page the text style around the frame, until this is undone. */
const fit = (frame: HTMLIFrameElement, page: Document): (() => void) => {
  const measure = () => {
    takeTextStyle(page, frame);
    const height = hasDialog(page) ? heightOfDialog : Math.ceil(page.body.getBoundingClientRect().height);
    frame.style.height = `${String(height)}px`;
  };
  const sizes = new ResizeObserver(measure);
  const dialogs = new MutationObserver(measure);
  sizes.observe(page.body);
  dialogs.observe(page.body, { attributeFilter: ['open'], subtree: true });
  return () => {
    sizes.disconnect();
    dialogs.disconnect();
  };
};

type Props = Shown & {
  readonly title: string;
  /** A click on the preview selects the block first. */
  readonly isSelected: boolean;
  /** Someone has pressed the button of the form. */
  onSubmit(): void;
};

/** The real element on a page of its own, with the styles of the theme. */
export const Preview = ({ title, isSelected, onSubmit, ...shown }: Props): Drawn => {
  const frame = useRef<HTMLIFrameElement | null>(null);
  // A frame loads again whenever it moves in the document.
  const [page, setPage] = useState<Document | null>(null);
  const styles = useThemeStyles();
  const { kind, choices, className, example } = shown;

  useEffect(() => {
    if (!page || !frame.current) return undefined;
    fill(page, kind, site, styles);
    const refuse = (event: Event) => {
      event.preventDefault();
      onSubmit();
    };
    page.addEventListener('donation-submit', refuse);
    stayOn(page);
    page.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && !hasDialog(page)) frame.current?.closest<HTMLElement>('[data-block]')?.focus();
    });
    return fit(frame.current, page);
  }, [page]);
  useEffect(() => {
    if (page) show(page, shown, translator);
    return undefined;
  }, [page, kind, choices, className, example]);

  return h(
    'div',
    { className: 'donation-widget-preview' },
    isSelected &&
      h(
        Button,
        { className: 'donation-widget-enter', variant: 'primary', onClick: () => frame.current?.focus() },
        say('Try the preview (press Escape to leave)'),
      ),
    h('iframe', {
      ref: frame,
      title,
      // WordPress moves the focus between blocks with the arrow keys, which would end inside the frame.
      tabIndex: -1,
      // Since version 7.1, they pass over a block with anything in it that can have the focus.
      inert: isSelected ? undefined : 'true',
      srcDoc: blankPage(site),
      onLoad: () => {
        const loaded = frame.current?.contentDocument ?? null;
        if (loaded?.URL === 'about:srcdoc') setPage(loaded);
        // The form has opened another page.
        else if (frame.current) frame.current.srcdoc = blankPage(site);
      },
    }),
    !isSelected && h('div', { className: 'donation-widget-overlay' }),
  );
};
