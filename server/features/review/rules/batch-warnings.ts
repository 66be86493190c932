const BLIND_FROM = 5;

export type BatchSize = { isOpen: boolean; candidates: number; reviewsPerAnswer: number };

/** While a role is open, a small batch would tell who has just applied. */
export function isBatchTooSmall({ isOpen, candidates }: BatchSize): boolean {
  return isOpen && isBatchSmall(candidates);
}

export function isBatchSmall(candidates: number): boolean {
  return candidates < BLIND_FROM;
}

/** What whoever sends a batch must have read first. */
export function batchWarnings({ candidates, reviewsPerAnswer }: BatchSize): string[] {
  const few = candidates === 1 ? 'One candidate is' : `${candidates} candidates are`;
  return [
    ...(isBatchSmall(candidates)
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
export function batchNotes({
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
