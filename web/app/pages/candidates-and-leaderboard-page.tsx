import { Link, useParams, useRoute } from 'wouter';
import { CandidateAdjustmentsPanel } from '../../features/adjustments/candidate-adjustments-panel.tsx';
import { CandidateFeedbackPanel } from '../../features/feedback-reports/candidate-feedback-panel.tsx';
import { CandidatesTab } from '../../features/pipeline/candidates-tab.tsx';
import { LeaderboardTab } from '../../features/pipeline/leaderboard-tab.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { MarkHiredDialogByUrl } from '../../features/pipeline/mark-hired-dialog-by-url.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

/** One role's candidates and its leaderboard; the address says which. */
export function CandidatesAndLeaderboardPage() {
  const [isLeaderboard] = useRoute('/manage/:jobId/leaderboard');
  const { jobId } = useParams<{ jobId: string }>();
  return (
    <>
      <ManagedJobPageFrame tab={isLeaderboard ? 'leaderboard' : 'candidates'}>
        {(job) =>
          isLeaderboard ? (
            <LeaderboardTab key={job.id} job={job} {...panelsOf(job.id)} />
          ) : (
            <>
              <CandidatesTab key={job.id} job={job} {...panelsOf(job.id)} />
              {(job.phase === 'OPEN' || job.phase === 'CLOSED') && (
                <p>
                  Does somebody apply by phone, on paper or with help?{' '}
                  <Link href={staffPagePaths.enterApplication(job.id)}>
                    Enter their application
                  </Link>
                </p>
              )}
            </>
          )
        }
      </ManagedJobPageFrame>
      <MarkHiredDialogByUrl jobId={jobId} />
    </>
  );
}

type Candidate = { id: number; ref: string };

/** What other features say of a candidate, beside the list. */
const panelsOf = (jobId: number) => ({
  renderAdjustments: (candidate: Candidate) => (
    <CandidateAdjustmentsPanel jobId={jobId} candidate={candidate} />
  ),
  renderFeedback: (candidate: Candidate) => (
    <CandidateFeedbackPanel jobId={jobId} candidate={candidate} />
  ),
});
