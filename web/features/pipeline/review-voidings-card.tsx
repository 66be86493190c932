import type { JobReviewProgressTotals } from '@evenhand/contract/review/review-progress-and-reminders.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import { formatCandidateCount } from './candidate-name-or-reference-and-count-words.ts';
import manageStyles from './managed-job-page.module.css';
import styles from './review-voidings-card.module.css';

/** The record of marks that count no more: whose, how many, by whom and why; of no single mark. */
export function ReviewVoidingsCard({ progress }: { progress: JobReviewProgressTotals }) {
  const { voidings, zone } = progress;
  if (voidings.length === 0) return null;
  return (
    <section className={manageStyles['manage-card']} aria-labelledby="voidings-title">
      <h2 id="voidings-title" className={styles['voidings-title']}>
        Marks that do not count
      </h2>
      <ul className={styles['voidings']}>
        {voidings.map(({ reviewer, by, at, reason, marks, candidates }) => (
          <li key={`${reviewer} ${at.toISOString()}`}>
            <p>
              {marks === 1 ? '1 mark' : `${marks.toLocaleString('en-GB')} marks`} of{' '}
              <bdi>{reviewer}</bdi> on {formatCandidateCount(candidates)}, voided by <bdi>{by}</bdi>{' '}
              on <time dateTime={at.toISOString()}>{formatDateTime(at, zone)}</time>
            </p>
            <p className={styles['voidings-reason']}>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
