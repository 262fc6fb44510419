import { expect } from '@open-wc/testing';
import { controlOf } from '../../../editor/controls/controls.js';
import type { FieldOf } from '../../../wordpress/editor/field-props.js';

/** An element as React gets it: its parent keeps the state of a child by its key, or by its place. */
type Element = { type: unknown; props: { key?: string } | null; children: unknown[] };

const createElement = (type: unknown, props: Element['props'], ...children: unknown[]): Element => ({
  type,
  props,
  children,
});

const translated = (text: string) => text;

/** The parts of WordPress’s editor that draw these fields, without WordPress. */
const wp = {
  element: { createElement, Fragment: 'fragment', useState: <T>(first: T) => [first, () => undefined] },
  components: {
    BaseControl: 'base',
    Button: 'button',
    CheckboxControl: 'checkbox',
    SelectControl: 'select',
    TextControl: 'text',
  },
  i18n: { __: translated, _n: translated },
};

/** The module reads WordPress’s editor when it loads. */
const load = async () => {
  Object.assign(window, { wp });
  return await import('../../../wordpress/editor/list-fields.js');
};

const propsOf = <K extends 'set' | 'questions'>(name: string, value: string) => {
  const control = controlOf(name);
  if (!control) throw new Error(`No control ${name}.`);
  return {
    control,
    value,
    problems: [],
    choose: () => undefined,
    read: () => '',
  } as unknown as FieldOf<K>;
};

/** The keys of the fields in a group, after its title. */
const keysIn = (drawn: unknown) => {
  const [group] = (drawn as Element).children as Element[];
  const [, ...fields] = group?.children as Element[];
  return fields.map(({ props }) => props?.key);
};

after(() => {
  Reflect.deleteProperty(window, 'wp');
});

describe('A group of fields in the WordPress editor', () => {
  it('keeps what is entered for another frequency when a frequency is added before it', async () => {
    const { TickList } = await load();
    const before = keysIn(TickList(propsOf('intervals', 'once month')));
    const later = keysIn(TickList(propsOf('intervals', 'once month 6-month')));
    expect(before).to.include.members(['month', 'others', 'order']);
    expect(later.filter((key) => !before.includes(key))).to.deep.equal(['6-month']);
    expect(new Set(later).size).to.equal(later.length);
  });

  it('keeps each question apart from the others', async () => {
    const { Questions } = await load();
    const keys = keysIn(Questions(propsOf('fields', 'name*')));
    expect(keys).to.include('name');
    expect(new Set(keys).size).to.equal(keys.length);
  });
});
