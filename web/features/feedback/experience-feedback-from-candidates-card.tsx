import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS,
  EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN,
  findExperienceFeedbackEndpoint,
  EXPERIENCE_RATING_MAX,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { lazy, Suspense, useId } from 'react';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RatingOutOfTenStars } from '../../parts/ratings/rating-out-of-ten-stars.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import sideCardStyles from '../../parts/layout/side-card.module.css';
import styles from './experience-feedback-from-candidates-card.module.css';

/** Only once somebody has said something. */
const CommentStepper = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./experience-survey-comment-stepper.tsx')))
    .ExperienceSurveyCommentStepper,
}));

/** How candidates found applying, and what they said; `zone` is the organisation's own. */
export function ExperienceFeedbackFromCandidatesCard({ zone }: { zone: string }) {
  const feedback = useEndpointQuery(findExperienceFeedbackEndpoint, {
    query: { type: 'post-apply' },
  });
  const id = useId();
  return (
    <section className={sideCardStyles['side-card']} aria-labelledby={id}>
      <header>
        <h2 id={id}>What candidates say</h2>
      </header>
      <LoadedContentOrFailure call={feedback} what="the ratings" skeleton={<Loading />}>
        {(data) => <Figures told={data} zone={zone} />}
      </LoadedContentOrFailure>
    </section>
  );
}

function Figures({
  told: summary,
  zone,
}: {
  told: ResponseOf<typeof findExperienceFeedbackEndpoint>;
  zone: string;
}) {
  const { averageRating, allFeedbackCount, feedback } = summary;
  if (allFeedbackCount === 0)
    return (
      <p className={styles['rating-none']}>
        No candidate has rated applying to your roles in the last{' '}
        {EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS} days.
      </p>
    );
  if (averageRating === null)
    return (
      <p className={styles['rating-none']}>
        {ratings(allFeedbackCount)} in {EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS} days. The average
        and the comments show from {EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN} ratings on, so that
        nobody can be recognised.
      </p>
    );
  return (
    <>
      <div className={styles['rating-figures']}>
        <p>
          <strong>{averageRating}</strong> of {EXPERIENCE_RATING_MAX} · {ratings(allFeedbackCount)}{' '}
          in {EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS} days
        </p>
        <RatingOutOfTenStars rating={averageRating} />
      </div>
      {feedback.length > 0 ? (
        <Suspense fallback={<Skeleton width="94%" height={60} />}>
          <CommentStepper comments={feedback} zone={zone} />
        </Suspense>
      ) : (
        <p className={styles['rating-none']}>
          No comments to show yet. They wait for a day before they do.
        </p>
      )}
    </>
  );
}

const ratings = (n: number) => (n === 1 ? '1 rating' : `${n} ratings`);

function Loading() {
  return (
    <div
      className={joinClassNames(styles['rating-loading'], skeletonStyles['appears-late'])}
      role="status"
      aria-label="Loading ratings"
    >
      <Skeleton width={170} height={28} />
      <Skeleton width="94%" height={20} />
      <Skeleton width="80%" height={20} />
    </div>
  );
}
