import { MissingGroundError, converse, KeyRefusedError } from './conversation.js';
import { connect, NoAnswerError, type ServiceOptions } from './service.js';
import { unchecked, type Finding, type Statement } from './statement.js';

export type Row = { statement: Statement; finding: Finding };

const findingOf = async (check: () => Finding | Promise<Finding>): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    if (error instanceof MissingGroundError) return unchecked(error.message);
    if (error instanceof NoAnswerError) return { result: 'unanswered', why: error.message };
    throw error;
  }
};

/**
 * Checks each statement in turn.
 * @throws {KeyRefusedError} if the service refuses the key
 * @throws {NoAnswerError} if the first request gets no answer
 */
export async function* run(
  statements: readonly Statement[],
  options: ServiceOptions,
): AsyncGenerator<Row, void, undefined> {
  const conversation = converse(connect(options));
  await conversation.open();
  for (const statement of statements) {
    yield { statement, finding: await findingOf(() => statement.check(conversation)) };
  }
}

export { KeyRefusedError, NoAnswerError };
