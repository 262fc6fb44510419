import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { valueOf } from './choices.js';
import type { Control } from './control.js';
import { choiceField, colourField, jsonField, textField, type FieldProps } from './field-views.js';
import { questionsField, setField } from './list-views.js';
import type { Lint } from './lint.js';
import type { Actions, State } from './state.js';

export const idOf = (name: string): string => `control-${name}`;

const field = (props: FieldProps): TemplateResult => {
  const { control } = props;
  switch (control.kind) {
    case 'text':
      return textField({ ...props, control });
    case 'json':
      return jsonField({ ...props, control });
    case 'colour':
      return colourField({ ...props, control });
    case 'choice':
      return choiceField({ ...props, control });
    case 'set':
      return setField({ ...props, control });
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

const isGroup = ({ kind, ...control }: Control) =>
  kind === 'set' ||
  kind === 'questions' ||
  (kind === 'choice' && 'options' in control && control.options.length <= 4);

/** A control with its label, its help, and what is not right with its value. */
export const controlView = (
  control: Control,
  { choices }: Pick<State, 'choices'>,
  lints: readonly Lint[],
  actions: Actions,
): TemplateResult => {
  const id = idOf(control.name);
  const own = lints.filter(({ name }) => name === control.name);
  const described = field({
    control,
    id,
    value: valueOf(choices, control.name),
    describedBy: `${id}-help${own.length > 0 ? ` ${id}-lint` : ''}`,
    isFaulty: own.some(({ level }) => level === 'fault'),
    choose: (value) => {
      actions.choose(control.name, value);
    },
  });
  const words = html`<p class="help" id="${id}-help">
      ${control.help} ${control.target === 'snippet' ? nothing : html`<code>${control.name}</code>`}
    </p>
    ${
      own.length > 0
        ? html`<div id="${id}-lint">
            ${own.map(({ level, message }) => html`<p class="lint ${level}">${message}</p>`)}
          </div>`
        : nothing
    }`;
  if (isGroup(control)) {
    return html`<fieldset class="control" id=${id} tabindex="-1" aria-describedby="${id}-help">
      <legend>${control.label}</legend>
      ${described} ${words}
    </fieldset>`;
  }
  return html`<div class="control ${control.kind}">
    <label for=${id}>${control.label}</label>
    ${described} ${words}
  </div>`;
};
