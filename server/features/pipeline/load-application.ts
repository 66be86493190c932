import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { type ManagedApplicationRow, findApplication } from './sql/candidates.ts';

export async function loadApplication(
  db: Db<'staff'>,
  { id, jobId }: { id: number; jobId: number },
): Promise<ManagedApplicationRow> {
  const application = await findApplication(db, { id, jobId });
  if (application === undefined) throw new Refusal('not-found');
  return application;
}
