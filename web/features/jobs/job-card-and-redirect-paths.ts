import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';

type Place = Pick<JobSummary, 'id' | 'phase' | 'path'>;

/** Where the card of a role leads; an archived one leads nowhere. */
export function jobCardPath({ id, phase, path }: Place): string | null {
  switch (phase) {
    case 'DRAFT':
      return staffPagePaths.draft(id);
    case 'OPEN':
      return path === 'analysis' ? staffPagePaths.reports(id) : staffPagePaths.manage(id);
    case 'CLOSED':
      return staffPagePaths.role(id, path);
    case 'ARCHIVED':
      return null;
  }
}

/** Where a role is found by now, whatever its address said: one that was never published, in the builder. */
export function jobRedirectPath(job: Place & Pick<JobSummary, 'publishedDayWords'>): string {
  if (job.publishedDayWords === null) return staffPagePaths.draft(job.id);
  return job.path === 'analysis' ? staffPagePaths.reports(job.id) : staffPagePaths.manage(job.id);
}
