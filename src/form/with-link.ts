import { withWholeProposal } from '../questions/giving/proposal.js';
import type { Form } from '../questions/part.js';
import { unlessOwn } from './kept-answers.js';
import { proposalIn } from './prefill-link.js';

/**
 * The form that a link asks for: all that it names and the page allows, or unchanged. It replaces no answer to the
 * questions in `own`.
 */
export const withLink = (
  form: Form,
  link: URLSearchParams,
  allowed: readonly string[],
  own: ReadonlySet<string> = new Set(),
): Form => unlessOwn(form, withWholeProposal(form, proposalIn(link, allowed)) ?? form, own);
