import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { hireReminderCutoff } from './rules/hire-waiting-since-and-reminder-cutoff.ts';
import {
  findJobsWithUnconfirmedHire,
  type JobToConfirmHire,
} from './sql/update-hire-status-and-find-unconfirmed-hires.ts';

/** The roles whose hire is to be confirmed by this member: asked for on the dashboard and among their tasks alike. */
export function findJobsToConfirmHire({
  db,
  member,
  now,
}: VisitorRequestContext): Promise<JobToConfirmHire[]> {
  return findJobsWithUnconfirmedHire(db, {
    memberId: member.actorId,
    now,
    askedAgain: hireReminderCutoff(now),
  });
}
