import { findJobCardEndpoint } from '@evenhand/contract/jobs.ts';
import { Redirect, useParams } from 'wouter';
import { JobNotLoadedNotice } from '../../parts/jobs/job-not-loaded-notice.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { jobRedirectPath } from '../../features/jobs/job-card-and-redirect-paths.ts';

/** `/role/{id}/{path}` leads to where the role is by now, as an old link or that of a closed card asks. */
export function JobRedirectPage() {
  const { jobId } = useParams<{ jobId: string }>();
  const job = useEndpointQuery(findJobCardEndpoint, { params: { id: jobId } });

  if (job.data) return <Redirect replace to={jobRedirectPath(job.data)} />;
  if (!job.error) return null;
  return <JobNotLoadedNotice code={job.error.problem.code} onRetry={job.refetch} />;
}
