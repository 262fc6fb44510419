import { intervalLabel } from '../../editor/controls/labels.js';
import {
  answers,
  frequencyTexts,
  frequencyUnits,
  markOf,
  optionsWith,
  orderTexts,
  withFrequency,
  withMark,
  withMoved,
  withWord,
} from '../../editor/controls/options.js';
import { wordsOf } from '../../src/questions/attributes.js';
import { Help, type FieldOf, type FieldProps } from './field-props.js';
import { say, translator } from './translation.js';
import { h, wp, type Drawn } from './wp.js';

const { BaseControl, Button, CheckboxControl, SelectControl, TextControl } = wp.components;

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
      h('legend', null, say(label)),
      ...fields,
    ),
  );
};

type OthersProps = Pick<FieldProps, 'value' | 'choose'> & { readonly title: string };

/** The fields that add a frequency such as every 2 weeks. */
const Others = ({ title, value, choose }: OthersProps): Drawn => {
  const texts = frequencyTexts(translator);
  const [count, setCount] = wp.element.useState('2');
  const [unit, setUnit] = wp.element.useState('week');
  return h(
    'details',
    null,
    h('summary', null, title),
    h(TextControl, {
      label: texts.count,
      type: 'number',
      min: 2,
      max: 99,
      value: count,
      onChange: setCount,
    }),
    h(SelectControl, {
      label: texts.unit,
      value: unit,
      options: frequencyUnits(translator),
      onChange: setUnit,
    }),
    h(
      Button,
      {
        variant: 'secondary',
        onClick: () => {
          choose(withFrequency(wordsOf(value), count, unit));
        },
      },
      texts.add,
    ),
  );
};

/** The order of the words, with buttons that change it. */
const Order = ({ value, choose }: FieldOf<'set'>): Drawn => {
  const texts = orderTexts(translator);
  const words = wordsOf(value);
  const button = (word: string, place: number, by: -1 | 1) =>
    h(
      Button,
      {
        'aria-label': texts[by < 0 ? 'up' : 'down'](word),
        'aria-disabled': words[place + by] === undefined,
        onClick: () => {
          if (words[place + by] === undefined) return;
          choose(withMoved(words, word, by));
          wp.a11y.speak(texts.moved(word, place + by + 1));
        },
      },
      by < 0 ? '↑' : '↓',
    );
  return h(
    wp.element.Fragment,
    null,
    h('p', null, texts.title),
    h(
      'ol',
      { className: 'donation-widget-order' },
      ...words.map((word, place) =>
        h(
          'li',
          { key: word },
          h('span', null, intervalLabel(word, translator)),
          button(word, place, -1),
          button(word, place, 1),
        ),
      ),
    ),
  );
};

/** Boxes to tick. */
export const TickList = (props: FieldOf<'set'>): Drawn => {
  const { control, value, choose } = props;
  const words = wordsOf(value);
  return fieldSet(
    props,
    ...optionsWith(words, control.options(translator), translator).map((option) =>
      h(CheckboxControl, {
        key: option.value,
        label: option.label,
        checked: words.includes(option.value),
        onChange: (isTicked: boolean) => {
          choose(withWord(words, option.value, isTicked));
        },
      }),
    ),
    // A box that comes or goes must not close what stands after it, nor clear what was entered there.
    ...(control.others ? [h(Others, { key: 'others', title: say(control.others), value, choose })] : []),
    ...(control.others && words.length > 1 ? [h(Order, { key: 'order', ...props })] : []),
  );
};

/** A list for each question: not asked, optional or required. */
export const Questions = (props: FieldOf<'questions'>): Drawn => {
  const { control, value, choose } = props;
  const words = wordsOf(value);
  const options = control.options(translator);
  const offered = answers(translator);
  return fieldSet(
    props,
    ...options.map((option) => {
      const mark = markOf(words, option.value);
      return h(SelectControl, {
        key: option.value,
        label: option.label,
        labelPosition: 'side',
        value: offered.findIndex((answer) => answer.mark === mark),
        options: offered.map(({ label }, index) => ({ value: index, label })),
        onChange: (index: string) => {
          choose(withMark(options, words, option.value, offered[Number(index)]?.mark));
        },
      });
    }),
  );
};
