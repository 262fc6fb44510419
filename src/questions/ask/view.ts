import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { textArea } from '../../ui/text-area.js';
import { textField } from '../../ui/text-field.js';
import type { QuestionView } from '../question.js';
import { ownSettings, stateOf } from '../states.js';
import { askKey, longestComment } from './state.js';

/** Draws the questions that the page asks. The organisation's checkbox shows a field for its name. */
export const askView = (view: QuestionView) => {
  const { form, messages } = view;
  const questions = ownSettings(form, askKey);
  const { isByOrganisation, organisation, isAnonymous, comment } = stateOf(form, askKey);
  return html`<div class="ask">
    ${
      questions.has('organisation')
        ? checkBox('by_organisation', messages.localize('byOrganisation'), isByOrganisation)
        : nothing
    }
    ${
      questions.has('organisation') && isByOrganisation
        ? textField(view, 'organisation', {
            label: messages.localize('organisation'),
            value: organisation,
            autocomplete: 'organization',
            isRequired: true,
          })
        : nothing
    }
    ${
      questions.has('anonymous')
        ? html`<div>
            ${checkBox('anonymous', messages.localize('anonymous'), isAnonymous, 'anonymous-hint')}
            <p
              class="hint"
              part="hint"
              id="anonymous-hint"
              .textContent=${messages.localize('anonymousHint')}
            ></p>
          </div>`
        : nothing
    }
    ${
      questions.has('comment')
        ? textArea(view, 'comment', {
            label: messages.localize('comment'),
            value: comment,
            limit: longestComment,
          })
        : nothing
    }
  </div>`;
};

const checkBox = (name: string, label: string, isTicked: boolean, hint?: string) =>
  html`<label class="check">
    <input type="checkbox" name=${name} .checked=${live(isTicked)} aria-describedby=${hint ?? nothing} />
    <span .textContent=${label}></span>
  </label>`;
