import type { TakingReviewerOffEstimate } from '@evenhand/contract/review/estimate-and-take-reviewer-off.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';

/** What becomes of what somebody has not scored; null where there is nothing. */
export function describeReviewsLeftWhenTakenOff({
  toOthers,
  givenUp,
}: TakingReviewerOffEstimate['unscored']): string | null {
  if (toOthers + givenUp === 0) return null;
  const to = `${answers(toOthers)} that they have not scored ${toOthers === 1 ? 'goes' : 'go'} to other reviewers.`;
  const up = `Nobody else can score ${answers(givenUp)}: ${givenUp === 1 ? 'it is' : 'they are'} scored by fewer people than planned.`;
  return [toOthers > 0 && to, givenUp > 0 && up].filter(Boolean).join(' ');
}

/** What voiding does, in sums: whoever voids learns nothing of a single mark. */
export function describeVoidingOfMarks({
  marks,
  candidates,
  readAgain,
  notReadAgain,
}: TakingReviewerOffEstimate['marks']): string[] {
  const counts = `${marks === 1 ? '1 mark' : `${marks} marks`} of ${formatCandidateCount(candidates)} ${marks === 1 ? 'counts' : 'count'} no more. Scores and ranking are made of the others’ marks at once.`;
  const again = `${answers(readAgain)} must be read again: other reviewers get ${readAgain === 1 ? 'it' : 'them'} now. Until then these candidates stand below those with all their marks.`;
  const fewer = `${answers(notReadAgain)} ${notReadAgain === 1 ? 'is' : 'are'} not read again, since names are open or the candidate has gone: ${notReadAgain === 1 ? 'it counts' : 'they count'} by fewer marks.`;
  return [
    counts,
    readAgain > 0 ? again : '',
    notReadAgain > 0 ? fewer : '',
    'The marks are kept where nobody reads them. This cannot be undone: what is void never counts again, and this reviewer is never dealt these answers again.',
  ].filter((sentence) => sentence !== '');
}

function answers(n: number): string {
  return n === 1 ? '1 answer' : `${n.toLocaleString('en-GB')} answers`;
}
