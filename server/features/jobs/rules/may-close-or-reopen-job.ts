import type { JobPhase } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';

type Facts = {
  phase: JobPhase;
  publishedAt: Date | null;
  sample: boolean;
  isAdmin: boolean;
  mayEdit: boolean;
};

/** Who runs a role closes it before its time; a sample takes no applications that could end. */
export function mayCloseJob({ phase, sample, mayEdit }: Facts): boolean {
  return phase === 'OPEN' && !sample && mayEdit;
}

/** Who runs a role opens it again once it has closed; out of the archive, as into it, only an admin takes it. */
export function mayReopenJob({ phase, publishedAt, sample, isAdmin, mayEdit }: Facts): boolean {
  if (sample || publishedAt === null || !mayEdit) return false;
  return phase === 'CLOSED' || (phase === 'ARCHIVED' && isAdmin);
}
