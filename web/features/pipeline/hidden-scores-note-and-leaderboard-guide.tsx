import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { IconInfoCircle } from '@tabler/icons-react';
import { EducationGuideLink } from '../../parts/links/education-guide-link.tsx';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import emptyCardStyles from '../../parts/layout/empty-card.module.css';
import keyStripStyles from './candidate-score-figure-list.module.css';
import leaderboardStyles from './leaderboard.module.css';
import manageStyles from './managed-job-page.module.css';
import styles from './hidden-scores-note-and-leaderboard-guide.module.css';

type HiddenProps = { jobId: number; scored: number; total: number; sealed: JobPipeline['sealed'] };

/** Stands where the scores will be, and says when. */
export function ScoresHiddenUntilReviewsDoneNote({ jobId, scored, total, sealed }: HiddenProps) {
  if (total === 0) {
    return (
      <p className={joinClassNames(emptyCardStyles['empty-card'], manageStyles['manage-empty'])}>
        Nobody was sent to review yet.{' '}
        <Link href={`${staffPagePaths.manage(jobId)}?group=submitted`}>
          Choose candidates under Submitted
        </Link>{' '}
        and send them to blind review; their scores will stand here.
      </p>
    );
  }
  return (
    <div className={joinClassNames(styles['leaderboard-hidden'], keyStripStyles['hatched'])}>
      <p>
        {sealed === 'own-reviews-open'
          ? 'You still have reviews to do on this role. Names and scores show once you have finished.'
          : `Scores show when 80 % of reviews are in. ${scored} of ${total} so far.`}
      </p>
    </div>
  );
}

/** @param identitiesOpened null once names were released */
export function HowToReadLeaderboardPanel({
  identitiesOpened,
}: {
  identitiesOpened: number | null;
}) {
  return (
    <section className={joinClassNames(manageStyles['manage-panel'], styles['how-to-read'])}>
      <h2>How to read this</h2>
      <svg
        viewBox="0 0 120 16"
        width="120"
        height="16"
        aria-hidden="true"
        className={leaderboardStyles['score-bar']}
      >
        <rect x="1" y="4" width="118" height="8" rx="4" />
        <circle cx="60" cy="8" r="5" />
      </svg>
      <p>
        The dot is the score, from 0 to 100: the mean of the stages somebody has completed, by their
        weights. The bar is where it would likely fall with other reviewers (80 % range). Equal
        scores share a rank, and a lot decides the order between them.{' '}
        <EducationGuideLink to="scoring">How scores come about</EducationGuideLink>
      </p>
      {identitiesOpened !== null && (
        <p className={styles['how-to-read-names']}>
          <IconInfoCircle size={16} aria-hidden="true" />
          Names open when you release them. {identitiesOpened}{' '}
          {identitiesOpened === 1 ? 'identity' : 'identities'} opened so far.
        </p>
      )}
    </section>
  );
}
