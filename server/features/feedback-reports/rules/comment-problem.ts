import { censorRudeWords } from '../../../text/censor-rude-words.ts';
import { plainWords } from './names-in-comment.ts';

type Others = {
  /** The references of everybody else of the job. */
  refs: readonly string[];
  /** Of those whom the text names. */
  named: readonly string[];
};

/** Why a comment may not reach a candidate; null when it may. */
export function commentProblem(text: string, { refs, named }: Others): string | null {
  if (censorRudeWords(text) !== text) return 'Say it without swear words.';
  const plain = ` ${plainWords(text)} `;
  const other = named[0] ?? refs.find((ref) => plain.includes(` ${plainWords(ref)} `));
  return other === undefined
    ? null
    : `This names another candidate (${other}). Write about this one alone.`;
}
