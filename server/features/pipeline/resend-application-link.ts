import type { Db } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { type JobAndMember, loadManagedJob } from '../jobs/load-managed-job.ts';
import { loadManagedApplication } from './load-application.ts';

/** Asks for the personal link to be sent again to a candidate who has started and not submitted. */
export async function resendApplicationLink(
  db: Db<'staff'>,
  { applicationId, ...query }: JobAndMember & { applicationId: number },
): Promise<void> {
  const job = await loadManagedJob(db, query);
  const { id, state, submittedOn } = await loadManagedApplication(db, {
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
