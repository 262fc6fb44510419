import { usableLocale } from '../../languages/languages.js';
import { textOf } from '../attributes.js';
import type { ConfigurationIssue, ReportIssue } from '../configuration-issue.js';
import { entriesOf, type Entry } from '../entries.js';
import type { Labels } from '../labels.js';
import type { OwnQuestionsAttributes, QuestionOption } from './attributes.js';

/** An answer to choose from. */
export type Choice = { readonly value: string; readonly label: string; readonly labels: Labels };

/** A question of the page that the form can ask. */
export type Question = {
  readonly name: string;
  readonly kind: QuestionOption['kind'];
  readonly label: string;
  readonly labels: Labels;
  readonly hint: string;
  readonly hints: Labels;
  readonly isRequired: boolean;
  /** Empty for a question without options. */
  readonly options: readonly Choice[];
  /** The most characters, the largest number or the most options. */
  readonly max: number;
  /** Null to ask every donor. */
  readonly when: 'once' | 'recurring' | null;
};

const kinds = ['text', 'long', 'choice', 'choices', 'number', 'date', 'tick'] as const;

/** More questions than this are no form that a donor fills in. */
export const mostQuestions = 20;

/** The most characters of an answer. Payment providers don't accept longer texts in `metadata`. */
export const longestAnswer = 500;

const longestLine = 200;

/** Separates several answers of one question. */
export const separator = '; ';

type Report = (code: ConfigurationIssue['code'], values: Record<string, string>) => void;

/** Reads the questions. One that isn't valid is reported and left out, and so is an unusable setting of one. */
export const readQuestions = (
  written: OwnQuestionsAttributes['questions'],
  reportIssue: ReportIssue,
): readonly Question[] => {
  const reportMinor: ReportIssue = (issue) => reportIssue({ ...issue, isMinor: true });
  const report: Report = (code, values) => reportMinor({ attribute: 'questions', code, values });
  const questions = new Map<string, Question>();
  for (const entry of entriesOf(written, 'questions', reportMinor) ?? []) {
    const question = readQuestion(entry, report);
    if (!question) continue;
    const { name } = question;
    if (questions.has(name)) report('repeated_question', { text: name });
    else if (questions.size < mostQuestions) questions.set(name, question);
    else report('too_many_questions', { most: String(mostQuestions) });
  }
  return [...questions.values()];
};

const readQuestion = (entry: Entry, report: Report): Question | undefined => {
  const name = typeof entry['name'] === 'string' ? entry['name'] : '';
  if (!/^[a-z][a-z0-9_]{0,39}$/.test(name)) {
    report('unusable_question_name', { text: writtenIn(entry['name']) ?? '' });
    return undefined;
  }
  const kind = kinds.find((one) => one === entry['kind']);
  const label = writtenIn(entry['label']);
  if (!kind) report('unknown_question_kind', { text: name });
  else if (!label) report('question_without_label', { text: name });
  if (!kind || !label) return undefined;
  const reportUnusable = (key: string) => report('unusable_in_question', { text: name, key });
  const hasOptions = kind === 'choice' || kind === 'choices';
  const options = hasOptions ? readOptions(entry['options'], name, report) : [];
  if (!hasOptions && entry['options'] !== undefined) reportUnusable('options');
  if (hasOptions && !areEnough(options, kind)) {
    report('question_without_options', { text: name });
    return undefined;
  }
  const { required = false, when } = entry;
  if (typeof required !== 'boolean') reportUnusable('required');
  if (when !== undefined && when !== 'once' && when !== 'recurring') reportUnusable('when');
  const hint = writtenIn(entry['hint']);
  if (hint === undefined && entry['hint'] !== undefined && entry['hint'] !== '') reportUnusable('hint');
  return {
    name,
    kind,
    label,
    labels: readLabels(entry['labels'], () => reportUnusable('labels'), report),
    hint: hint ?? '',
    hints: readLabels(entry['hints'], () => reportUnusable('hints'), report),
    isRequired: required === true,
    options,
    max: readMax(entry['max'], kind, options.length, () => reportUnusable('max')),
    when: when === 'once' || when === 'recurring' ? when : null,
  };
};

/** A text, or a number as a text. Undefined if it is blank or anything else. */
const writtenIn = (value: unknown): string | undefined =>
  textOf(typeof value === 'number' ? String(value) : value);

/** Whether there is a choice, and whether all answers together aren't too long. */
const areEnough = (options: readonly Choice[], kind: Question['kind']): boolean =>
  kind === 'choice'
    ? options.length > 1
    : options.length > 0 && options.map(({ value }) => value).join(separator).length <= longestAnswer;

const readOptions = (written: unknown, name: string, report: Report): readonly Choice[] => {
  const options = new Map<string, Choice>();
  const reportOption = () => report('incomplete_option', { text: name });
  for (const entry of Array.isArray(written) ? (written as unknown[]) : []) {
    const option = Object(entry) as Entry;
    const value = writtenIn(option['value']);
    const label = writtenIn(option['label']);
    const isUsable = value !== undefined && value.length <= longestAnswer && !value.includes(';');
    if (!isUsable || !label || options.has(value)) reportOption();
    else options.set(value, { value, label, labels: readLabels(option['labels'], reportOption, report) });
  }
  return [...options.values()];
};

const readLabels = (object: unknown, reportUnusable: () => void, report: Report): Labels => {
  if (object === undefined) return new Map();
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    reportUnusable();
    return new Map();
  }
  return new Map(
    Object.entries(object).flatMap(([key, content]: [string, unknown]) => {
      const text = writtenIn(content);
      const locale = usableLocale(key);
      if (locale === undefined) report('unknown_label_language', { text: key });
      else if (text === undefined && content !== '') reportUnusable();
      return locale === undefined || text === undefined ? [] : [[locale.toLowerCase(), text] as const];
    }),
  );
};

/** The most that each kind accepts without `max`. */
const defaultMax = (kind: Question['kind'], options: number): number => {
  if (kind === 'number') return Number.MAX_SAFE_INTEGER;
  if (kind === 'choices') return options;
  return kind === 'text' ? longestLine : longestAnswer;
};

const readMax = (
  written: unknown,
  kind: Question['kind'],
  options: number,
  reportUnusable: () => void,
): number => {
  const usual = defaultMax(kind, options);
  if (written === undefined) return usual;
  // JSON from an editor can have the digits as a text.
  const max = typeof written === 'string' && /^\d+$/.test(written) ? Number(written) : written;
  const hasMax = ['text', 'long', 'number', 'choices'].includes(kind);
  const most = kind === 'text' ? longestAnswer : usual;
  if (hasMax && Number.isSafeInteger(max) && Number(max) > 0 && Number(max) <= most) return Number(max);
  reportUnusable();
  return usual;
};
