import { render } from 'preact';
import { useState } from 'preact/hooks';
import css from './form.css?inline';
import {
  amountOf,
  buttonText,
  faults,
  fields,
  intervals,
  places,
  pounds,
  presets,
  send,
  wrongIn,
} from './form.js';

const Radios = ({ legend, name, options }) => (
  <fieldset>
    <legend>{legend}</legend>
    <div class="options">
      {options.map(([value, text], place) => (
        <label class="option">
          <input type="radio" name={name} value={value} defaultChecked={place === 0} /> {text}
        </label>
      ))}
    </div>
  </fieldset>
);

const Field = ({ id, name, label, isWrong, as: Control = 'input', ...attributes }) => (
  <div class="field">
    <label for={id}>{label}</label>
    {isWrong && (
      <p class="error" id={`${id}-error`}>
        {faults[name]}
      </p>
    )}
    <Control
      id={id}
      name={name}
      aria-invalid={isWrong ? 'true' : undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      {...attributes}
    />
  </div>
);

const Donation = ({ id }) => {
  const [wrong, setWrong] = useState(new Set());
  const [given, setGiven] = useState({ amount: presets[0], interval: 'once' });
  const [countries, setCountries] = useState([]);
  const loadCountries = async () => setCountries((await import('./countries.js')).countries);
  const onInput = ({ currentTarget }) => {
    const data = new FormData(currentTarget);
    const amount = amountOf(String(data.get('amount')), String(data.get('preset')));
    setGiven({ amount, interval: String(data.get('interval')) });
  };
  const onSubmit = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const found = wrongIn(data);
    setWrong(found);
    if (found.size === 0) void send(Object.fromEntries(data));
  };
  const field = (name) => ({ name, id: `${name}-${id}`, isWrong: wrong.has(name) });
  return (
    <form class="donation" noValidate onInput={onInput} onSubmit={onSubmit}>
      <Radios legend="How often" name="interval" options={intervals} />
      <Radios legend="Amount" name="preset" options={presets.map((one) => [String(one), pounds(one)])} />
      <Field {...field('amount')} label="Other amount" type="text" inputMode="decimal" autoComplete="off" />
      {fields.map(({ name, label, type, autocomplete }) => (
        <Field {...field(name)} label={label} type={type} autoComplete={autocomplete} aria-required="true" />
      ))}
      <Field
        {...field('country')}
        as="select"
        label="Country"
        autoComplete="country"
        aria-required="true"
        onFocus={loadCountries}
      >
        <option value="">Choose…</option>
        {countries.map(({ code, name }) => (
          <option value={code}>{name}</option>
        ))}
      </Field>
      <button type="submit">{buttonText(given.amount, given.interval)}</button>
    </form>
  );
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
places().forEach((place, id) => render(<Donation id={id} />, place));
