import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import { formatDayOfMomentShort, formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import manageStyles from './managed-job-page.module.css';
import styles from './review-batches-card.module.css';

/** How far each reviewer is, batch by batch, the newest first. */
export function ReviewBatchesCard({ batches }: Pick<JobPipeline, 'batches'>) {
  return (
    <section className={joinClassNames(manageStyles['manage-panel'], styles['batches'])}>
      <h2>Review progress</h2>
      {batches.map((batch) => (
        <section key={batch.id}>
          <h3>
            Sent {formatDayOfMomentShort(batch.sentAt)} · due {formatIsoDayShort(batch.dueOn)}
          </h3>
          <p>
            {batch.scored} of {batch.total} reviews of {formatCandidateCount(batch.candidates)}
          </p>
          {batch.released && <p>Released: names are open.</p>}
          <ul>
            {batch.reviewers.map(({ name, scored, total, finished }) => (
              <li key={name}>
                <ProgressBar
                  label={finished ? `${name}, finished` : name}
                  done={scored}
                  total={total}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
