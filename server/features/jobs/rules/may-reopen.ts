import type { Phase } from './job-phase.ts';

type Facts = {
  phase: Phase;
  publishedAt: Date | null;
  sample: boolean;
  isAdmin: boolean;
  mayEdit: boolean;
};

/** Who runs a role closes it before its time; a sample takes no applications that could end. */
export function mayClose({ phase, sample, mayEdit }: Facts): boolean {
  return phase === 'OPEN' && !sample && mayEdit;
}

/** Who runs a role opens it again once it has closed; out of the archive, as into it, only an admin takes it. */
export function mayReopen({ phase, publishedAt, sample, isAdmin, mayEdit }: Facts): boolean {
  if (sample || publishedAt === null || !mayEdit) return false;
  return phase === 'CLOSED' || (phase === 'ARCHIVED' && isAdmin);
}
