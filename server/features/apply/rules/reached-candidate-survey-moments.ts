import type { ExperienceFeedbackType } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import type { CandidateSurveyMoment } from '@evenhand/contract/feedback/candidate-and-reviewer-experience-surveys.ts';
import { applicationStatusForCandidate } from './application-status-for-candidate-and-may-withdraw.ts';

/** Of what kind an answer is that was given at a moment. */
export const surveyKindByCandidateMoment: Record<CandidateSurveyMoment, ExperienceFeedbackType> = {
  applying: 'post-apply',
  decision: 'post-feedback',
};

type Attempt = Parameters<typeof applicationStatusForCandidate>[0] & { submittedAt: Date | null };

/** When a candidate may be asked how it was, as far as they have come; the later moment last. */
export function listReachedCandidateSurveyMoments(
  attempt: Attempt,
  now: Date,
): CandidateSurveyMoment[] {
  if (attempt.submittedAt === null) return [];
  return applicationStatusForCandidate(attempt, now) === 'not-chosen'
    ? ['applying', 'decision']
    : ['applying'];
}
