const BLIND_FROM = 5;

export type ReviewBatchSize = { isOpen: boolean; candidates: number; reviewsPerAnswer: number };

/** While a role is open, a small batch would tell who has just applied. */
export function isReviewBatchOfOpenJobTooSmall({ isOpen, candidates }: ReviewBatchSize): boolean {
  return isOpen && isReviewBatchSmall(candidates);
}

export function isReviewBatchSmall(candidates: number): boolean {
  return candidates < BLIND_FROM;
}

/** What whoever sends a batch must have read first. */
export function reviewBatchWarnings({ candidates, reviewsPerAnswer }: ReviewBatchSize): string[] {
  const few = candidates === 1 ? 'One candidate is' : `${candidates} candidates are`;
  return [
    ...(isReviewBatchSmall(candidates)
      ? [`${few} hardly blind: reviewers may guess who wrote what.`]
      : []),
    ...(reviewsPerAnswer === 1
      ? [
          'With one review an answer, scores are about .4 reliable: another reviewer would often decide otherwise.',
        ]
      : []),
  ];
}

/** What whoever sends a batch is told besides. */
export function reviewBatchNotes({
  promised,
  reviewsPerAnswer,
}: {
  promised: number;
  reviewsPerAnswer: number;
}): string[] {
  if (reviewsPerAnswer >= promised) return [];
  const fewer = reviewsPerAnswer === 1 ? 'one does' : `${reviewsPerAnswer} do`;
  return [
    `The page of this role says that ${promised} people score each answer. Of these candidates ${fewer}, and their own pages will say so.`,
  ];
}
