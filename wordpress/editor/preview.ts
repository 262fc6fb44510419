import { blankPage, fill, show, type Shown } from './preview-page.js';
import { site } from './site.js';
import { h, useThemeStyles, wp, type Drawn } from './wp.js';

const { useEffect, useRef, useState } = wp.element;

/** The height of a preview with an open dialog, in pixels. */
const heightOfDialog = 760;

/** Gives a frame the height of its page, which it has until this is undone. */
const fit = (frame: HTMLIFrameElement, page: Document): (() => void) => {
  const measure = () => {
    const isOpen = page.querySelector('donation-button[open]') !== null;
    const height = isOpen ? heightOfDialog : Math.ceil(page.body.getBoundingClientRect().height);
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
    return fit(frame.current, page);
  }, [page]);
  useEffect(() => {
    if (page) show(page, shown);
    return undefined;
  }, [page, kind, choices, className, example]);

  return h(
    'div',
    { className: 'donation-widget-preview' },
    h('iframe', {
      ref: frame,
      title,
      srcDoc: blankPage(site),
      onLoad: () => {
        setPage(frame.current?.contentDocument ?? null);
      },
    }),
    !isSelected && h('div', { className: 'donation-widget-overlay' }),
  );
};
