import type { JobCard } from '@evenhand/contract/jobs.ts';
import { paths } from '../../paths.ts';

export function jobPath({ id, overallPhase, path }: JobCard): string {
  if (overallPhase === 'DRAFT' || path === 'draft') return paths.draft(id);
  return path === 'analysis' ? paths.reports(id) : paths.manage(id);
}
