import { applicationStatusForCandidate } from './application-status-for-candidate-and-may-withdraw.ts';

type Own = Parameters<typeof applicationStatusForCandidate>[0] & {
  job: { archivedAt: Date | null };
};

/**
 * Whether a task can be written and handed in, as far as its candidate knows: a decision of which they do not hear yet closes
 * nothing, or the page would tell it sooner.
 */
export function isCandidateTaskWritable(
  own: Own,
  { task, now }: { task: { isOpen: boolean }; now: Date },
): boolean {
  return (
    task.isOpen &&
    own.job.archivedAt === null &&
    applicationStatusForCandidate(own, now) === 'interviews'
  );
}
