import type { ReactiveController } from 'lit';
import type { Messages } from '../../languages/en.js';
import type { LazyModule } from '../../lit/lazy-module.js';
import { attributeName } from '../../questions/attributes.js';
import { currencyAttributes, firstCurrency } from '../../questions/giving/currency/attributes.js';
import type { FormValues } from '../../questions/list.js';
import type { ChosenBy } from '../../questions/giving/proposal.js';
import type { Form, Proposal } from '../../questions/part.js';
import { readValues } from '../../questions/read-values.js';

type FormOffer = Pick<FormValues, 'currency'>;

/** The widget inside the button. Its script might not have run yet, so its properties can be missing. */
export type FoundWidget = HTMLElement & {
  readonly values?: FormOffer & {
    readonly heading?: string | null;
    readonly locale: string | null;
    readonly messages: Partial<Messages>;
  };
  readonly updateComplete?: Promise<boolean>;
  readonly hasUpdated?: boolean;
  readonly drawing?: LazyModule<unknown> | null;
  readonly blankForm?: Form | null;
  readonly returned?: object | null;
  addController?(controller: ReactiveController): void;
  removeController?(controller: ReactiveController): void;
  prepare?(): void;
  giveUp?(): void;
  choose?(proposal: Proposal, by: ChosenBy): void;
};

const { currency } = currencyAttributes;

/** The preselected currency of the form, from what the page has written if the form's script hasn't run yet. */
export const currencyIn = (widget: FoundWidget | null): string =>
  firstCurrency(widget?.values ?? writtenOffer(widget));

const writtenOffer = (widget: FoundWidget | null): FormOffer =>
  readValues(Object.entries({ currency }), (property, declared) => {
    const set: unknown = widget && Reflect.get(widget, property);
    return set ?? widget?.getAttribute(attributeName(property, declared) ?? property);
  }).values as FormOffer;
