import { useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import css from './form.css?inline';
import { amountOf, buttonText, faults, fields, intervals, places, pounds, presets, send } from './form.js';

const schema = z
  .object({
    interval: z.enum(['once', 'month']),
    preset: z.string(),
    amount: z.string(),
    email: z.email(faults.email),
    first_name: z.string().trim().min(1, faults.first_name),
    last_name: z.string().trim().min(1, faults.last_name),
    country: z.string().length(2, faults.country),
  })
  .refine(({ amount, preset }) => amountOf(amount, preset) >= 1, { path: ['amount'], error: faults.amount });

/** Does what `@hookform/resolvers` would do for this form. */
const resolver = (values) => {
  const { success, data, error } = schema.safeParse(values);
  if (success) return { values: data, errors: {} };
  const errors = {};
  for (const { path, message, code } of error.issues) errors[path[0]] ??= { type: code, message };
  return { values: {}, errors };
};

const defaultValues = {
  ...{ interval: 'once', preset: '10', amount: '' },
  ...{ email: '', first_name: '', last_name: '', country: '' },
};

const Radios = ({ legend, options, ...registered }) => (
  <fieldset>
    <legend>{legend}</legend>
    <div className="options">
      {options.map(([value, text]) => (
        <label className="option" key={value}>
          <input type="radio" value={value} {...registered} /> {text}
        </label>
      ))}
    </div>
  </fieldset>
);

const Field = ({ label, fault, as: Control = 'input', children, ...attributes }) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {fault && (
        <p className="error" id={`${id}-error`}>
          {fault.message}
        </p>
      )}
      <Control
        id={id}
        aria-invalid={fault ? 'true' : undefined}
        aria-describedby={fault && `${id}-error`}
        {...attributes}
      >
        {children}
      </Control>
    </div>
  );
};

const Donation = () => {
  const { register, handleSubmit, watch, formState } = useForm({ resolver, defaultValues });
  const [countries, setCountries] = useState([]);
  const { errors } = formState;
  const [amount, preset, interval] = watch(['amount', 'preset', 'interval']);
  const loadCountries = async () => setCountries((await import('./countries.js')).countries);
  return (
    <form className="donation" noValidate onSubmit={handleSubmit(send)}>
      <Radios legend="How often" options={intervals} {...register('interval')} />
      <Radios
        legend="Amount"
        options={presets.map((one) => [String(one), pounds(one)])}
        {...register('preset')}
      />
      <Field
        label="Other amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        fault={errors.amount}
        {...register('amount')}
      />
      {fields.map(({ name, label, type, autocomplete }) => (
        <Field
          key={name}
          label={label}
          type={type}
          autoComplete={autocomplete}
          aria-required="true"
          fault={errors[name]}
          {...register(name)}
        />
      ))}
      <Field
        as="select"
        label="Country"
        autoComplete="country"
        aria-required="true"
        fault={errors.country}
        onFocus={loadCountries}
        {...register('country')}
      >
        <option value="">Choose…</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Field>
      <button type="submit">{buttonText(amountOf(amount, preset), interval)}</button>
    </form>
  );
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);
for (const place of places()) createRoot(place).render(<Donation />);
