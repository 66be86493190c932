import type { BlindReviewQuestion } from '@evenhand/contract/review/blind-review.ts';

export type OnboardingFacts = { people: number; jobs: number; sampleJobId: number | null };
/** How many answers the sample's review has, and how many have no score; null while that is not known. */
export type SampleReviewCounts = { total: number; unscored: number };
export type OnboardingStepId = 'account' | 'review' | 'team' | 'job';
export type OnboardingStepState = { id: OnboardingStepId; isDone: boolean };

/** What somebody who tries it out does first, in this order. */
export function onboardingStepsWithState(
  { people, jobs, sampleJobId }: OnboardingFacts,
  review: SampleReviewCounts | null,
): OnboardingStepState[] {
  return [
    { id: 'account', isDone: true },
    { id: 'review', isDone: review !== null && review.total > 0 && review.unscored === 0 },
    { id: 'team', isDone: people > 1 },
    // The sample is nobody's first role, and a template that was chosen at sign-up is one.
    { id: 'job', isDone: jobs > (sampleJobId === null ? 0 : 1) },
  ];
}

export function onboardingPercentDone(steps: readonly OnboardingStepState[]): number {
  const done = steps.filter(({ isDone }) => isDone).length;
  return Math.round((done / steps.length) * 100);
}

/** An answer without a score counts as incomplete. */
export function countScoredSampleReviewAnswers(
  questions: readonly Pick<BlindReviewQuestion, 'Answers'>[],
): SampleReviewCounts {
  const answers = questions.flatMap(({ Answers }) => Answers);
  const unscored = answers.filter(({ Reviews }) => (Reviews[0]?.score ?? null) === null);
  return { total: answers.length, unscored: unscored.length };
}
