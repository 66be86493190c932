import type { JobSummary as Job } from '@evenhand/contract/jobs/job-summary.ts';
import { IconUsers } from '@tabler/icons-react';
import { Link } from 'wouter';
import { StackedBar } from '../../ui/stacked-bar.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { OwnReviewsLink } from '../../parts/links/own-reviews-link.tsx';
import {
  labelOwnReviewsButton,
  describeOwnReviewsToDo,
} from '../../parts/words/own-reviews-to-do-and-button-words.ts';
import { formatJobGrade } from './format-job-grade.ts';
import { JobCardMenu } from './job-card-menu.tsx';
import { JobPhaseTag } from './job-phase-tag.tsx';
import { JobCardProgressFooter } from './job-card-progress-footer.tsx';
import { candidateCountsByStageOfJob } from './candidate-counts-by-stage-of-job.ts';
import { jobCardPath } from './job-card-and-redirect-paths.ts';
import levelStripStyles from '../../ui/stacked-bar.module.css';
import styles from './job-card.module.css';

type Props = { job: Job; timeZone: string | undefined; onArchive: () => void };

export function JobCard({ job, timeZone, onArchive }: Props) {
  const levels = candidateCountsByStageOfJob(job.stages);
  const about = [
    job.team,
    job.grade && formatJobGrade(job.grade),
    `${job.owner.firstName} ${job.owner.lastName}`,
  ].filter(Boolean);
  const isQuiet = job.phase === 'DRAFT' && levels.every(({ count }) => count === 0);
  const titleId = `job-${job.id}`;
  const path = jobCardPath(job);

  return (
    <article className={styles['job-card']} aria-labelledby={titleId}>
      <header className={styles['job-card-head']}>
        <h2 id={titleId} dir="auto">
          {path === null ? job.title : <Link href={path}>{job.title}</Link>}
        </h2>
        <JobPhaseTag job={job} />
        {job.isSample && <StatusTag colour="purple">Sample role</StatusTag>}
        <JobCardMenu job={job} onArchive={onArchive} />
      </header>
      <p className={styles['job-card-about']}>
        {about.map((part, index) => (
          // Team and grade may be the same word.
          <span key={index}>
            <bdi>{part}</bdi>
          </span>
        ))}
        {!isQuiet && (
          <span>
            <IconUsers size={15} aria-hidden="true" />
            {appliedWords(job.applicants)}
          </span>
        )}
      </p>
      {isQuiet ? (
        <p className={styles['job-card-draft']}>Not published yet: nobody can apply.</p>
      ) : (
        <>
          <dl className={styles['job-card-levels']}>
            {levels.map(({ id, words, count, mark }) => (
              <div key={id} className={count > 0 ? undefined : styles['is-zero']}>
                <dt className={levelStripStyles[`mark-${mark}`]}>{words}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
          <StackedBar levels={levels} />
        </>
      )}
      {job.ownReviews && (
        <p className={styles['job-card-own']}>
          <span>{describeOwnReviewsToDo(job.ownReviews)}</span>
          <OwnReviewsLink jobId={job.id}>{labelOwnReviewsButton(job.ownReviews)}</OwnReviewsLink>
        </p>
      )}
      {job.isSample && !job.ownReviews && job.may.archive && (
        <p className={styles['job-card-own']}>
          <span>Invented candidates, for looking at</span>
          <OwnReviewsLink jobId={job.id}>Open the blind review</OwnReviewsLink>
        </p>
      )}
      <JobCardProgressFooter job={job} timeZone={timeZone} />
    </article>
  );
}

/** The levels below count whoever is left; who has withdrawn explains the difference. */
function appliedWords({ submitted, withdrawn }: Job['applicants']): string {
  return withdrawn === 0 ? `${submitted} applied` : `${submitted} applied, ${withdrawn} withdrew`;
}
