import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import {
  EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN,
  type ExperienceFeedbackType,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import {
  findJobExperienceRatingsEndpoint,
  type JobExperienceRatings,
} from '@evenhand/contract/reporting/job-reports.ts';
import { useId } from 'react';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { RatingOutOfTenStars } from '../../parts/ratings/rating-out-of-ten-stars.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatCountWithThousands } from './format-count-or-percent.ts';
import { RatingDistributionChart } from './rating-distribution-chart.tsx';
import { JobReportTabs } from './job-report-tabs.tsx';
import '@fontsource-variable/source-serif-4/index.css';
import experienceStyles from './org/experience-survey-report-section.module.css';
import styles from './job-report-panel.module.css';

/** How candidates, and the people who reviewed them, found this role. */
export function JobExperienceSurveyReportPanel({ job }: { job: Pick<JobPipeline, 'id'> }) {
  return (
    <div className={styles['role-report']}>
      <JobReportTabs jobId={job.id} at="experience" />
      <Survey jobId={job.id} type="post-apply" title="Candidates, after applying" />
      <Survey jobId={job.id} type="post-feedback" title="Candidates, after they heard back" />
      <Survey jobId={job.id} type="post-review" title="Hiring team, after reviewing" />
    </div>
  );
}

type SurveyProps = { jobId: number; type: ExperienceFeedbackType; title: string };

function Survey({ jobId, type, title }: SurveyProps) {
  const experience = useEndpointQuery(findJobExperienceRatingsEndpoint, {
    params: { jobId },
    query: { type },
  });
  const id = useId();
  return (
    <section className={styles['report-card']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <LoadedContentOrFailure
        call={experience}
        what="these ratings"
        skeleton={<Skeleton width="100%" height={120} />}
      >
        {(data) => <Figures told={data} />}
      </LoadedContentOrFailure>
    </section>
  );
}

function Figures({
  told: { total, figures, comments, hidden, zone },
}: {
  told: JobExperienceRatings;
}) {
  if (hidden !== null)
    return (
      <p className={styles['report-masked']}>
        Hidden while you have reviews to do on this role: a comment may say who somebody is.
      </p>
    );
  if (total === 0)
    return <p className={styles['report-none']}>Nobody has answered this survey yet.</p>;
  if (figures === null)
    return (
      <p className={styles['report-masked']}>
        {ratings(total)} so far. Figures and comments show from{' '}
        {EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN} on, so that nobody can be recognised.
      </p>
    );
  return (
    <div className={experienceStyles['told']}>
      <div className={experienceStyles['told-mean']}>
        <p>
          <strong>{figures.mean.toFixed(1)}</strong> of 10
        </p>
        <RatingOutOfTenStars rating={figures.mean} />
        <p>
          {ratings(total)}, median {figures.median}
        </p>
      </div>
      <Scale title="All in all" counts={figures.ratings} />
      <Scale title="Fairness" counts={figures.fairness} />
      <Scale title="Satisfaction" counts={figures.satisfaction} />
      {comments.length > 0 ? (
        <div className={experienceStyles['told-comments']}>
          <h3>Comments</h3>
          <ul>
            {comments.map(({ text, original, rating, day }, place) => (
              // Comments have no name to tell them apart by, and stand in a fixed order.
              <li key={place}>
                <blockquote dir="auto">{text}</blockquote>
                {original !== null && (
                  <details className={experienceStyles['experience-original']}>
                    <summary>Show as it was written</summary>
                    <blockquote dir="auto">{original}</blockquote>
                  </details>
                )}
                <p>
                  <RatingOutOfTenStars rating={rating} size={14} />
                  {dayWords(day, zone)}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className={styles['report-none']}>No comments to show. New ones wait for a day.</p>
      )}
    </div>
  );
}

/** One of the questions; all but the first may be skipped. */
function Scale({ title, counts }: { title: string; counts: readonly number[] }) {
  if (counts.every((count) => count === 0)) return null;
  return (
    <div className={experienceStyles['told-score']}>
      <h3>{title}</h3>
      <RatingDistributionChart counts={counts} />
    </div>
  );
}

const ratings = (n: number) => (n === 1 ? '1 rating' : `${formatCountWithThousands(n)} ratings`);

/** A comment is dated to the day, in the organisation's zone. */
function dayWords(day: Date, timeZone: string): string {
  // Sweden writes days as they are stored.
  return formatIsoDayShort(day.toLocaleDateString('sv-SE', { timeZone }));
}
