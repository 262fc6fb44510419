import { html, nothing } from 'lit';
import { intervalToken } from '../donation/interval.js';
import type { FormView } from './form-view.js';

/** “How often”; nothing where there is no choice, since the button names the interval all the same. */
export const intervalOptions = (view: FormView) => {
  const { settings, draft, words, act } = view;
  if (settings.intervals.length < 2) return nothing;
  const fault = view.rest?.fault('interval');
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLInputElement;
    act((gift) => gift.setInterval(value));
  };
  return html`<fieldset aria-describedby=${fault ? 'interval-error' : nothing}>
    <legend part="label" .textContent=${words.say('interval')}></legend>
    ${fault ? html`<p class="error" part="error" id="interval-error" .textContent=${fault}></p>` : nothing}
    <div class="options intervals" @change=${choose}>
      ${settings.intervals.map((interval, index) => {
        const token = intervalToken(interval);
        return html`<label class="option" part="interval-option">
          <input
            type="radio"
            name="interval"
            id=${index === 0 ? 'interval' : nothing}
            value=${token}
            .checked=${draft.interval === token}
          />
          <span .textContent=${words.interval(interval)}></span>
        </label>`;
      })}
    </div>
  </fieldset>`;
};
