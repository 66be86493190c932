import { useParams, useRoute } from 'wouter';
import { CandidatesTab } from '../../features/pipeline/candidates-tab.tsx';
import { LeaderboardTab } from '../../features/pipeline/leaderboard-tab.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { MarkHiredDialogByUrl } from '../../features/pipeline/mark-hired-dialog-by-url.tsx';

/** One role's candidates and its leaderboard; the address says which. */
export function CandidatesAndLeaderboardPage() {
  const [isLeaderboard] = useRoute('/manage/:jobId/leaderboard');
  const { jobId } = useParams<{ jobId: string }>();
  return (
    <>
      <ManagedJobPageFrame tab={isLeaderboard ? 'leaderboard' : 'candidates'}>
        {(job) =>
          isLeaderboard ? (
            <LeaderboardTab key={job.id} job={job} />
          ) : (
            <CandidatesTab key={job.id} job={job} />
          )
        }
      </ManagedJobPageFrame>
      <MarkHiredDialogByUrl jobId={jobId} />
    </>
  );
}
