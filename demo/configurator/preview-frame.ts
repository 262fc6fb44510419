import { updateElement } from './page-update.js';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').documentElement;

/** Whether a click would open another page in the frame. A link out of the frame has a target. */
const isLeaving = (event: Event): boolean =>
  event.composedPath().some((one) => 'href' in one && (one as HTMLAnchorElement).target === '');

/** The page of an `srcdoc` frame. Before it loads, and after someone has left it, the frame has another page. */
const pageIn = ({ contentDocument }: HTMLIFrameElement): Document | undefined =>
  contentDocument?.URL === 'about:srcdoc' ? contentDocument : undefined;

/** A page in a frame. Its HTML can change while the page stays. */
export class PreviewFrame {
  readonly #title: string;
  readonly #onLoad: (page: Document) => void;
  #element: HTMLIFrameElement | undefined;
  /** The HTML that the frame should show. */
  #html = '';
  /** The HTML that the page in the frame has; undefined while it loads. */
  #shown: string | undefined;

  /** @param onLoad is called with each page that has loaded */
  constructor(title: string, onLoad: (page: Document) => void) {
    this.#title = title;
    this.#onLoad = onLoad;
  }

  get element(): HTMLIFrameElement {
    return (this.#element ??= this.#createElement());
  }

  /** The page in the frame once it has loaded. */
  get page(): Document | undefined {
    return this.#shown === undefined ? undefined : pageIn(this.element);
  }

  show(html: string): void {
    this.#html = html;
    this.#update();
  }

  /** Loads the page again, in a new frame: another page in the same frame would be a step of Back. */
  restart(): void {
    this.#element = undefined;
    this.#shown = undefined;
  }

  #createElement(): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    const html = this.#html;
    frame.title = this.#title;
    frame.srcdoc = html;
    frame.addEventListener('load', () => {
      if (frame !== this.#element) return;
      const page = pageIn(frame);
      if (!page) {
        frame.srcdoc = html;
        return;
      }
      this.#shown = html;
      page.addEventListener('click', (event) => {
        if (isLeaving(event)) event.preventDefault();
      });
      this.#onLoad(page);
      this.#update();
    });
    return frame;
  }

  #update(): void {
    const { page } = this;
    if (!page || this.#shown === undefined || this.#shown === this.#html) return;
    updateElement(page.documentElement, parsed(this.#shown), parsed(this.#html));
    this.#shown = this.#html;
  }
}
