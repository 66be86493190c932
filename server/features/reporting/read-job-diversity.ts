import type { JobDiversityReport } from '@evenhand/contract/reporting/job-reports.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { Services } from '../../services-type.ts';
import { readPublishedJobDemographics } from '../disclosure/read-published-job-demographics.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';

/**
 * Who the candidates of a role were, as published when it had closed. Checked as the visitor, read in no transaction of
 * theirs. Whoever still reviews on the role, and support, learn nothing of it.
 */
export async function readJobDiversity(
  visit: VisitorRequestContext,
  { jobId, services }: { jobId: number; services: Services },
): Promise<() => Promise<JobDiversityReport>> {
  const { member } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const nothing = whyHidden({ isSupport: member.impersonationId !== null, ...job });
  if (nothing !== null) return async () => ({ steps: null, categories: [], nothing });
  return async () => {
    const { published, categories, unpublished } = await readPublishedJobDemographics(services, {
      orgId: member.orgId,
      jobId: job.id,
    });
    return { steps: published?.steps ?? null, categories, nothing: unpublished };
  };
}

function whyHidden({ ownReviewsOpen, isSupport }: { ownReviewsOpen: boolean; isSupport: boolean }) {
  if (ownReviewsOpen) return 'own-reviews-open';
  return isSupport ? 'support' : null;
}
