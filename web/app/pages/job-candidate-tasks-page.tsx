import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { useState } from 'react';
import { JobCandidateTaskList } from '../../features/candidate-tasks/job-candidate-task-list.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { SendCandidatesToReviewDialog } from '../../features/pipeline/send-candidates-to-review-dialog.tsx';

/** The tasks of one role, under its head. */
export function JobCandidateTasksPage() {
  return (
    <ManagedJobPageFrame tab="tasks">
      {(job) => <Tasks key={job.id} job={job} />}
    </ManagedJobPageFrame>
  );
}

type Sending = { stageId: number; applicationIds: number[] };

function Tasks({ job }: { job: JobPipeline }) {
  const [sending, setSending] = useState<Sending>();
  const close = () => setSending(undefined);
  return (
    <>
      <JobCandidateTaskList jobId={job.id} onSendToReview={setSending} />
      {sending && (
        <SendCandidatesToReviewDialog job={job} {...sending} onSent={close} onClose={close} />
      )}
    </>
  );
}
