import type { PartKey } from '../part.js';
import type { Answer } from './answer.js';
import type { Question } from './question.js';

/** The answers by the names of their questions. */
export type Answers = ReadonlyMap<string, Answer>;

export const ownQuestionsKey: PartKey<readonly Question[], Answers> = { name: 'questions' };
