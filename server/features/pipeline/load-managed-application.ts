import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { type ManagedApplicationRow, findManagedApplication } from './sql/candidates.ts';

export async function loadManagedApplication(
  db: Db<'staff'>,
  { id, jobId }: { id: number; jobId: number },
): Promise<ManagedApplicationRow> {
  const application = await findManagedApplication(db, { id, jobId });
  if (application === undefined) throw new Refusal('not-found');
  return application;
}
