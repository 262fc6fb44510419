import { withScheme } from '../../editor/controls/addresses.js';
import { noAmount, offeredCurrencies, textsOf, withTextOf } from '../../editor/controls/amounts.js';
import { usualColours } from '../../editor/lints/colour.js';
import type { Option, Read } from '../../editor/controls/control.js';
import { currencyLabels } from '../../editor/controls/labels.js';
import { inEm, lengthAt } from '../../editor/controls/length.js';
import { optionsOf, withValue } from '../../editor/controls/options.js';
import { Help, isFaulty, placeholderOf, type FieldOf, type FieldProps } from './field-props.js';
import { fieldSet, Questions, TickList } from './list-fields.js';
import { colourOf, ordered, valueFor } from './palette.js';
import { Rows } from './rows.js';
import { site } from './site.js';
import { say, translator } from './translation.js';
import { h, usePalette, wp, type Drawn } from './wp.js';

const { CheckboxControl, RangeControl, SelectControl, TextareaControl, TextControl, ToggleControl } =
  wp.components;
const { ColorPalette } = wp.blockEditor;

const inSelect = ({ value, label }: Option) => ({ value, label });

/** The properties that most of WordPress's fields take. */
const common = (props: FieldProps) => ({
  label: say(props.control.label),
  help: h(Help, props),
  value: props.value,
  onChange: props.choose,
  'aria-invalid': isFaulty(props) || undefined,
});

const text = ({ control, ...props }: FieldOf<'text'>): Drawn =>
  h(control.isLong ? TextareaControl : TextControl, {
    ...common({ control, ...props }),
    placeholder: placeholderOf(control),
    autoComplete: 'off',
    onBlur: () => {
      const text = props.value.trim();
      if (control.isAddress && withScheme(text) !== text) props.choose(withScheme(text));
    },
  });

/** A text for each currency that the form offers, or a box to tick for no amount. */
const Amounts = (props: FieldOf<'amounts'>): Drawn => {
  const { control, value, choose } = props;
  if (control.none === undefined) return h(AmountTexts, props);
  const hasNone = value === noAmount;
  return h(
    wp.element.Fragment,
    null,
    !hasNone && h(AmountTexts, props),
    h(CheckboxControl, {
      label: say(control.none),
      checked: hasNone,
      onChange: (isTicked: boolean) => {
        choose(isTicked ? noAmount : '');
      },
    }),
  );
};

const AmountTexts = (props: FieldOf<'amounts'>): Drawn => {
  const { control, value, choose, read } = props;
  const currencies = offeredCurrencies(read);
  if (currencies.length < 2) return text({ ...props, control: { ...control, kind: 'text' } });
  const texts = textsOf(value, currencies);
  const labelOf = currencyLabels(translator.locale);
  return fieldSet(
    props,
    ...texts.map(({ currency, text: own }, place) =>
      h(LeftText, {
        key: currency,
        label: labelOf(currency),
        placeholder: place === 0 ? control.example : texts[0]?.text,
        text: own,
        choose: (changed: string) => {
          choose(withTextOf(value, currencies, currency, changed));
        },
      }),
    ),
  );
};

type LeftTextProps = {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly text: string;
  choose(text: string): void;
};

/** A field whose text is taken when the editor leaves it, as spaces at its end are cut. */
const LeftText = ({ label, placeholder, text: stored, choose }: LeftTextProps): Drawn => {
  const [typed, setTyped] = wp.element.useState(stored);
  wp.element.useEffect(() => {
    setTyped(stored);
    return undefined;
  }, [stored]);
  return h(TextControl, {
    label,
    placeholder,
    autoComplete: 'off',
    value: typed,
    onChange: setTyped,
    onBlur: () => {
      choose(typed);
    },
  });
};

const Length = (props: FieldOf<'length'>): Drawn => {
  const { control, value, choose } = props;
  const { least, most, step, label, example = '' } = control;
  return fieldSet(
    props,
    h(RangeControl, {
      label: say('Slider: {label}', { label: say(label) }),
      hideLabelFromVision: true,
      min: least,
      max: most,
      step,
      withInputField: false,
      value: inEm(value) ?? inEm(example) ?? least,
      onChange: (place?: number) => {
        choose(place === undefined ? '' : lengthAt(String(place)));
      },
    }),
    h(TextControl, {
      label: say(label),
      hideLabelFromVision: true,
      placeholder: example,
      autoComplete: 'off',
      value,
      onChange: choose,
      'aria-invalid': isFaulty(props) || undefined,
    }),
  );
};

/** The background of the form: its own, that of its scheme, or that of the site's forms. */
const surfaceOf = (read: Read): string => {
  const scheme = read('color-scheme');
  const ofScheme =
    scheme === 'light' || scheme === 'dark' ? usualColours['--donation-surface']?.[scheme] : undefined;
  return read('--donation-surface') || (ofScheme ?? site.surface);
};

const Colour = (props: FieldOf<'colour'>): Drawn => {
  const palette = usePalette();
  const { control, value, read } = props;
  const isOfButton = control.name === '--donation-primary';
  return fieldSet(
    props,
    h(ColorPalette, {
      // Without `colors`, WordPress offers them in the theme's order.
      ...(isOfButton && palette.length > 0 && { colors: ordered(palette, surfaceOf(read)) }),
      value: colourOf(value, palette) || undefined,
      onChange: (picked?: string) => {
        props.choose(picked === undefined ? '' : valueFor(picked, palette));
      },
      enableAlpha: false,
      clearable: value !== '',
    }),
  );
};

/** A field for a control of the configurator. */
export const Field = (props: FieldProps): Drawn => {
  const { control, value } = props;
  switch (control.kind) {
    case 'text':
      return text({ ...props, control });
    case 'amounts':
      return h(Amounts, { ...props, control });
    case 'switch':
      return h(ToggleControl, {
        label: say(control.label),
        help: h(Help, props),
        checked: value !== '',
        onChange: (isOn: boolean) => {
          props.choose(isOn ? 'on' : '');
        },
      });
    case 'choice': {
      const options = control.options(translator);
      const more = control.more?.(translator) ?? [];
      return h(SelectControl, {
        ...common(props),
        options: [...withValue(value, options, more), ...more].map(inSelect),
      });
    }
    case 'one-of':
      return h(SelectControl, {
        ...common(props),
        options: withValue(value, optionsOf(control, props.read, translator)).map(inSelect),
      });
    case 'set':
      return h(TickList, { ...props, control });
    case 'questions':
      return h(Questions, { ...props, control });
    case 'rows':
      return h(Rows, { ...props, control });
    case 'colour':
      return h(Colour, { ...props, control });
    case 'length':
      return h(Length, { ...props, control });
  }
};
