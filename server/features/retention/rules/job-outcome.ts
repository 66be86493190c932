import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';

export type JobOutcomeFacts = {
  closesAt: Date | null;
  archivedAt: Date | null;
  status: HireStatus | null;
  /** When the status was last given. */
  statusSetAt: Date | null;
};

/** By which rule the time of a role's applications began to run. */
export type JobOutcomeRule = 'filled' | 'closed-without' | 'archived' | 'silent';

export type JobOutcome =
  | { rule: JobOutcomeRule; at: Date }
  /** `silentAt`: when it counts as closed without, if nobody says anything until then. */
  | { rule: null; why: 'open'; silentAt: null }
  | { rule: null; why: 'undecided'; silentAt: Date };

/** A role that closed and of which nobody says how it ended counts as closed without after so many months: data is not kept for ever. */
const SILENT_MONTHS = 6;

/**
 * Whether a role has an outcome, since when, and by which rule. Whoever was hired, or that nobody was, is said of a role that takes
 * no applications any more; one that opens again has no outcome, and its next one begins the time anew.
 */
export function determineJobOutcome(facts: JobOutcomeFacts, now: Date): JobOutcome {
  const { closesAt, archivedAt, status, statusSetAt } = facts;
  const isClosed = closesAt !== null && closesAt <= now;
  if (!isClosed && archivedAt === null) return { rule: null, why: 'open', silentAt: null };
  const closedAt = isClosed ? closesAt : (archivedAt ?? now);
  const decidedAt = latest(closedAt, statusSetAt);
  if (status === 'hired') return { rule: 'filled', at: decidedAt };
  if (status === 'notHired') return { rule: 'closed-without', at: decidedAt };
  if (archivedAt !== null)
    return {
      rule: 'archived',
      at: latest(latest(closedAt, archivedAt), status === 'waiting' ? statusSetAt : null),
    };
  const silentAt = monthsAfter(status === 'waiting' ? decidedAt : closedAt, SILENT_MONTHS);
  return silentAt <= now
    ? { rule: 'silent', at: silentAt }
    : { rule: null, why: 'undecided', silentAt };
}

function latest(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}

function monthsAfter(moment: Date, months: number): Date {
  const then = new Date(moment);
  const day = then.getUTCDate();
  then.setUTCMonth(then.getUTCMonth() + months);
  // Of a day that the month does not have, its last one.
  if (then.getUTCDate() !== day) then.setUTCDate(0);
  return then;
}
