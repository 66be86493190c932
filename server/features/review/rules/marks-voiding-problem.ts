import {
  needsTakenReviewAnotherReviewer,
  type ReviewTakenFromReviewer,
} from './needs-taken-review-another-reviewer.ts';

type Voiding = {
  /** An archived role, or a sample: nobody is dealt anything there any more. */
  isOver: boolean;
  marks: readonly ReviewTakenFromReviewer[];
  /** The answers with a void mark for which no other reader is left. */
  without: readonly unknown[];
};

/**
 * Why marks cannot be voided now, or null. Until names are open, a mean that lacks one mark of three would tell what that mark
 * was: an answer whose mark is void is read again by somebody, or keeps it until then.
 */
export function marksVoidingProblem({ isOver, marks, without }: Voiding): string | null {
  if (marks.length === 0) return 'They have no marks on this role that count.';
  if (isOver && marks.some(needsTakenReviewAnotherReviewer))
    return 'Nobody is dealt answers of this role any more, so these could not be read again. Bring the role back or release its reviews first.';
  if (without.length === 0) return null;
  const answers =
    without.length === 1 ? 'one of these answers' : `${without.length} of these answers`;
  return `Nobody else can read ${answers}. Until names are open, a mark is voided only where somebody reads the answer again: add a reviewer to the team, or release the reviews first.`;
}
