import type { InviteRound } from '@evenhand/contract/invites.ts';
import type { Db } from '../../doors/enter.ts';
import { audit, record } from '../../events/record.ts';
import { loadManagedJob } from '../pipeline/manage-access.ts';
import { type Deed, loadRound } from './invite-round.ts';
import { cancelRound } from './sql/rounds.ts';

/** Keeps what has not left from leaving. Again, or too late, it changes nothing. */
export async function cancelInvites(
  db: Db<'staff'>,
  deed: Deed & { roundId: number },
): Promise<{ round: InviteRound }> {
  await loadManagedJob(db, deed);
  await loadRound(db, deed);
  const cancelled = await cancelRound(db, deed.roundId, deed.now);
  if (cancelled > 0) {
    const kind = 'invites-cancelled';
    await record(db, {
      kind,
      actorKind: 'member',
      actorId: deed.member.actorId,
      jobId: deed.jobId,
      subjectId: deed.roundId,
    });
    await audit(db, {
      kind,
      actorKind: 'member',
      subject: `job ${deed.jobId}`,
      requestId: deed.requestId,
      details: { people: cancelled },
    });
  }
  return { round: await loadRound(db, deed) };
}
