import {
  type JobCardDestination,
  type JobPhase,
  jobPhaseFacts,
} from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';

export type JobPhaseDates = {
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
};

/** A job's phase follows from its dates; nothing stores it. */
export function jobPhaseOf(
  { publishedAt, closesAt, archivedAt }: JobPhaseDates,
  now: Date,
): JobPhase {
  if (archivedAt !== null) return 'ARCHIVED';
  if (publishedAt === null) return 'DRAFT';
  return closesAt !== null && closesAt <= now ? 'CLOSED' : 'OPEN';
}

/** Where a role's card leads: to the builder, to running the role, or to what was learnt from it. */
export function jobCardDestination(phase: JobPhase, undecided: number): JobCardDestination {
  return phase === 'CLOSED' && undecided > 0 ? 'live' : jobPhaseFacts[phase].path;
}
