import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { intervalToken, type Interval } from '../../schema/interval.js';
import { errorLine } from '../../ui/error-line.js';
import type { QuestionView } from '../question.js';

/** Draws “How often”. With a single interval it draws nothing, because the button names the interval anyway. */
export const intervalView = (
  { messages, errorOf }: QuestionView,
  offered: readonly Interval[],
  chosen: string,
) => {
  if (offered.length < 2) return nothing;
  const error = errorOf('interval');
  return html`<fieldset aria-describedby=${error ? 'interval-error' : nothing}>
    <legend part="label" .textContent=${messages.localize('interval')}></legend>
    ${errorLine('interval', error)}
    <div class="options intervals">
      ${offered.map((one, index) => {
        const token = intervalToken(one);
        return html`<label class="option" part="interval-option">
          <input
            type="radio"
            name="interval"
            id=${index === 0 ? 'interval' : nothing}
            value=${token}
            .checked=${live(chosen === token)}
          />
          <span .textContent=${messages.interval(one)}></span>
        </label>`;
      })}
    </div>
  </fieldset>`;
};
