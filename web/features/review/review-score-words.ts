import type { AssignedReviewAnswer } from './review-assignment-with-scores.ts';

const places: Record<number, string> = {
  1: 'Matches the 1 description.',
  2: 'Between the 1 and 3 descriptions.',
  3: 'Matches the 3 description.',
  4: 'Between the 3 and 5 descriptions.',
  5: 'Matches the 5 description.',
};

const states: Record<NonNullable<AssignedReviewAnswer['state']>, string> = {
  saving: '',
  saved: 'Saved.',
  unsaved: 'Not saved yet. We will try again.',
  refused: 'This score was not kept: these reviews can no longer change.',
};

export function formatStarCount(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

/** Where the stars stand in the guide, and whether they are kept. */
export function reviewScoreGuideAndSaveWords({
  stars,
  state,
}: Pick<AssignedReviewAnswer, 'stars' | 'state'>): string {
  if (stars === null) return state === null ? '' : states[state];
  return [places[stars], states[state ?? 'saved']].filter(Boolean).join(' ');
}
