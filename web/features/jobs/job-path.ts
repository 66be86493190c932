import type { JobSummary } from '@evenhand/contract/jobs.ts';
import { paths } from '../../net/paths.ts';

type Place = Pick<JobSummary, 'id' | 'overallPhase' | 'path'>;

/** Where the card of a role leads; an archived one leads nowhere. */
export function cardPath({ id, overallPhase, path }: Place): string | null {
  switch (overallPhase) {
    case 'DRAFT':
      return paths.draft(id);
    case 'OPEN':
      return path === 'analysis' ? paths.reports(id) : paths.manage(id);
    case 'CLOSED':
      return paths.role(id, path);
    case 'ARCHIVED':
      return null;
  }
}

/** Where a role is found by now, whatever its address said: one that was never published, in the builder. */
export function currentJobPath(
  job: Place & Pick<JobSummary, 'publishedAtShortDescription'>,
): string {
  if (job.publishedAtShortDescription === null) return paths.draft(job.id);
  return job.path === 'analysis' ? paths.reports(job.id) : paths.manage(job.id);
}
