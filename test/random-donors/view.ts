import type { DonationStatus } from '../../src/elements/donation-status.js';
import type { DonationWidget } from '../../src/elements/donation-widget.js';

/** An element that can show a return. */
export type Shown = DonationWidget | DonationStatus;

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a form, or the status in its place, shows the donor. */
export type FormView = {
  shows: 'form' | 'status' | 'nothing';
  /** The text of the button that sends the form; null if there is none. */
  button: string | null;
  isBusy: boolean;
  notice: string;
  errors: string[];
  /** The addresses of all links to payment pages. */
  paymentLinks: string[];
  /** The content of each field; of radios, the text of the chosen one. */
  fields: Map<string, string>;
  outcome: string | null;
  text: string;
  /** The number of buttons, links and fields that the donor can use. */
  usable: number;
  lang: string;
  /** The service and the project that its attributes name. */
  attributes: { baseUrl: string; publishableKey: string; project: string | null };
};

/** What a tab shows. */
export type View = {
  /** `closed`: the form is in a closed dialog or `<details>`. */
  place: 'payment page' | 'closed' | 'page' | 'thanks page';
  forms: FormView[];
  /** The form that the donor is using; null if there is none. */
  form: FormView | null;
  /** Whether something in the tab has the focus. */
  isFocused: boolean;
};

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const formIn = (widget: Shown): HTMLFormElement | null =>
  widget.shadowRoot?.querySelector('form') ?? null;

export const statusIn = (widget: Shown): HTMLElement | null =>
  widget.shadowRoot?.querySelector<HTMLElement>('[part~=status]') ?? null;

/** Finds a field by name, because its label depends on the language. */
export const fieldIn = (widget: Shown, name: string): Field | null =>
  formIn(widget)?.querySelector<Field>(`[name="${name}"]`) ?? null;

const contentsOf = (form: HTMLFormElement): Map<string, string> => {
  const contents = new Map<string, string>();
  for (const control of form.querySelectorAll<Field>('input, select, textarea')) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked) contents.set(control.name, textOf(control.closest('label')));
      else if (!contents.has(control.name)) contents.set(control.name, '');
    } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      contents.set(control.name, String(control.checked));
    } else contents.set(control.name, control.value);
  }
  return contents;
};

export const viewOfForm = (widget: Shown): FormView => {
  const form = formIn(widget);
  const status = statusIn(widget);
  const root = widget.shadowRoot;
  const shown = root?.querySelector('.themed') ?? null;
  const button = form?.querySelector('button[type=submit]') ?? null;
  const isBusy = button?.getAttribute('aria-disabled') === 'true';
  const links = [...(root?.querySelectorAll<HTMLAnchorElement>('a[part~=submit], a[part~=continue]') ?? [])];
  return {
    shows: status ? 'status' : form ? 'form' : 'nothing',
    button: button && textOf(button),
    isBusy,
    notice: textOf(form?.querySelector('.notice[aria-live]')),
    errors: [...(form?.querySelectorAll('#error-summary li') ?? [])].map(textOf),
    paymentLinks: links.map(({ href }) => href),
    fields: form ? contentsOf(form) : new Map(),
    outcome: status?.dataset.outcome ?? null,
    text: textOf(shown),
    usable: links.length + (button && !isBusy ? 1 : 0) + (status ? buttonsIn(status).length : 0),
    lang: shown?.getAttribute('lang') ?? '',
    attributes: {
      baseUrl: widget.getAttribute('base-url') ?? '',
      publishableKey: widget.getAttribute('publishable-key') ?? '',
      project: widget.getAttribute('project'),
    },
  };
};

export const buttonsIn = (status: HTMLElement): HTMLElement[] => [
  ...status.querySelectorAll<HTMLElement>('.actions button, .actions a'),
];
