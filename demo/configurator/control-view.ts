import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { valueOf } from '../../editor/controls/choices.js';
import { offeredCurrencies } from '../../editor/controls/amounts.js';
import type { Control } from '../../editor/controls/control.js';
import {
  amountsField,
  choiceField,
  colourField,
  isShort,
  lengthField,
  textField,
  usualField,
  type FieldProps,
} from './field-views.js';
import { oneOfField, questionsField, setField } from './list-views.js';
import type { Lint } from '../../editor/lints/lint.js';
import { english } from '../../editor/translator.js';
import { rowsField } from './row-views.js';
import { isShown } from '../../editor/lints/shown.js';
import type { Actions, State } from './state.js';

export const idOf = (name: string): string => `control-${name}`;

const field = (props: FieldProps, actions: Actions): TemplateResult => {
  const { control } = props;
  const usual = control.usual?.(english);
  switch (control.kind) {
    case 'text':
      return usual
        ? usualField(props, usual, (inner) => textField({ ...inner, control }))
        : textField({ ...props, control });
    case 'amounts':
      return amountsField({ ...props, control });
    case 'rows':
      return rowsField({
        ...props,
        control,
        refuse: (value) => {
          actions.choose(control.name, value, { isSecret: true });
        },
        remove: (value) => {
          actions.choose(control.name, value, { isRemoval: true });
        },
        say: actions.say,
      });
    case 'colour':
      return colourField({ ...props, control });
    case 'length':
      return usual
        ? usualField(props, usual, (inner) => lengthField({ ...inner, control }))
        : lengthField({ ...props, control });
    case 'choice':
      return choiceField({ ...props, control });
    case 'one-of':
      return oneOfField({ ...props, control });
    case 'set':
      return setField({ ...props, control }, actions);
    case 'questions':
      return questionsField({ ...props, control });
    case 'switch':
      return html`<input
        id=${props.id}
        type="checkbox"
        role="switch"
        aria-describedby=${props.describedBy}
        .checked=${live(props.value !== '')}
        @change=${({ target }: Event) => {
          props.choose((target as HTMLInputElement).checked ? 'on' : '');
        }}
      />`;
  }
};

const isGroup = (control: Control, { read }: Pick<FieldProps, 'read'>) =>
  (control.kind === 'amounts' && (control.none !== undefined || offeredCurrencies(read).length > 1)) ||
  control.kind === 'set' ||
  control.kind === 'questions' ||
  control.kind === 'rows' ||
  isShort(control);

const remedyView = ({ label, value }: NonNullable<Lint['remedy']>, choose: FieldProps['choose']) =>
  html`<button
    type="button"
    class="small"
    @click=${() => {
      choose(value);
    }}
  >
    <svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><path fill=${value} d="M0 0h1v1H0Z" /></svg>
    ${label}
  </button>`;

/** A control with its label, its help, and the problems with its value. */
export const controlView = (
  control: Control,
  { choices, secretIn }: Pick<State, 'choices' | 'secretIn'>,
  lints: readonly Lint[],
  actions: Actions,
): TemplateResult | typeof nothing => {
  if (!isShown(control, choices, lints)) return nothing;
  const id = idOf(control.name);
  const own = lints.filter(({ name }) => name === control.name);
  const props = {
    control,
    id,
    value: valueOf(choices, control.name),
    describedBy: `${id}-help${own.length > 0 ? ` ${id}-lint` : ''}`,
    isFaulty: own.some(({ level }) => level === 'fault'),
    isSecret: secretIn === control.name,
    choose: (value: string) => {
      actions.choose(control.name, value);
    },
    read: (name: string) => valueOf(choices, name),
  };
  const help = html`<p class="help" id="${id}-help">${control.help}</p>`;
  const messages = html`${
    own.length > 0
      ? html`<div id="${id}-lint">
          ${own.map(
            ({ level, message, remedy }) =>
              html`<div class="lint ${level}">
                <p>${message}</p>
                ${remedy ? remedyView(remedy, props.choose) : nothing}
              </div>`,
          )}
        </div>`
      : nothing
  }`;
  if (isGroup(control, props)) {
    return html`<fieldset class="control" id=${id} tabindex="-1" aria-describedby=${props.describedBy}>
      <legend>${control.label}</legend>
      ${control.kind === 'rows' ? html`${help} ${field(props, actions)}` : html`${field(props, actions)} ${help}`}
      ${messages}
    </fieldset>`;
  }
  return html`<div class="control ${control.kind}">
    <label for=${id}>${control.label}</label>
    ${field(props, actions)} ${help} ${messages}
  </div>`;
};
