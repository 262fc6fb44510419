import {
  answers,
  markOf,
  orderOf,
  othersExample,
  othersHint,
  othersIn,
  withMark,
  withOthers,
  withWord,
} from '../../editor/options.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { Help, type FieldOf, type FieldProps } from './field-props.js';
import { h, wp, type Drawn } from './wp.js';

const { BaseControl, CheckboxControl, SelectControl, TextControl } = wp.components;

/** Several fields with one label. */
export const fieldSet = (props: FieldProps, ...fields: Drawn[]): Drawn => {
  const { name, label } = props.control;
  const id = `donation-widget-${name}`;
  return h(
    BaseControl,
    { id, help: h(Help, props) },
    h(
      'fieldset',
      // WordPress gives the help this id.
      { className: 'donation-widget-field', 'aria-describedby': `${id}__help` },
      h('legend', null, label),
      ...fields,
    ),
  );
};

/** The field for words beyond the options. It takes its text when the editor leaves it. */
const Others = ({ control, value, choose }: FieldOf<'set'>): Drawn => {
  const words = wordsOf(value);
  const stored = othersIn(words, control.options);
  const [text, setText] = wp.element.useState(stored);
  wp.element.useEffect(() => {
    setText(stored);
    return undefined;
  }, [stored]);
  return h(
    'details',
    null,
    h('summary', null, control.others),
    h(TextControl, {
      label: othersHint,
      placeholder: othersExample,
      autoComplete: 'off',
      value: text,
      onChange: setText,
      onBlur: () => {
        choose(withOthers(words, control.options, text));
      },
    }),
  );
};

/** Boxes to tick. */
export const TickList = (props: FieldOf<'set'>): Drawn => {
  const { control, value, choose } = props;
  const words = wordsOf(value);
  return fieldSet(
    props,
    ...control.options.map((option) =>
      h(CheckboxControl, {
        label: option.label,
        checked: words.includes(option.value),
        onChange: (isTicked: boolean) => {
          choose(withWord(words, option.value, isTicked));
        },
      }),
    ),
    ...(control.others ? [h(Others, props)] : []),
    ...(control.others && words.length > 1 ? [h('p', null, orderOf(words))] : []),
  );
};

/** A list for each question: not asked, optional or required. */
export const Questions = (props: FieldOf<'questions'>): Drawn => {
  const { control, value, choose } = props;
  const words = wordsOf(value);
  return fieldSet(
    props,
    ...control.options.map((option) => {
      const mark = markOf(words, option.value);
      return h(SelectControl, {
        label: option.label,
        labelPosition: 'side',
        value: answers.findIndex((answer) => answer.mark === mark),
        options: answers.map(({ label }, index) => ({ value: index, label })),
        onChange: (index: string) => {
          choose(withMark(control.options, words, option.value, answers[Number(index)]?.mark));
        },
      });
    }),
  );
};
