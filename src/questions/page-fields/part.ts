import { html } from 'lit';
import { ownEntries, reportDeclared } from '../metadata-keys.js';
import type { FieldError, Part, PartKey } from '../part.js';
import { stateOf } from '../states.js';
import { fieldErrors, fieldValues, pageControlsOf } from './page-fields.js';

type PageFieldsState = {
  values: Readonly<Record<string, string | string[]>>;
  errors: readonly FieldError[];
};

const pageFieldsKey: PartKey<object, PageFieldsState> = { name: 'page-fields' };

const noFields: PageFieldsState = { values: {}, errors: [] };

/** Reads the page's own fields in the `fields` slot. It never moves or changes them. */
export const pageFieldsPart: Part<object, PageFieldsState> = {
  name: pageFieldsKey.name,
  isOfPage: true,

  configure: () => ({}),
  initial: () => noFields,
  observe: (host, before) => {
    const controls = pageControlsOf(host);
    if (controls.length === 0 && before === noFields) return before;
    const now = { values: fieldValues(controls), errors: fieldErrors(controls) };
    return isSame(now, before) ? before : now;
  },
  // Not `fields`, which is an attribute too.
  check: (form, report) =>
    reportDeclared(form, 'slot="fields"', Object.keys(stateOf(form, pageFieldsKey).values), report),

  // The page's `metadata` take precedence over its fields.
  read: (form, donation) => {
    const { values, errors } = stateOf(form, pageFieldsKey);
    if (errors.length > 0) return errors;
    return { ...donation, metadata: { ...ownEntries(form, values), ...donation.metadata } };
  },

  view: ({ submit }) =>
    html`<slot name="fields" @keydown=${(event: KeyboardEvent) => submitOnEnter(event, submit)}></slot>`,
};

/** Compares controls by identity, because frameworks attach circular objects to them, which JSON can't hold. */
const isSame = (one: PageFieldsState, other: PageFieldsState): boolean =>
  JSON.stringify(one.values) === JSON.stringify(other.values) &&
  one.errors.length === other.errors.length &&
  one.errors.every(({ field, code, own }, index) => {
    const error = other.errors[index];
    const isSameField = error?.field === field && error.code === code;
    return isSameField && error.own?.control === own?.control && error.own?.text === own?.text;
  });

/** Enter has its own effect in inputs of these types. */
const ownEnter = ['button', 'submit', 'reset', 'image', 'file', 'color'];

/**
 * Submits the form on Enter in the page's own fields, which are outside the shadow root. It ignores Enter if it ends
 * a composition or the page has handled it.
 */
const submitOnEnter = (event: KeyboardEvent, submit: (event: Event) => void): void => {
  const { key, target, isComposing, defaultPrevented, repeat } = event;
  if (key !== 'Enter' || isComposing || defaultPrevented || repeat) return;
  if (target instanceof HTMLInputElement && !ownEnter.includes(target.type)) submit(event);
};
