import type { Db } from '../../access/enter-door.ts';
import { readJobCopy } from '../jobs/read-job-content.ts';
import { startJobWithContent } from './start-job-with-content.ts';

type Copy = { id: number; member: { actorId: number }; requestId: string };

/**
 * Starts a draft with all that a role says, asks and is set to, and with its team; run by whoever copies it. Candidates,
 * dates, link and hire status stay behind.
 * @throws Refusal not-found
 */
export async function duplicateJob(
  db: Db<'staff'>,
  { id, member, requestId }: Copy,
): Promise<number> {
  const copy = await readJobCopy(db, id);
  return startJobWithContent(db, {
    ...copy,
    ownerId: member.actorId,
    requestId,
    from: { job: id },
  });
}
