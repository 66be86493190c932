import { findJobCard } from '@evenhand/contract/jobs.ts';
import { Redirect, useParams } from 'wouter';
import { PageNotice } from '../../page-notice.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useCall } from '../../use-call.ts';
import { placeOf } from './job-path.ts';

/** `/role/{id}/{path}` leads to where the role is by now, as an old link or that of a closed card asks. */
export function RolePage() {
  const { jobId } = useParams<{ jobId: string }>();
  const job = useCall(findJobCard, { params: { id: jobId } });

  if (job.data && job.data.id === Number(jobId)) return <Redirect replace to={placeOf(job.data)} />;
  if (job.error?.problem.code === 'not-found') {
    return (
      <PageNotice title="This role does not exist, or not for you">
        <p>If you should see it, ask an admin of your organisation to put you on its team.</p>
      </PageNotice>
    );
  }
  if (!job.error) return null;
  return (
    <ErrorNote>
      We could not load this role. Nothing was changed.{' '}
      <Button look="link" onClick={() => job.refetch()}>
        Try again
      </Button>
    </ErrorNote>
  );
}
