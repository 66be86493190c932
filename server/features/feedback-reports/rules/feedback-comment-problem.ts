import { censorRudeWords } from '../../../text/censor-rude-words.ts';
import { toLowercaseWordsWithoutAccents } from './find-possible-names-in-comment.ts';

type Others = {
  /** The references of everybody else of the job. */
  refs: readonly string[];
  /** Of those whom the text names. */
  named: readonly string[];
};

/** Why a comment may not reach a candidate; null when it may. */
export function feedbackCommentProblem(text: string, { refs, named }: Others): string | null {
  if (censorRudeWords(text) !== text) return 'Say it without swear words.';
  const plain = ` ${toLowercaseWordsWithoutAccents(text)} `;
  const other =
    named[0] ?? refs.find((ref) => plain.includes(` ${toLowercaseWordsWithoutAccents(ref)} `));
  return other === undefined
    ? null
    : `This names another candidate (${other}). Write about this one alone.`;
}
