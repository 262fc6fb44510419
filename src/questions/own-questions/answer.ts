import { toAsciiDigits } from '../../text/digits.js';
import { hasCardNumber } from '../../text/card-number.js';
import { isoTime } from '../../text/iso-time.js';
import type { FieldCode } from '../part.js';
import { readLine } from '../read-line.js';
import { readText } from '../read-text.js';
import type { Reading } from '../reading.js';
import { separator, type Question } from './question.js';

/** The answer as the fields hold it: a text, the chosen values, or `yes` for a tick. Empty without an answer. */
export type Answer = readonly string[];

/** The choice of giving no answer. No option has this value. */
export const noAnswer = '';

/** Stands for a date of which a part is missing: the field then has no value that can be read. */
export const partOfDate = '?';

type AnswerReading = Reading<string | undefined, FieldCode>;

/** The chosen values that the question offers, in its order. */
export const chosenOf = ({ kind, options }: Question, answer: Answer): readonly string[] =>
  kind === 'tick'
    ? answer.filter((value) => value === 'yes')
    : options.map(({ value }) => value).filter((value) => answer.includes(value));

/** Whether the answer is one of some, so that it doesn't identify the donor. */
export const isChosen = ({ kind }: Question): boolean =>
  kind === 'choice' || kind === 'choices' || kind === 'tick';

/** Reads an answer as it is sent. Undefined for none. */
export const readAnswer = (question: Question, answer: Answer): AnswerReading => {
  const reading = readGiven(question, answer);
  return 'value' in reading && reading.value === undefined && question.isRequired
    ? { code: 'required' }
    : reading;
};

const readGiven = (question: Question, answer: Answer): AnswerReading => {
  const { kind, max } = question;
  const [text = ''] = answer;
  switch (kind) {
    case 'text':
      return readLine(text, max);
    case 'long':
      return readText(text, max);
    case 'number':
      return readNumber(text, max);
    case 'date':
      return readDate(text);
    default: {
      const chosen = chosenOf(question, answer);
      if (kind === 'choices' && chosen.length > max) return { code: 'max' };
      return { value: chosen.join(separator) || undefined };
    }
  }
};

/**
 * Reads a number from 0, with the digits of any script. It never guesses: in `1.200` and `1,200`, the sign can be a
 * decimal one or not.
 */
const readNumber = (text: string, max: number): AnswerReading => {
  const digits = toAsciiDigits(text.trim())?.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (digits === '') return { value: undefined };
  if (hasCardNumber(text)) return { code: 'looks_like_card' };
  const [, whole, decimals] = /^(\d{1,15})(?:[.,٫](\d{1,6}))?$/.exec(digits ?? '') ?? [];
  if (whole === undefined || decimals?.length === 3) return { code: 'format' };
  const value = whole.replace(/^0+(?=\d)/, '') + (decimals === undefined ? '' : `.${decimals}`);
  return Number(value) > max ? { code: 'max' } : { value };
};

/** Reads a date as a date field has it: `2030-12-31`. */
const readDate = (text: string): AnswerReading => {
  const date = text.trim();
  if (date === '') return { value: undefined };
  const [, year = '', month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  // A browser reads 202 for a year that the donor is still typing.
  const time = Number(year) < 1000 ? NaN : Date.UTC(Number(year), Number(month) - 1, Number(day));
  // 31 February would be a day in March.
  return Number.isFinite(time) && isoTime(time).startsWith(date) ? { value: date } : { code: 'format' };
};
