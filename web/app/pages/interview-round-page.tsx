import { compareInterviewedCandidatesEndpoint } from '@evenhand/contract/interviews/compare-interviewed-candidates.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { InterviewedCandidatesComparisonTable } from '../../features/interviews/interviewed-candidates-comparison-table.tsx';
import { InterviewedCandidateDecisionButtons } from '../../features/pipeline/interviewed-candidate-decision-buttons.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { DecideCandidatesDialog } from '../../features/pipeline/decide-candidates-dialog.tsx';
import { useDecideCandidates } from '../../features/pipeline/use-decide-candidates-and-endpoints-to-refresh.ts';
import { refreshEndpoints } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

/** The people of one interview round side by side, under the head of their role, and what is decided on them. */
export function InterviewRoundPage() {
  return (
    <ManagedJobPageFrame tab="calendar">
      {(job) => <Round key={job.id} job={job} />}
    </ManagedJobPageFrame>
  );
}

function Round({ job }: { job: JobPipeline }) {
  const { roundId } = useParams<{ roundId: string }>();
  const client = useQueryClient();
  const { decide, isBusy, deciding } = useDecideCandidates(job);
  return (
    <>
      <InterviewedCandidatesComparisonTable
        jobId={job.id}
        roundId={Number(roundId)}
        decisionsOf={({ applicationId, ref, state }) => (
          <InterviewedCandidateDecisionButtons
            reference={ref}
            state={state}
            isBusy={isBusy}
            onDecide={(decision) =>
              decide(
                [applicationId],
                decision,
                () => void refreshEndpoints(client, [compareInterviewedCandidatesEndpoint]),
              )
            }
          />
        )}
      />
      {deciding && <DecideCandidatesDialog {...deciding} />}
    </>
  );
}
