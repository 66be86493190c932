import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findApplicationStates,
  findApplicationOfManagedJob,
  type ManagedApplicationDbRow,
} from './sql/managed-applications-their-emails-and-history.ts';

export async function loadManagedApplication(
  db: Db<'staff'>,
  { id, jobId }: { id: number; jobId: number },
): Promise<ManagedApplicationDbRow> {
  const application = await findApplicationOfManagedJob(db, { id, jobId });
  if (application === undefined) throw new Refusal('not-found');
  return application;
}

/**
 * Whether it is one of the role, for what needs no name: whoever is told one has seen it.
 * @throws Refusal not-found
 */
export async function refuseUnlessApplicationIsOfJob(
  db: Db<'staff'>,
  { id, jobId }: { id: number; jobId: number },
): Promise<void> {
  const [found] = await findApplicationStates(db, { jobId, ids: [id] });
  if (found === undefined || found.state === 'invited') throw new Refusal('not-found');
}
