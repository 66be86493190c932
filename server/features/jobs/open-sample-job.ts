import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { type JobEdit, loadJobForChange } from './load-job-for-change.ts';
import { updateJob } from './sql/job-to-edit.ts';

/** Opens a sample role: it takes no room in the plan, and the public door never shows it. */
export async function openSampleJob(db: Db<'staff'>, edit: JobEdit): Promise<void> {
  const job = await loadJobForChange(db, edit);
  if (!(await updateJob(db, job, { published_at: edit.now }))) throw new Refusal('newer-version');
}
