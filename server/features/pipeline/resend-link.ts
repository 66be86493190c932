import type { Db } from '../../access/enter.ts';
import { recordEvent } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import { type JobAccess, loadManagedJob } from '../jobs/manage-access.ts';
import { loadApplication } from './load-application.ts';

/** Asks for the personal link to be sent again to a candidate who has started and not submitted. */
export async function resendLink(
  db: Db<'staff'>,
  { applicationId, ...query }: JobAccess & { applicationId: number },
): Promise<void> {
  const job = await loadManagedJob(db, query);
  const { id, state, submittedOn } = await loadApplication(db, {
    id: applicationId,
    jobId: job.id,
  });
  if (submittedOn !== null) throw new Refusal('already-submitted');
  if (state !== 'started') throw new Refusal('not-in-stage');
  await recordEvent(db, {
    kind: 'link-asked',
    actorKind: 'member',
    actorId: query.member.actorId,
    jobId: job.id,
    subjectId: id,
  });
}
